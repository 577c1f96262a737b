import { folded } from "../../csv/folded.ts";

/**
 * What fair-housing law protects: race, color, origin, religion, sex, orientation, family, disability, age, and source
 * of income (42 USC 3604; Miami-Dade County Code 11A). A spreadsheet may have it; a lead never does.
 */
const protectedColumns = new RegExp(
  `\\b(?:${[
    "race|raza|ethnicit(?:y|ies)|ethnic|etnia|etnicidad|skin|color de piel|nationality|nacionalidad|citizenship",
    "ciudadania|immigration|inmigracion|migratorio|(?:country|place) of (?:origin|birth)|(?:pais|lugar) de (?:origen|nacimiento)",
    "religion|religious|faith|religioso|gender|sex|sexo|genero|pronouns?|pronombres?|(?:sexual )?orientation|orientacion",
    "marital|marriage|estado civil|spouse|esposos?|esposas?|conyuge|children|kids|hijos|hijas|ninos|familial|family (?:size|status)",
    "(?:tamano|situacion) (?:de la )?familiar?|household|pregnan\\w*|embaraz\\w*|disab\\w*|discapac\\w*|handicap\\w*|medical|medic[ao]s?",
    "health|salud|age|edad|birth ?day|birth ?date|date of birth|dob|fecha de nacimiento|cumpleanos|veteran|veterano|military",
    "voucher|section 8|seccion 8|source of income|fuente de ingresos|public assistance|ssn|social security|seguro social",
  ].join("|")})\\b`,
);

/**
 * True for a column that says what fair-housing law protects: it is never read, even if the agent assigns a field to
 * it.
 */
export function isProtectedColumn(name: string): boolean {
  return protectedColumns.test(folded(name));
}

/** Words of a person's protected details, in both languages, without accents. */
const protectedWords = new RegExp(
  `\\b(?:${[
    // Family
    "kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|teen(?:ager)?s?|pregnan\\w*|divorced|married|widowed|unmarried",
    "single (?:mom|mother|dad|father|parent|man|woman|person|guy|lady)|sons?|daughters?|famil(?:y|ies|ias?) (?:of|with|de|con)",
    "hij[oa]s?|ninos?|ninas?|bebes?|embarazad\\w*|casad[oa]s?|solter[oa]s?|divorciad[oa]s?|viud[oa]s?|wife|husband|spouse",
    "espos[oa]s?|marido|newlyweds?",
    // Race, origin, religion
    "(?:black|white) (?:wom[ae]n|m[ae]n|famil\\w+|couples?|guys?|lad(?:y|ies)|people|person|renters?|tenants?)",
    "(?:persona|familia|pareja|mujer|hombre|gente|chic[oa])s? (?:negr|blanc)[oa]s?|african|asian|arab|hispanic|latin[oax]s?|caucasian",
    "haitian[oa]?s?|cuban[oa]?s?|venezuel\\w+|colombian[oa]?s?|mexican[oa]?s?|dominican[oa]?s?|nicaragu\\w+|brazilian",
    "brasilen[oa]s?|argentin\\w+|russians?|rus[oa]s?|chin[oa]s?|chinese|jewish|judi[oa]s?|jews?|muslims?|musulman\\w*",
    "christians?|cristian[oa]s?|catholics?|catolic[oa]s?|evangelic\\w+|hindus?|mormon\\w*|immigrants?|inmigrantes?",
    "undocumented|indocumentad\\w*|church|iglesia|mosque|synagogue|sinagoga",
    // Sex and orientation
    "gay|lesbian[ao]?s?|bisexual\\w*|transgender|trans (?:wom[ae]n|m[ae]n)|homosexual\\w*",
    // Disability and health
    "disab\\w*|discapac\\w*|handicap\\w*|wheelchairs?|silla de ruedas|blind|deaf|cieg[oa]s?|sord[oa]s?|autis\\w+",
    "depress\\w+|cancer|hiv|vih|medical condition|condicion medica",
    "(?:service|support|therapy|assistance) (?:animal|dog|cat)s?|(?:animal|perro|gato)s? de (?:servicio|apoyo)",
    // Age
    "years? old|anos de edad|elderly|senior citizens?|retired|retirees?|jubilad[oa]s?|pensionad[oa]s?|tercera edad|ancian[oa]s?",
    // Source of income
    "section (?:8|eight)|seccion (?:8|ocho)|vouchers?|hcv|ssi|ssdi|welfare|food stamps|public assistance|child support",
    "alimony|bono de vivienda|vale de vivienda|asistencia publica|cupones de alimentos|plan 8",
  ].join("|")})\\b`,
);

/** A note without the sentences that say what fair-housing law protects. */
export function withoutProtectedDetails(note: string): { text: string; shortened: boolean } {
  // A sentence ends at its sign, a semicolon or the end of its line.
  const sentences = note.split(/(?<=[.!?;])\s+|\n+/);
  const kept = sentences.filter((sentence) => !protectedWords.test(folded(sentence)));
  const shortened = kept.length < sentences.length;
  return { text: shortened ? kept.join(" ").trim() : note.trim(), shortened };
}

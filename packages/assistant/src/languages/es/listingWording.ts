import type { WordingRule } from "../../listings/wordingRule.ts";

const only = "(?:solo|solamente|unicamente|exclusivamente|exclusivo|nada mas|preferiblemente|preferimos|preferencia)";
const takes =
  "(?:acept(?:a|an|amos|o)|admit(?:e|en|imos|o)|permit(?:e|en|imos|o)|recib(?:e|en|imos|o)|quer(?:emos|o)|quier(?:e|en|o)|rent(?:a|an|amos|o) a|alquil(?:a|an|amos|o) a|trabaj(?:a|an|amos|o) con|tom(?:a|an|amos|o)|califica(?:n)? para)";
const children = "(?:nin[oa]s?|menores(?: de edad)?|bebes?|hijos|adolescentes|chicos|chamacos|criaturas)";
const families = "(?:familias?(?: con (?:nin[oa]s|hijos|bebes))?)";
const subsidy =
  "(?:(?:el |la )?(?:plan|seccion|section|programa) (?:8|ocho)|vouchers?|vales?(?: de vivienda)?|hud|(?:ayudas?|asistencia|subsidios?)(?: (?:del gobierno|de vivienda|de renta|publicas?|para la renta|estatales))?)";
const people =
  "(?:parejas?|jovenes|familias?|profesional(?:es)?|solter[oa]s?|ejecutiv[oa]s?|jubilad[oa]s?|estudiantes?|ancian[oa]s?|recien casados|adultos?(?: mayores)?|mujeres|hombres|personas? (?:sol[oa]s?|mayor(?:es)?|joven(?:es)?)|senor(?:es|as?|itas?)?|caballeros?|damas?|nin[oa]s|matrimonios?|cristian[oa]s?)";
const origins =
  "(?:inmigrantes?|extranjer[oa]s?|indocumentad[oa]s?|ilegales|haitian[oa]s?|cuban[oa]s?|venezolan[oa]s?|colombian[oa]s?|mexican[oa]s?|negr[oa]s?|blanc[oa]s?|american[oa]s|gringos?|latin[oa]s?|hispan[oa]s?|arabes?|asiatic[oa]s?)";
const faiths = "(?:cristian[oa]s?|catolic[oa]s?|judi[oa]s?|musulman(?:a|es|as)?|evangelic[oa]s?|ateos?)";

/** Remarks that fair-housing law forbids in a Spanish listing (42 USC 3604(c); Miami-Dade County Code, chapter 11A). */
export const listingWordingEs: readonly WordingRule[] = [
  {
    basis: "familial_status",
    pattern: `${only} (?:para |a |con )?(?:adultos?|personas adultas|parejas?(?: solas| sin hijos)?|solter[oa]s?|personas? solas?|matrimonios?)`,
  },
  {
    basis: "familial_status",
    pattern: `(?:adultos?|parejas?|solter[oa]s?|personas? solas?) (?:solamente|unicamente|nada mas|preferiblemente)`,
  },
  { basis: "familial_status", pattern: "(?:edificio|comunidad|complejo|condominio) (?:solo )?(?:de|para) adultos" },
  {
    basis: "familial_status",
    pattern: `(?:lo siento,? )?(?:aqui )?no (?:se )?${takes} (?:a )?(?:personas con |parejas con |mucho[sa] )?(?:${children}|${families})`,
  },
  {
    basis: "familial_status",
    pattern: `(?:${children}|${families}) no(?: (?:se )?${takes}| son bienvenid[oa]s| estan permitid[oa]s| permitid[oa]s| admitid[oa]s| por favor)?(?=(?: )?(?:[.,;!?)]|$))`,
  },
  {
    basis: "familial_status",
    pattern: `(?:sin|no|nada de|cero|libre de|prohibid[oa]s?(?: los| las)?) (?:${children})(?: pequen[oa]s)?`,
  },
  {
    basis: "familial_status",
    pattern: `(?<=\\b(?:no|sin)[\\s-][a-z0-9\\s]{2,40})ni (?:a )?(?:${children}|${families})`,
  },
  {
    basis: "familial_status",
    pattern: `no (?:es )?(?:apt[oa]|adecuad[oa]|recomendad[oa]|bueno|ideal|segur[oa]) para (?:${children}|${families})`,
  },
  { basis: "familial_status", pattern: `(?:maximo|no mas de|${only}) (?:un|una|dos|1|2) (?:nin[oa]s?|hij[oa]s?)` },
  {
    basis: "familial_status",
    pattern: "no (?:se aceptan? )?(?:madres|padres) solter[oa]s|no embarazadas|(?:deben? )?estar casados",
  },

  {
    basis: "source_of_income",
    pattern: `(?:lo siento,? )?no (?:se )?${takes} (?:a )?(?:personas con |inquilinos con )?(?:${subsidy})`,
  },
  { basis: "source_of_income", pattern: `(?<=\\b(?:no|sin)[\\s-][a-z0-9\\s]{2,40})ni (?:a )?${subsidy}` },
  { basis: "source_of_income", pattern: `(?:sin|no|nada de|cero) (?:${subsidy})` },
  {
    basis: "source_of_income",
    pattern: `(?:${subsidy}) no(?: (?:se )?${takes}| es aceptado| son aceptados| aceptad[oa]s?| califica)?(?=(?: )?(?:[.,;!?)]|$))`,
  },
  {
    basis: "source_of_income",
    pattern: `${only} (?:para )?(?:personas |gente |inquilinos )(?:que trabajen?|que trabajan|con (?:trabajo|empleo)|emplead[oa]s?)|(?:debe|tiene que) (?:tener (?:trabajo|empleo)|trabajar|estar trabajando)`,
  },

  {
    basis: "disability",
    pattern: `(?:no (?:se )?(?:${takes} )?(?:a )?|sin )(?:sillas? de ruedas|discapacitad[oa]s|minusvalid[oa]s|enferm[oa]s|personas con discapacidad(?:es)?|(?:animales|perros|mascotas) de (?:servicio|apoyo(?: emocional)?|asistencia|terapia))`,
  },
  {
    basis: "disability",
    pattern: "(?:animales|perros) de (?:servicio|apoyo(?: emocional)?|asistencia) no(?: se aceptan| permitidos)?",
  },
  {
    basis: "disability",
    pattern: "no (?:es )?apt[oa] para (?:discapacitad[oa]s|minusvalid[oa]s|personas (?:mayores|con discapacidad))",
  },

  { basis: "religion", pattern: `(?:hogar|casa|familia|comunidad|edificio|zona|barrio|vecindario) (?:muy )?${faiths}` },
  { basis: "religion", pattern: `(?:${only}|no|no se aceptan|buscamos) (?:para |a )?(?:personas )?${faiths}` },

  { basis: "origin", pattern: `(?:${only}|no|no se (?:aceptan?|admiten?|renta a|alquila a)) (?:para |a )?${origins}` },
  {
    basis: "origin",
    pattern:
      "(?:que |deben? |tienen? que )(?:hable[ns]?|hablar) (?:ingles|espanol)|sin papeles no|con papeles|(?:solo|solamente|unicamente) (?:ciudadanos|residentes legales|con papeles)",
  },
  { basis: "origin", pattern: `(?:zona|barrio|vecindario|area|comunidad|edificio) (?:de |muy )?${origins}` },

  {
    basis: "sex",
    pattern: `${only} (?:para |a )?(?:mujeres|hombres|damas|caballeros|senoritas?|chicas|chicos|muchachas|muchachos|una? (?:mujer|hombre|dama|senorita|muchacha|chica))`,
  },
  {
    basis: "sex",
    pattern: "(?:mujeres|hombres|damas|caballeros|senoritas) (?:solamente|unicamente|nada mas|preferiblemente)",
  },
  {
    basis: "sex",
    pattern:
      "no (?:se aceptan? |se admiten? )?(?:hombres|mujeres|gays?|homosexuales|lesbianas|parejas del mismo sexo|trans(?:exuales|generos?)?)",
  },

  { basis: "age", pattern: "(?:personas?|gente|pareja|inquilinos?|senora?) madur[oa]s?(?: preferible(?:mente)?)?" },
  {
    basis: "age",
    pattern: `(?:${only}|no|no se aceptan) (?:para |a )?(?:personas (?:mayores|jovenes)|jovenes|ancian[oa]s|viej[oa]s|jubilad[oa]s|estudiantes)`,
  },
  { basis: "age", pattern: "(?:mayores|menores) de [2-9]\\d(?: anos)?" },

  {
    basis: "suitability",
    pattern: `(?:ideal|ideales|perfect[oa]s?|excelente|especial|pensad[oa]|hech[oa]|recomendad[oa]|disenad[oa]|apt[oa]|buen[oa]|mejor) para (?:un[oa]?s? |l[oa]s? |el )?(?:[a-z]+ ){0,2}?${people}(?: (?:jovenes|joven|solas?|solos?|sin hijos|maduras?|mayores|trabajador(?:es|a|as)?|profesionales))?(?: (?:con|que) [^.,;!?\\n]*)?`,
  },
  {
    basis: "suitability",
    pattern: `(?:se busca|buscamos|busco|preferimos|prefiero|se prefieren?|de preferencia) (?:a )?(?:un[oa]?s? )?(?:[a-z]+ ){0,2}?${people}(?: (?:jovenes|joven|solas?|solos?|sin hijos|maduras?|mayores))?`,
  },
  { basis: "suitability", pattern: `${only} (?:para |a )?(?:profesionales|ejecutiv[oa]s|estudiantes)` },

  {
    basis: "steering",
    pattern:
      "(?:zona|area|barrio|vecindario|sector|vecindad) (?:muy |super |bien )?(?:segur[oa]|peligros[oa]|buen[oa]|mal[oa]|tranquil[oa] y segur[oa]|sin crimen|libre de crimen)",
  },
  { basis: "steering", pattern: "(?:buen[oa]|mejor|mal[oa]|excelente) (?:zona|area|barrio|vecindario|sector)" },
  {
    basis: "steering",
    pattern:
      "(?:buenas|mejores|excelentes|malas) escuelas|escuelas (?:muy )?(?:buenas|excelentes|de primera|calificadas|categoria a)",
  },
];

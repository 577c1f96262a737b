import { checkListingText, type WordingBasis } from "@llave/assistant";
import type { SavePropertyRequest, WordingAnswer } from "@llave/contract/listings/properties";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { PageLanguage } from "../../http/language.ts";

/** The texts of a listing that renters may read, by field. */
export function publicTexts(listing: SavePropertyRequest): Record<string, string> {
  const { address, area, description, facts, photos } = listing;
  const texts: Record<string, string> = { address, area: area ?? "", description };
  for (const [topic, fact] of Object.entries(facts)) {
    if (fact?.en) texts[`facts.${topic}.en`] = fact.en;
    if (fact?.es) texts[`facts.${topic}.es`] = fact.es;
  }
  for (const [index, { alt }] of photos.entries()) texts[`photos.${index}.alt`] = alt;
  return texts;
}

/** Checks texts for remarks that fair-housing law forbids; the result has only fields with one. */
export function checkWording(texts: Readonly<Record<string, string>>): WordingAnswer {
  const found: WordingAnswer = {};
  for (const [field, text] of Object.entries(texts)) {
    const { findings, rewrite } = checkListingText(text);
    if (findings.length === 0) continue;
    found[field] = {
      findings: findings.map(({ start, end, phrase, basis }) => ({ start, end, phrase, basis })),
      rewrite,
    };
  }
  return found;
}

/**
 * Refuses texts of a listing that say who may live there, and records what was refused.
 * @param texts by field
 * @throws ApiError `listing_wording` with a text for each field
 */
export async function refuseUnfairWording(
  db: Kysely<Database>,
  listing: { agentId: string; propertyId: string | null; now: Date },
  texts: Readonly<Record<string, string>>,
  language: PageLanguage,
): Promise<void> {
  const found = Object.entries(checkWording(texts));
  if (found.length === 0) return;
  const refusals = found.flatMap(([field, { findings }]) => findings.map((finding) => ({ field, ...finding })));
  await db
    .insertInto("wording_finding")
    .values(
      refusals.slice(0, 50).map(({ field, phrase, basis }) => ({
        agent_id: listing.agentId,
        property_id: listing.propertyId,
        field,
        phrase: phrase.slice(0, 300),
        basis,
        created_at: listing.now,
      })),
    )
    .execute();
  const fields = Object.fromEntries(
    found.map(([field, { findings }]) => [field, findings.map((finding) => wordingText(finding, language)).join(" ")]),
  );
  throw new ApiError("listing_wording", { fields });
}

const reasons: Record<WordingBasis, Record<PageLanguage, string>> = {
  familial_status: { en: "turns away families with children", es: "excluye a familias con niños" },
  source_of_income: {
    en: "turns away lawful income such as vouchers",
    es: "excluye ingresos legales como los vouchers",
  },
  disability: { en: "turns away people with disabilities", es: "excluye a personas con discapacidad" },
  religion: { en: "mentions a religion", es: "menciona una religión" },
  origin: { en: "mentions origin or citizenship", es: "menciona un origen o una ciudadanía" },
  sex: { en: "states a preference for a sex or orientation", es: "indica preferencia por un sexo o una orientación" },
  age: { en: "states a preference for an age", es: "indica preferencia por una edad" },
  suitability: { en: "says who the home is for", es: "dice para quién es la vivienda" },
  steering: { en: "rates the neighborhood or its schools", es: "opina sobre el vecindario o sus escuelas" },
};

/** Says in one sentence why a remark isn't allowed, and under which law. */
export function wordingText(
  { phrase, basis }: { phrase: string; basis: WordingBasis },
  language: PageLanguage,
): string {
  const law = lawOf(basis, language);
  return language === "es"
    ? `“${phrase}” ${reasons[basis].es} (${law}).`
    : `“${phrase}” ${reasons[basis].en} (${law}).`;
}

/** Sources: 42 USC 3604(c) for what the federal act protects; chapter 11A of the county code for the rest. */
function lawOf(basis: WordingBasis, language: PageLanguage): string {
  if (basis !== "source_of_income" && basis !== "age") return "Fair Housing Act, 42 USC 3604";
  return language === "es" ? "Código de Miami-Dade, capítulo 11A" : "Miami-Dade Code 11A";
}

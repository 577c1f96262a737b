import type { Answer, AnswerRow, HomeName } from "../answering/answerTypes.ts";
import { isOld } from "../answering/fact.ts";
import { grouped } from "../phrasing/values.ts";
import type { IsoDate, Language, ListingTopic } from "../types.ts";
import type { Fact } from "./facts.ts";
import { dateForms, type Forms, moneyForms } from "./forms.ts";
import { roomForms } from "./searchFacts.ts";

/** More homes than this are told by their ends, and a range keeps its own words. */
const maxHomes = 3;

/** Fields whose stored figure is all there is to say. */
const figures: ReadonlySet<ListingTopic> = new Set<ListingTopic>(["price", "bedrooms", "bathrooms", "square_feet"]);

/** True for an answer that tells one stored figure of a few homes: no yes or no, no sum, nothing missing, no words of the agent's. */
export function tellsFigures({ op, topics, rows, homes, missing, fits, totals, best, overview }: Answer): boolean {
  const [topic, ...others] = topics;
  if (op !== "value" || topic === undefined || others.length > 0 || !figures.has(topic)) return false;
  if (missing.length > 0 || fits || totals || best || overview) return false;
  const isFew = homes.length > 0 && homes.length <= maxHomes && rows.length === homes.length;
  const isStored = rows.every(({ fact }) => fact !== undefined && fact.topic === topic && fact.words === undefined);
  // "Both have 2 baths" names no home, and days apart could be mixed up.
  const differ = new Set(rows.map(({ fact }) => JSON.stringify(fact?.value))).size === rows.length;
  return isFew && isStored && differ && new Set(rows.map(({ fact }) => fact?.updated)).size === 1;
}

/** What a wording of such an answer has to tell: each figure with its home, and the day of figures that are old. */
export function answerFacts({ rows, homes }: Answer, language: Language, today: IsoDate): Fact[] {
  const [day] = rows.flatMap(({ fact }) => fact?.updated ?? []);
  return [
    ...homes.flatMap((home) => homeFacts(home, rows, language)),
    ...(day !== undefined && isOld(day, today)
      ? [{ forms: dateForms(day, language, today), required: true, kind: "confirmed" as const }]
      : []),
  ];
}

function homeFacts({ propertyId, by, text }: HomeName, rows: readonly AnswerRow[], language: Language): Fact[] {
  const values = rows.filter((row) => row.propertyId === propertyId);
  return [
    { forms: nameForms(text, language), required: by !== "known", anchor: propertyId },
    ...values.map(
      (row): Fact => ({
        forms: figureForms(row, language),
        required: true,
        kind: "amount",
        of: [propertyId],
      }),
    ),
  ];
}

/** "Edgewater", "the Edgewater one": "one" counts nothing there. */
function nameForms(text: string, language: Language): Forms {
  const pointed = language === "en" ? `the ${text} one` : `el de ${text}`;
  return [text, pointed];
}

function figureForms({ fact, topic }: AnswerRow, language: Language): Forms {
  const value = fact?.value;
  if (value?.kind === "money") return moneyForms(value.amount, language);
  if (value?.kind === "size") {
    const units = language === "en" ? ["square feet", "sq ft", "sq. ft.", "sqft"] : ["pies cuadrados"];
    return [grouped(value.squareFeet), String(value.squareFeet)].flatMap((n) => units.map((unit) => `${n} ${unit}`));
  }
  if (value?.kind !== "count") return [];
  return roomForms(value.count, topic === "bathrooms" ? "bathrooms" : "bedrooms", language);
}

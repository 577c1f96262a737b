import type { Ground, Language } from "../types.ts";
import { criterionTopics } from "./answer.ts";
import type { Answer } from "./answerTypes.ts";
import { answerWordsOf } from "./answerWordsOf.ts";
import { numberOf, type StoredFact } from "./fact.ts";

/** An agent's own words are kept up to here: enough to recognize them, and a row stays small. */
const maxValueLength = 120;

/** The stored facts that an answer rests on, and those that were missing. */
export function groundsOfAnswer(answer: Answer): Ground[] {
  const { rows, totals = [], fits = [], overview = [], missing, best, topics, language } = answer;
  const told = rows.filter(({ propertyId, topic }) => !best || topic !== best.topic || best.ids.includes(propertyId));
  return [
    ...told.flatMap(({ fact }) => (fact ? [groundOf(fact, language)] : [])),
    ...totals.flatMap(({ propertyId, rent, updated }) => [
      { topic: "price" as const, propertyId, value: rent, updated },
    ]),
    ...(topics.length === 0 ? fits : []).flatMap(({ propertyId, reasons, updated }) =>
      reasons
        .filter(({ outcome }) => outcome !== "unknown")
        .map(({ criterion }) => ({ topic: criterionTopics[criterion], propertyId, updated })),
    ),
    ...(overview.length > 0 && fits.length === 0 ? [groundOfOverview(overview)] : []),
    ...missing.flatMap(({ topic, listingIds }) =>
      listingIds.map((propertyId) => ({ topic, propertyId, missing: true as const })),
    ),
  ];
}

function groundOfOverview(overview: NonNullable<Answer["overview"]>): Ground {
  const rents = overview.map(({ rent }) => rent);
  const days = overview.map(({ updated }) => updated).sort();
  return { topic: "price", value: [Math.min(...rents), Math.max(...rents)], count: overview.length, updated: days[0] };
}

function groundOf(fact: StoredFact, language: Language): Ground {
  const { topic, propertyId, words, updated } = fact;
  const ground = { topic, propertyId, updated };
  const stored = storedValue(fact, language) ?? words?.slice(0, maxValueLength);
  return stored === undefined ? ground : { ...ground, value: stored };
}

/** A value as the agent's "why" shows it. */
function storedValue(fact: StoredFact, language: Language): string | number | undefined {
  const { value, updated } = fact;
  switch (value.kind) {
    case "date":
      return value.date;
    case "place":
      return value.name;
    case "boolean":
    case "pets":
    case "lease":
    case "utilities":
      // In the renter's words: no date is among them.
      return answerWordsOf(language).brief(fact, updated);
    default:
      return numberOf(value);
  }
}

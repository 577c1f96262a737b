import type { Utility } from "../listings/listingTerms.ts";
import { isIn } from "../matching/fittingListings.ts";
import { petsVerdict } from "../matching/verdicts.ts";
import type { ListingTopic, Property } from "../types.ts";
import type { Deciding, Scene, Verdict } from "./answerTypes.ts";
import { type FactValue, numberOf, type StoredFact } from "./fact.ts";
import { clausePolarity, clausesOf } from "./polarity.ts";
import type { Against } from "./query.ts";
import { fields } from "./registry.ts";

export interface Judged {
  verdict: Verdict;
  deciding?: Deciding;
}

const yes: Judged = { verdict: "yes" };
const no: Judged = { verdict: "no" };
const unknown: Judged = { verdict: "unknown" };

function decided(holds: boolean): Judged {
  return holds ? yes : no;
}

/** Whether a listing has what a question asks for, with what decided it. */
export function judge(fact: StoredFact | undefined, property: Property, against: Against, scene: Scene): Judged {
  if (!fact) return unknown;
  if (against.detail !== undefined) return judgeDetail(fact, property, against.detail);
  const { value, topic } = fact;
  switch (value.kind) {
    case "money":
    case "count":
    case "size":
    case "distance":
      return judgeNumber(topic, value, against);
    case "date":
      return decided(against.date === undefined || value.date <= against.date.to || value.date <= scene.today);
    case "place":
      return judgePlace(property, against, scene);
    case "boolean":
      return decided(value.has);
    case "pets":
      return judgePets(value.policy, against.pets);
    case "lease":
      return judgeLease(value, against.months);
    case "utilities":
      return judgeUtilities(value.included, against.utilities ?? [against.utility ?? []].flat());
    case "text":
      if (topic === "pets" && saysKind(fact.words, against.pets)) return decided(value.holds !== false);
      return judgeText(value.holds, topic, against);
  }
}

const kindWords: Record<string, RegExp> = { dog: /\b(?:dogs?|perr\w+)\b/i, cat: /\b(?:cats?|gat\w+)\b/i };

/** "Dogs up to 25 lb are fine" answers for a dog whose weight isn't in question. */
function saysKind(words: string | undefined, pets: Against["pets"]): boolean {
  if (words === undefined || pets?.kind === undefined || pets.pounds !== undefined || pets.count !== undefined)
    return false;
  return kindWords[pets.kind]?.test(words) ?? false;
}

/** Words alone answer whether there is something, and no number that is held against them. */
function judgeText(holds: boolean | undefined, topic: ListingTopic, against: Against): Judged {
  const isHeld =
    (fields[topic].kind === "money" && against.amount !== undefined) ||
    (fields[topic].kind === "count" && against.count !== undefined && holds !== false) ||
    (topic === "lease_term" && against.months !== undefined) ||
    (topic === "pets" && against.pets !== undefined && holds !== false) ||
    (topic === "utilities" && (against.utility ?? against.utilities) !== undefined && holds !== false) ||
    (topic === "availability" && against.date !== undefined);
  return holds === undefined || isHeld ? unknown : decided(holds);
}

function judgeNumber(topic: ListingTopic, value: FactValue, { amount, count, relation }: Against): Judged {
  const stored = numberOf(value) ?? 0;
  const held = value.kind === "money" ? amount : count;
  if (held === undefined) return decided(stored > 0 || topic === "bedrooms");
  switch (relation ?? fields[topic].relation ?? "atMost") {
    case "exactly":
      return decided(stored === held);
    case "atLeast":
      return decided(stored >= held);
    case "atMost":
      return {
        ...decided(stored <= held),
        ...(value.kind === "money" && stored !== held && { deciding: { type: "margin", by: held - stored } }),
      };
  }
}

function judgePlace(property: Property, { area }: Against, { market }: Scene): Judged {
  return area === undefined ? yes : decided(isIn(property.area, [area], market));
}

/** Assistance animals are no pets, whatever a question calls them. */
const assistance = /assist|service|servicio|emotional|emocional|\besa\b|apoyo|guide|guia|support/i;

function judgePets(policy: Extract<FactValue, { kind: "pets" }>["policy"], pets: Against["pets"] = {}): Judged {
  const { kind, count, pounds } = pets;
  if (kind !== undefined && assistance.test(kind)) return { verdict: "yes", deciding: { type: "assistance_animal" } };
  if (policy.allowed.length === 0) return no;
  const ofKind = petsVerdict({ has: true, ...(kind !== undefined && { kind }) }, policy)?.outcome;
  if (ofKind === "misses") return { verdict: "no", deciding: { type: "pet_kind" } };
  if (count !== undefined && policy.most !== undefined && count > policy.most) {
    return { verdict: "no", deciding: { type: "pet_count", count, limit: policy.most } };
  }
  if (pounds !== undefined && policy.pounds !== undefined) {
    const fits = pounds <= policy.pounds;
    if (!fits || ofKind === "fits" || kind === undefined)
      return { verdict: fits ? "yes" : "no", deciding: { type: "pet_weight", pounds, limit: policy.pounds } };
  }
  // Of a policy that takes one kind alone, an unnamed pet may be the other.
  if (ofKind === "unknown" && kind !== undefined) return { verdict: "unknown", deciding: { type: "pet_kind_open" } };
  if (pounds !== undefined) return { verdict: "unknown", deciding: { type: "pet_weight_open", pounds } };
  return yes;
}

function judgeUtilities(included: readonly Utility[], asked: readonly Utility[]): Judged {
  if (asked.every((utility) => included.includes(utility))) return decided(included.length > 0);
  return { verdict: "no", ...(included.length > 0 && { deciding: { type: "other_utilities", included } }) };
}

function judgeLease({ min, max }: Extract<FactValue, { kind: "lease" }>, months: number | undefined): Judged {
  return months === undefined ? yes : decided(months >= min && months <= (max ?? Number.POSITIVE_INFINITY));
}

/** "Is it in the unit?": the agent's own words have to speak of it. */
function judgeDetail(fact: StoredFact, property: Property, detail: string): Judged {
  const open: Judged = { verdict: "unknown", deciding: { type: "detail_open", detail } };
  // A home that lacks the thing lacks all that belongs to it.
  if (fact.value.kind === "text" && fact.value.holds === false) return no;
  if (fact.value.kind === "boolean" && !fact.value.has) return no;
  const clause = clauseWith(property, fact.topic, detail);
  if (clause === undefined || fact.words === undefined) return open;
  const holds = clausePolarity(clause, fact.topic);
  return holds === undefined ? open : decided(holds);
}

/** True where the agent's own words about a topic speak of the detail. */
export function mentionsDetail(property: Property, topic: ListingTopic, detail: string): boolean {
  return clauseWith(property, topic, detail) !== undefined;
}

function clauseWith(property: Property, topic: ListingTopic, detail: string): string | undefined {
  const stems = clausesOf(detail).flatMap((clause) =>
    clause
      .split(/\W+/)
      .filter((word) => word.length > 1)
      .map(stem),
  );
  if (stems.length === 0) return undefined;
  const { en, es } = property.facts[topic] ?? {};
  return [en, es]
    .flatMap((text) => (text ? clausesOf(text) : []))
    .find((said) => {
      const words = said.split(/\W+/).map(stem);
      return stems.every((word) => words.includes(word));
    });
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:es|s|ed|d|a|o)$/, "") : word;
}

import type { Draft } from "../understanding/draft.ts";
import { clauseOf, isAsked, sentenceOf } from "../understanding/questions.ts";
import type { SgdAct, SgdValue } from "./turn.ts";

/** Features of a home that the services know, by the word class that names each. */
const features: readonly [string, readonly string[]][] = [
  ["pets_allowed", ["topic:pets"]],
  ["furnished", ["furnished"]],
  ["has_garage", ["garage"]],
  ["in_unit_laundry", ["topic:laundry"]],
];

/** Features wanted, refused or of no matter, and whether to rent or to buy. */
export function readFeatures(
  draft: Draft,
  acts: readonly SgdAct[],
  answer: "yes" | "no" | undefined,
): Record<string, SgdValue> {
  const said: Record<string, SgdValue> = {};
  for (const [slot, groups] of features) {
    const wish = wishFor(draft, groups) ?? answerTo(draft, acts, slot, answer);
    if (wish !== undefined) said[slot] = wish;
  }
  const tenure = rentOrBuy(draft, acts);
  if (tenure !== undefined) said.intent = tenure;
  return said;
}

function wishFor(draft: Draft, groups: readonly string[]): string | undefined {
  const { reading } = draft;
  for (let i = 0; i < reading.words.length; i++) {
    for (const group of groups) {
      const end = reading.group(i, group);
      if (end > 0 && !reading.isInPlace(i) && isWish(draft, i, end))
        return reading.within("noMatter", i - 5, end + 5) ? "dontcare" : isDenied(draft, i, end) ? "False" : "True";
    }
  }
  return undefined;
}

/** A feature in a statement, or in a question for homes in general; not one about the home at hand. */
function isWish(draft: Draft, i: number, end: number): boolean {
  if (!isAsked(draft, i, end)) return true;
  const sentence = sentenceOf(draft, i);
  const { reading } = draft;
  const clause = clauseOf(draft, i);
  if (reading.within("aboutListing", clause.start, end)) return false;
  const seeks = ["alternatives", "search"].some((signal) => reading.within(signal, sentence.start, sentence.end));
  return seeks && !(reading.within("aboutListing", sentence.start, end) && clause.start === sentence.start);
}

/** "I need no garage", "a garage isn't necessary". */
function isDenied({ reading }: Draft, i: number, end: number): boolean {
  if (reading.all("needless").some((hit) => hit.start >= end && hit.start <= end + 1)) return true;
  return [1, 2, 3, 4, 5].some(
    (back) => reading.group(i - back, "deny") > 0 && (reading.words[i - back + 1]?.before ?? 0) === 0,
  );
}

/** Yes or no to a feature that the system asked for. */
function answerTo(
  draft: Draft,
  acts: readonly SgdAct[],
  slot: string,
  answer: "yes" | "no" | undefined,
): string | undefined {
  if (!acts.some((act) => act.act === "REQUEST" && act.slot === slot)) return undefined;
  if (draft.reading.has("noMatter")) return "dontcare";
  return answer === undefined ? undefined : answer === "yes" ? "True" : "False";
}

/** "a place to buy", "for rent"; asked about a home at hand it says nothing. */
function rentOrBuy(draft: Draft, acts: readonly SgdAct[]): string | undefined {
  const { reading } = draft;
  const wanted = (signal: string): boolean =>
    reading.all(signal).some((hit) => isWish(draft, hit.start, hit.end) && !isDenied(draft, hit.start, hit.end)) &&
    !reading.has("notHome");
  if (wanted("toBuy")) return "buy";
  if (wanted("toRent")) return "rent";
  const asked = acts.some((act) => act.act === "REQUEST" && act.slot === "intent");
  return asked && reading.words.some((word) => word.norm === "rent") ? "rent" : undefined;
}

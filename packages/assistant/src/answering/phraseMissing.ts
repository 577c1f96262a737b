import type { ListingTopic } from "../types.ts";
import type { Missing } from "./answerTypes.ts";
import type { Sentences } from "./sentences.ts";

/** Whose facts are missing, with all of them together: "doesn't mention a pool or a gym". */
interface Gap {
  topics: ListingTopic[];
  ids: string[];
}

/** What no listing in question says, each listing once. */
export function phraseMissing(sentences: Sentences): string[] {
  return gapsOf(sentences).map((gap) => phraseGap(gap, sentences));
}

/** Gaps of the same listings are told together; what a sentence before told already is left out. */
function gapsOf({ answer }: Sentences): Gap[] {
  const gaps = new Map<string, Gap>();
  for (const { topic, listingIds } of answer.missing) {
    const ids = listingIds.filter((id) => !isTold(topic, id, answer));
    if (ids.length === 0) continue;
    const key = ids.join(" ");
    const gap = gaps.get(key) ?? { topics: [], ids };
    gap.topics.push(topic);
    gaps.set(key, gap);
  }
  return [...gaps.values()];
}

/** The sentence of a check tells what is stored and that the rest was asked; a sum tells what it leaves out. */
function isTold(topic: Missing["topic"], id: string, { rows, totals, homes }: Sentences["answer"]): boolean {
  const total = totals?.find(({ propertyId }) => propertyId === id);
  if (total && totals?.length === 1 && topic !== "move_in_cost") return true;
  const row = rows.find((one) => one.topic === topic && one.propertyId === id);
  if (row?.deciding?.type === "pet_weight_open" || row?.deciding?.type === "pet_kind_open") return true;
  return homes.length === 1 && row?.fact !== undefined;
}

/** So many listings that say nothing are counted where the others were named. */
const minRest = 3;

/** How many homes the facts of these topics were told of. */
function toldOf(topics: readonly ListingTopic[], { rows }: Sentences["answer"]): number {
  const told = rows.filter(({ topic, fact }) => topics.includes(topic) && fact);
  return new Set(told.map(({ propertyId }) => propertyId)).size;
}

/** Words that say how or where the field's thing is, and are no thing of their own. */
const qualifies = /^(?:in|inside|en|dentro|adentro|heated|climatizada|central|gated)\b/;

function phraseGap({ topics, ids }: Gap, { answer, words, say, named }: Sentences): string {
  const [only] = topics;
  if (topics.length === 1 && only === "photos") return say("answer_missing_photos");
  if (topics.length === 1 && only === "other") return say("answer_missing_other");
  const asks = topics.length === 1 ? answer.against.detail : undefined;
  const hasThing = answer.rows.some(({ topic, fact }) => topic === only && fact);
  const detail = asks !== undefined && (qualifies.test(asks) || hasThing) ? undefined : asks;
  const gapOf = (subject: "one" | "several" | "none") =>
    detail === undefined ? words.gap(topics, subject) : words.gapOf(detail, subject);
  const asked = new Set(answer.rows.map(({ propertyId }) => propertyId)).size || answer.homes.length;
  if (ids.length === asked && ids.length > 1) {
    return say("answer_missing_all", { gap: gapOf("none") });
  }
  const { names, more } = named(ids);
  // Beside the homes that were told of, all the others: their number says it.
  const isRest = ids.length >= minRest && toldOf(topics, answer) + ids.length === asked;
  const text = isRest ? words.otherListings(ids.length) : words.listings(names, more);
  return ids.length === 1
    ? say("answer_missing", { listing: text, gap: gapOf("one") })
    : say("answer_missing_several", { listings: text, gap: gapOf("several") });
}

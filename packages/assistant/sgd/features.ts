import type { Draft } from "../src/understanding/draft.ts";
import { clauseOf, isAsked, sentenceOf } from "../src/understanding/questions.ts";
import type { Reading, SignalHit } from "../src/understanding/reading.ts";
import { homeOf, isHome, isPointedAt } from "./homes.ts";
import type { Stage } from "./stage.ts";
import { hasSlot, type SgdAct, type SgdTurn, type SgdValue } from "./turn.ts";

interface Feature {
  slot: string;
  groups: readonly string[];
  signals: readonly string[];
  /** Further classes that only ask: "how about furniture?" states no wish. */
  asked?: readonly string[];
}

/** Features of a home that the services know, with the word classes and signals for each. */
const features: readonly Feature[] = [
  { slot: "pets_allowed", groups: ["topic:pets"], signals: [], asked: ["letsThemIn"] },
  { slot: "furnished", groups: ["furnished"], signals: ["withFurniture"], asked: ["topic:furnished", "furnish"] },
  { slot: "has_garage", groups: ["garage", "parking"], signals: ["carUnderRoof"] },
  { slot: "in_unit_laundry", groups: ["topic:laundry"], signals: ["washesAtHome"] },
];

/** Words that may stand next to a feature in an answer that only names it. */
const fillers = "and also or the a an any in on inside unit my please too then ok okay so".split(" ");

/** How a turn mentions a feature: as something homes must have or lack, or as a question. */
export interface FeatureTalk {
  wishes: Record<string, SgdValue>;
  asked: string[];
}

/** Features wanted, refused, without importance, or asked about; a question about the offered home isn't a wish too. */
export function readFeatures(
  draft: Draft,
  { service, previous_system_acts: acts }: SgdTurn,
  stage: Stage,
  answer: "yes" | "no" | undefined,
): FeatureTalk {
  const talk: FeatureTalk = { wishes: {}, asked: [] };
  for (const { slot, groups, signals, asked } of features) {
    if (!hasSlot(service, slot)) continue;
    const mentions = mentionsOf(draft, groups, signals);
    const askable = asked === undefined ? mentions : [...mentions, ...mentionsOf(draft, asked, asked)];
    if (askable.some((mention) => asksAt(draft, stage, mention))) talk.asked.push(slot);
    const wishes = mentions.filter((mention) => wishesAt(draft, stage, mention));
    const wish = wishes.find(({ start, end }) => !isDenied(draft, start, end)) ?? wishes[0];
    const isOwnOnly = wish !== undefined && talk.asked.includes(slot) && slot === "pets_allowed";
    const value = wish === undefined || isOwnOnly ? answerTo(draft, acts, slot, answer) : wished(draft, wish);
    if (value !== undefined && !isRemark(draft, acts, slot, value)) talk.wishes[slot] = value;
    else if (isMeantByIt(draft, acts, slot)) talk.wishes[slot] = "True";
  }
  return talk;
}

interface Mention {
  start: number;
  end: number;
}

function mentionsOf({ reading }: Draft, groups: readonly string[], signals: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (let i = 0; i < reading.words.length; i++) {
    const end = Math.max(...groups.map((group) => reading.group(i, group)));
    if (end > 0 && !reading.isInPlace(i) && !isInName(reading, i)) found.push({ start: i, end });
  }
  return [...found, ...signals.flatMap((signal) => reading.all(signal))];
}

/** "Good, I need a garage" after learning that there is one: says that it suits, without a new wish. */
function isRemark(draft: Draft, acts: readonly SgdAct[], slot: string, value: SgdValue): boolean {
  return toldOf(acts, slot) === value && !draft.reading.has("alternatives");
}

/** Features of the offered home that the system just named. */
function toldOf(acts: readonly SgdAct[], slot: string): string | undefined {
  return acts.find((act) => act.act === "INFORM" && act.slot === slot)?.values[0];
}

/** "Another one that has it", "I need one": wants the feature just named in other homes. */
function isMeantByIt({ reading }: Draft, acts: readonly SgdAct[], slot: string): boolean {
  const told = toldOf(acts, slot);
  if (told === undefined) return false;
  if (told === "False" && reading.has("needsIt")) return true;
  return reading.has("thatHasIt") && ["alternatives", "search"].some((signal) => reading.has(signal));
}

/** "Los Gatos" has no cats. */
function isInName(reading: Reading, i: number): boolean {
  const isCapital = (reading.words[i]?.isCapital ?? false) && (reading.words[i - 1]?.isCapital ?? false);
  if (!isCapital || (reading.words[i]?.before ?? 0) > 0) return false;
  return reading.lexicon.tells.get(reading.norm(i - 1))?.language !== "en";
}

/** True if the turn asks about a feature: only once there is a home that may have it. */
function asksAt(draft: Draft, stage: Stage, mention: Mention): boolean {
  if (stage === "searching") return false;
  return asksOf(draft, mention) || (stage === "taken" && !wishesAt(draft, stage, mention));
}

/** True if the turn wants a feature: always before there is a home; afterwards only when looking for others. */
function wishesAt(draft: Draft, stage: Stage, mention: Mention): boolean {
  if (stage === "searching") return true;
  const { start, end } = sentenceOf(draft, mention.start);
  return isWish(draft, mention) && (stage === "offered" || draft.reading.within("alternatives", start, end));
}

/** A question about the offered home's feature. */
function asksOf(draft: Draft, mention: Mention): boolean {
  if (isNoMatter(draft, mention)) return false;
  if (isAlone(draft, mention) || isToBeFoundOut(draft, mention)) return true;
  return isAsked(draft, mention.start, mention.end) && !seeks(draft, mention);
}

/** "Also confirm about pets", "I need a garage, does it have one?": something to find out about the offered home. */
function isToBeFoundOut(draft: Draft, mention: Mention): boolean {
  const { start, end } = mention;
  const from = sentenceOf(draft, start).start;
  const { reading } = draft;
  if (reading.all("wantsToKnow").some((hit) => hit.start >= from && hit.start < start)) return !seeks(draft, mention);
  const isAfter = (hit: SignalHit): boolean => hit.start >= end && isAsked(draft, hit.start, hit.end);
  // "And the washer, is it in the unit?"
  return reading.all("asksForIt").some(isAfter) || reading.all("asksOfIt").some((hit) => hit.start === end);
}

/** A statement of a feature that homes must have, or a question for homes that have it. */
function isWish(draft: Draft, mention: Mention): boolean {
  if (isNoMatter(draft, mention)) return true;
  if (isToBeFoundOut(draft, mention)) return false;
  if (isAsked(draft, mention.start, mention.end)) return seeks(draft, mention);
  return !isAlone(draft, mention) && !describesOffer(draft, mention);
}

/** True if a question is for homes of a kind ("anything with a garage?"), not about the offered one. */
function seeks(draft: Draft, { start, end }: Mention): boolean {
  const home = homeOf(draft, start);
  if (home !== undefined) return home === "searched";
  const { reading } = draft;
  if (reading.all("thatHasIt").some((hit) => hit.start >= end && !isAsked(draft, hit.start, hit.end))) return true;
  const sentence = sentenceOf(draft, start);
  const isSearch = reading.has("alternatives") || reading.within("search", sentence.start, sentence.end);
  if (isHome(reading, end)) return isSearch && !isPointedAt(reading, start, sentence.start);
  if (reading.within("aboutListing", clauseOf(draft, start).start, end)) return false;
  return isSearch;
}

/** "And laundry in the unit": a sentence that only names the feature asks about it. */
function isAlone(draft: Draft, { start, end }: Mention): boolean {
  const sentence = sentenceOf(draft, start);
  const { words } = draft.reading;
  const others = [...words.slice(sentence.start, start), ...words.slice(end, sentence.end)];
  return others.every(({ norm }) => fillers.includes(norm));
}

/** "It has a garage at least": about the offered home, and not a wish. */
function describesOffer(draft: Draft, { start, end }: Mention): boolean {
  const { reading } = draft;
  const { start: from } = sentenceOf(draft, start);
  return homeOf(draft, start) === "offered" && !reading.within("wishes", from, end) && !reading.has("alternatives");
}

function wished(draft: Draft, { start, end }: Mention): string {
  if (isNoMatter(draft, { start, end })) return "dontcare";
  return isDenied(draft, start, end) ? "False" : "True";
}

/** "I don't care about a garage, but …": without importance, up to where another thing begins. */
function isNoMatter({ reading }: Draft, { start, end }: Mention): boolean {
  return reading.all("noMatter").some((hit) => {
    const [from, until] = hit.end <= start ? [hit.end, start] : [end, hit.start];
    if (until - from > 5) return false;
    for (let i = from; i < until; i++) if (reading.group(i, "but") > 0) return false;
    return true;
  });
}

/** "I need no garage", "a garage isn't necessary". */
export function isDenied({ reading }: Draft, start: number, end: number): boolean {
  if (reading.all("needless").some((hit) => hit.start >= end && hit.start <= end + 1)) return true;
  for (let i = start - 1; i >= Math.max(0, start - 5); i--) {
    if ((reading.words[i + 1]?.before ?? 0) > 0 || reading.group(i, "but") > 0) return false;
    if (reading.group(i, "deny") > 0) return true;
  }
  return false;
}

/** Yes or no to a feature that the system asked about. */
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

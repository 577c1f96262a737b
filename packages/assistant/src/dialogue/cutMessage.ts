import { readPlainQueries } from "../answering/plainQueries.ts";
import type { Query } from "../answering/query.ts";
import { readQueries } from "../answering/readQueries.ts";
import { asksSoonest } from "../answering/soonest.ts";
import { answerableBy } from "../learned/answerable.ts";
import type { AsideKind } from "../learned/aside.ts";
import type { AskedBefore } from "../learned/features.ts";
import { asksOf, type JudgedClause, judgeClauses, margins } from "../learned/judge.ts";
import { readQuestion } from "../learned/question.ts";
import type { Stance } from "../learned/stance.ts";
import { doubtedSlots, type SaidBefore } from "../learned/wished.ts";
import { spotsIn } from "../reading/mentions/spots.ts";
import type { TurnContext } from "../turn.ts";
import type { SlotName, Topic, Understanding } from "../types.ts";
import { type AskedPart, type Cut, mayRemind, readAskedParts, touches } from "../understanding/askedParts.ts";
import { blanked, isWithin, overlaps, stretchOf } from "../understanding/stretches.ts";
import { wordsOf } from "../understanding/understand.ts";
import { breakStrength } from "../understanding/words.ts";
import { wordsIn } from "../understanding/wordsIn.ts";
import type { Aside } from "./aside.ts";
import { asksToSee, findAsides, plainPart } from "./asides.ts";
import { localTime } from "./calendar.ts";
import { slotsForAgent } from "./forAgent.ts";
import { hear, hearingContext } from "./hear.ts";
import { likelyTopics } from "./likelyTopics.ts";
import { fromTelling, isToldTo, tellsToAgent } from "./messageToAgent.ts";
import { homesNamed } from "./references.ts";
import { rejects, rejectsSize } from "./rejectedPlaces.ts";
import { asksForNoFact, isAnsweredAside, saysOnly } from "./stances.ts";
import { type DialogueState, knowsHomes } from "./state.ts";
import type { Asked, SaidClause, Turn } from "./turn.ts";
import { besideVisit, visitAsksIn } from "./visitQuestions.ts";

/** A message clause by clause, and the questions and requests among them. */
export function cutMessage(
  before: DialogueState,
  heard: Understanding,
  message: string,
  context: TurnContext,
): Pick<Turn, "clauses" | "asks" | "visitAsks" | "queries" | "doubted" | "spots"> {
  const unasked: DialogueState = { ...before, asked: null };
  const cut = wordsOf(message, hearingContext(unasked, context));
  const clauses = judgeClauses(cut, askedBefore(before));
  const { words } = cut.reading;
  const said = clauses.map(({ start, end, ...judged }) => ({
    ...judged,
    start: words[start]?.start ?? 0,
    end: words[end - 1]?.end ?? message.length,
  }));
  const isVisit = isAboutVisit(before, heard, context);
  const visitAsks = visitAsksIn(message, said, isVisit);
  const asks =
    mayAsk(heard, clauses) || mayRemind(plainPart(message)) ? askedParts(unasked, cut, clauses, context) : [];
  const own = besideVisit(asks, visitAsks).filter(
    (ask) =>
      !statesMove(message, heard, ask) &&
      !asksForNoFact(message, said, stretchOf(ask)) &&
      !isAside(ask, said, isVisit) &&
      !namesVisit(heard, ask),
  );
  const spots = spotsIn(cut.reading, context.market);
  const plain = readPlainQueries(message, said, own, heard, before, context);
  const left = besideDescribed(own, plain, (part) => hear(unasked, part, context));
  const all =
    visitAsks.length > 0 && left.length === 0
      ? []
      : readQueries(cut.reading, heard, left, asksPlainly(clauses), spots, before, context);
  const today = localTime(context.now, context.market.timeZone).date;
  // "Nothing sooner?" after homes were shown looks for others.
  const isOnHomes = knowsHomes(before);
  const searchesForOthers = (query: Query): boolean =>
    isOnHomes &&
    query.named.length === 0 &&
    query.topics.every((topic) => ofSearch.has(topic)) &&
    !query.isOn &&
    !asksSoonest(query, today) &&
    saysOnly(said, query, otherHomes);
  const queries = [
    ...plain,
    ...all.filter(
      (query) =>
        !asksForNoFact(message, said, query) &&
        !searchesForOthers(query) &&
        !plain.some((other) => overlaps(query, other)),
    ),
  ].sort((one, other) => one.start - other.start);
  const unsearched = unlessSearched(doubtedSlots(cut.reading, heard, saidBefore(before)), heard, said);
  const doubted = [...unsearched].filter((slot) => !isSaidAlone(slot, heard, message, said));
  return {
    clauses: said,
    visitAsks,
    asks: left,
    queries,
    spots,
    doubted: new Set([
      ...doubted,
      ...(isVisit ? [] : slotsForAgent(heard, own)),
      ...slotsChecked(heard, plain),
      ...sizesRejected(message, heard, said),
    ]),
  };
}

/** Separates a question from the description before it: "What does the Wynwood one have? Parking?". */
function besideDescribed(
  asks: readonly Asked[],
  queries: readonly Query[],
  hearPart: (part: string) => Understanding,
): Asked[] {
  const described = queries.filter(({ op }) => op === "describe");
  return asks.map((ask) => {
    const before = described.find((query) => overlaps(query, stretchOf(ask)));
    const from = before === undefined ? 0 : before.end - ask.start;
    const text = ask.text.slice(from).replace(/^[\s?,.;!]+/, "");
    if (from <= 0 || text === "") return ask;
    const heard = hearPart(`${text}?`);
    const start = ask.start + ask.text.length - text.length;
    return heard.topics.some((topic) => topic !== "other") ? { ...ask, start, text, heard, isWhole: false } : ask;
  });
}

/** True if a question says which home to see when: "And the Brickell one on Tuesday?". */
function namesVisit({ evidence }: Understanding, ask: Asked): boolean {
  if (ask.homesNamed.length === 0 || ask.heard.topics.some((topic) => topic !== "other")) return false;
  const isTimed = evidence.some((item) => item.slot === "showing_request" && overlaps(item, stretchOf(ask)));
  return isTimed || asksToSee(ask.text);
}

/** Topics that such a clause seems to name. */
const seeming: Partial<Record<AsideKind, readonly Topic[]>> = {
  needed: ["requirements", "application"],
  bring: ["requirements", "application"],
  next: ["application"],
  visit_time: ["availability"],
};

/** Asides whose phrases a question about homes never contains. */
const ofNoHome: ReadonlySet<Aside> = new Set<Aside>(["areas", "number"]);

/** True for a question that isn't about a home and gets its own answer: "My gf can come too right". */
function isAside(ask: Asked, clauses: readonly SaidClause[], isVisit: boolean): boolean {
  if (ask.heard.intents.includes("language_switch")) return true;
  const namesNoTopic = ask.heard.topics.every((topic) => topic === "other");
  if (namesNoTopic && findAsides(ask.text).some((aside) => ofNoHome.has(aside))) return true;
  const inside = clauses.filter((clause) => overlaps(clause, stretchOf(ask)));
  const isOther = ({ aside }: SaidClause): boolean =>
    isAnsweredAside(aside, isVisit) &&
    ask.heard.topics.every((topic) => topic === "other" || seeming[aside]?.includes(topic));
  return inside.length > 0 && inside.every(isOther);
}

/** The sizes that the message turns down: "A studio is too small for us", "con 2 cuartos no nos alcanza". */
function sizesRejected(
  message: string,
  { evidence, intents }: Understanding,
  clauses: readonly SaidClause[],
): SlotName[] {
  const corrects = intents.includes("correction");
  return sizes.filter((slot) => {
    const said = evidence.filter((item) => item.slot === slot);
    const isOff = (item: (typeof said)[number]): boolean =>
      clauses.some(
        (clause) => isWithin(item, clause) && (rejectsSize(message, clause) || (!corrects && rejects(message, clause))),
      );
    return said.length > 0 && said.every(isOff);
  });
}

const sizes = ["bedrooms", "bathrooms"] as const;

/** The slots that only check a listing and state no wish: "Is 308 the studio?". */
function slotsChecked({ evidence }: Understanding, queries: readonly Query[]): SlotName[] {
  const checks = queries.filter(({ op }) => op === "check");
  return evidence.filter((item) => checks.some((query) => isWithin(item, query))).map(({ slot }) => slot);
}

const otherHomes: ReadonlySet<Stance> = new Set<Stance>(["other_homes"]);

/** What a search for other homes may name. */
const ofSearch: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "availability",
  "area",
  "bedrooms",
  "bathrooms",
  "pets",
  "move_in_cost",
  "other",
]);

/** True for a question without a mark, unless the message also clearly states a wish. */
function asksPlainly(clauses: readonly JudgedClause[]): boolean {
  return (
    clauses.some((clause) => asksOf(clause) >= margins.asks) &&
    !clauses.some(({ shares }) => shares.wish >= surelyWished)
  );
}

const besideValue =
  /^(?:[^\p{L}\p{N}]|\b(?:en|in|by|on|for|from|para|pa|around|about|como|unos?|el|the|de|maybe|prob|probably)\b)*$/iu;

/** True if a clause is only the value, which is an answer whatever comes next: "January. Which one is closer?". */
function isSaidAlone(
  slot: SlotName,
  { evidence }: Understanding,
  message: string,
  clauses: readonly SaidClause[],
): boolean {
  return clauses.some((clause) => {
    const inside = evidence.filter((item) => item.slot === slot && isWithin(item, clause));
    if (inside.length === 0 || /^\s*[?]/.test(message.slice(clause.end))) return false;
    const values = inside.map(({ start, end }) => ({ start: start - clause.start, end: end - clause.start }));
    return besideValue.test(blanked(message.slice(clause.start, clause.end), values));
  });
}

/** This many criteria in one clause are a search: "2 bed edgewater 2950 april 1". */
const fewestCriteria = 3;
const surelyWished = 0.95;

/**
 * Clears doubts in a clause that clearly lists criteria, and about an amount if the renter clearly says what they need.
 */
function unlessSearched(
  doubted: ReadonlySet<SlotName>,
  { evidence }: Understanding,
  clauses: readonly SaidClause[],
): ReadonlySet<SlotName> {
  if (doubted.size === 0) return doubted;
  const wishes = clauses.filter(({ shares }) => shares.wish >= surelyWished);
  const searches = wishes.filter((clause) => {
    const inside = evidence.filter((item) => criteria.has(item.slot) && isWithin(item, clause));
    return new Set(inside.map(({ slot }) => slot)).size >= fewestCriteria;
  });
  const needs = wishes.filter(({ stance }) => stance === "states_need");
  const isSaidIn = (slot: SlotName, parts: readonly SaidClause[]): boolean =>
    evidence.some((item) => item.slot === slot && parts.some((part) => isWithin(item, part)));
  const isWished = (slot: SlotName): boolean =>
    isSaidIn(slot, searches) || (slot === "budget_max" && isSaidIn(slot, needs));
  return new Set([...doubted].filter((slot) => !isWished(slot)));
}

const criteria: ReadonlySet<SlotName> = new Set<SlotName>(["area", "bedrooms", "bathrooms", "budget_max", "move_in"]);

/** True if a showing is offered, arranged or asked for. */
function isAboutVisit({ offeredTimes }: DialogueState, { slots }: Understanding, { showing }: TurnContext): boolean {
  return showing !== undefined || Boolean(offeredTimes?.length) || slots.showing_request !== undefined;
}

/** What the previous reply asked for, in the classifier's terms. */
function askedBefore({ asked, offeredTimes, turns }: DialogueState): AskedBefore {
  if (turns === 0) return "start";
  return offeredTimes?.length ? "showing_request" : (asked ?? "none");
}

/** What the classifier of values needs to know about the conversation. */
function saidBefore(before: DialogueState): SaidBefore {
  return { asked: askedBefore(before), known: Object.keys(before.slots) as SlotName[] };
}

/** True if a message may ask something: reading it part by part costs as much again as reading it once. */
function mayAsk({ topics, intents }: Understanding, clauses: readonly JudgedClause[]): boolean {
  const isAsking = topics.length > 0 || intents.some((intent) => intent.startsWith("ask_"));
  return isAsking || clauses.some((clause) => asksOf(clause) >= margins.mayAsk);
}

/** Beginnings of a request to the agent: "Tell her", "let me know if", "avísame". */
const telling =
  /\b(?:(?:tell|ask|remind) (?:her|him|them|(?!me|us)\w+ that|(?!me|us)\w+ about|the (?:agent|owner|landlord))|let (?:her|me|us) know|lmk|avis\w+|dig[ae](?:le|nle|nme)|dile|decile|pregunt[ae](?:le|nle)|recuerd\w+)\b/;

/** Reads each question as a separate message, except that it doesn't answer the assistant's last question. */
function askedParts(unasked: DialogueState, cut: Cut, clauses: readonly JudgedClause[], context: TurnContext): Asked[] {
  const hearPart = (part: string): Understanding => hear(unasked, part, context);
  const asked = readAskedParts(cut, clauses, hearPart);
  const all = [...asked, ...tellsToAgent(cut, clauses, asked, hearPart)];
  // "La luz y el internet van aparte" is one question, though its beginning alone could be another.
  const parts = all.filter((part) => !all.some((other) => other !== part && isPartOf(part, other)));
  return parts.map((read) => {
    const part = fromTelling({ ...read, ...widened(cut, read, parts) });
    const isMessage = isToldTo(part, cut.reading.text) || (part.isRequest && telling.test(plainPart(part.text)));
    return { ...part, tells: isMessage, homesNamed: homesNamed(part.text, context.properties) };
  });
}

function isPartOf(part: AskedPart, other: AskedPart): boolean {
  return other.text.length > part.text.length && isWithin(stretchOf(part), stretchOf(other));
}

/** A longer sentence says more than a question. */
const longestSentence = 14;

/** True if a sentence begins here; a period ends one: "January, before classes start. do they check credit". */
function beginsSentence({ text, words }: Cut["reading"], at: number): boolean {
  if ((words[at]?.before ?? 0) >= breakStrength.sentence) return true;
  return /[.!?]\s/.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0));
}

/** True if a part says when, though it sounds like a question: "As soon as possible, and is there parking?". */
function statesMove(message: string, { evidence }: Understanding, ask: Asked): boolean {
  const { heard, text } = ask;
  const span = stretchOf(ask);
  const said = evidence.filter((item) => isWithin(item, span));
  const isMarked = /^\s*\?/.test(message.slice(span.end));
  const isOfMove = said.length > 0 && said.every(({ slot }) => slot === "move_in");
  return !isMarked && isOfMove && heard.topics.every((topic) => topic === "other") && !asksWhen.test(plainPart(text));
}

const asksWhen =
  /\b(?:when|what|which|how|can|could|is|are|do|does|any\w*|cuando|cual|que|puedo|hay|tienes?|tienen|esta)\b/;

/**
 * Who can answer a part. A question for the agent is passed on with its whole sentence: "my wife doesn't work, | does she have
 * to apply?", "do both of us apply | or only me".
 */
function widened(
  { reading }: Cut,
  part: AskedPart,
  parts: readonly AskedPart[],
): Pick<Asked, "answerable" | "likely" | "start" | "text"> {
  const { start, text } = part;
  const words = wordsIn(reading, { start, end: start + text.length });
  const answerable = answerableBy(reading, words);
  const likely = () => likelyTopics(readQuestion(reading, words));
  const own = { answerable, likely, start, text };
  if (answerable === "facts") return own;
  let { start: from, end: to } = words;
  while (from > 0 && !beginsSentence(reading, from)) from--;
  while (to < reading.words.length && !beginsSentence(reading, to)) to++;
  const [first, last] = [reading.words[from]?.start ?? start, reading.words[to - 1]?.end ?? start + text.length];
  const isShared = parts.some((other) => other !== part && touches(other, { start: first, end: last }));
  if (isShared || to - from > longestSentence) return own;
  if (answerable !== "agent" && answerableBy(reading, { start: from, end: to }) !== "agent") return own;
  return { answerable: "agent", likely, start: first, text: reading.text.slice(first, last) };
}

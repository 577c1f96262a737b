import { asksForNumber, asksToSee, plainPart } from "../dialogue/asides.ts";
import { localTime } from "../dialogue/calendar.ts";
import { hasConductRule } from "../dialogue/conductRules.ts";
import { listingNamed } from "../dialogue/listings.ts";
import { ownWish, proposing } from "../dialogue/partTurn.ts";
import type { DialogueState } from "../dialogue/state.ts";
import type { Asked } from "../dialogue/turn.ts";
import { type QuestionRead, readQuestion } from "../learned/question.ts";
import type { SpotMention } from "../reading/mentions/spots.ts";
import type { TurnContext } from "../turn.ts";
import type { IsoDate, Property, Topic, Understanding } from "../types.ts";
import type { Reading } from "../understanding/reading.ts";
import { overlaps } from "../understanding/stretches.ts";
import { wordsIn } from "../understanding/wordsIn.ts";
import { readDistances } from "./distanceAsked.ts";
import { namesOnly } from "./goingOn.ts";
import { homesMentioned } from "./homeMentions.ts";
import { joinedFacts } from "./joinedFacts.ts";
import { eitherOr, opAsked } from "./opAsked.ts";
import { opOfOthers } from "./otherHomesAsked.ts";
import { type Query, ranks } from "./query.ts";
import { isListOfFree } from "./soonest.ts";
import { topicsAsked } from "./topicsAsked.ts";

/**
 * The probability from which a stretch counts as a question about homes, set on the dev split: for one that its clauses
 * mark as a question, and for a whole message without such a clause. Below it, the rules answer or the agent is asked.
 */
const margins = { marked: 0.5, unmarked: 0.93, unclear: 0.3 } as const;
/** The probability from which a question may want a yes or no. */
const checkMargin = 0.3;
/** The probability from which a question without a field is clearly about homes, so that the agent is asked. */
const sureMargin = 0.85;
/** The most questions of one message that are answered from stored facts. */
const mostQueries = 4;

/** Words for not having understood the reply: "¿Cómo?" */
const unclear = /^(?:como|que|what|huh|eh|how|mande|perdon|sorry)$/;

/** A stretch of the message that may be a question, in UTF-16 offsets. */
interface Part {
  start: number;
  end: number;
  heard: Understanding;
  margin: number;
}

/**
 * Reads the questions of a message as queries; leaves out those it isn't sure of.
 *
 * @param mayAsk the clauses may ask something, though none clearly does
 * @param before what the previous reply answered, and the words that asked for it
 */
export function readQueries(
  reading: Reading,
  heard: Understanding,
  asks: readonly Asked[],
  mayAsk: boolean,
  spots: readonly SpotMention[],
  before: Pick<DialogueState, "answered" | "answeredWords">,
  context: TurnContext,
): Query[] {
  const { properties, market } = context;
  const { text } = reading;
  if (properties.length === 0 || heard.topics.some(hasConductRule) || unclear.test(plainPart(text))) return [];
  const today = localTime(context.now, market.timeZone).date;
  const answered = before.answered ?? [];
  const distances = readDistances(reading, spots, heard, answered.includes("distance"), context);
  const inMessage = homesMentioned(plainPart(text), properties, market);
  const others = partsOf(reading, heard, asks, mayAsk, today).flatMap((part): Query[] => {
    const { stretch, found } = clearest(reading, part, asks.length > 1);
    if (distances.some((distance) => overlaps(part, distance)) && !isApart(found)) return [];
    const said = text.slice(stretch.start, stretch.end);
    const plain = plainPart(said);
    const own = homesMentioned(plain, properties, market);
    if (own.homes.length === 0) {
      const onward = opOfOthers(found, plainPart(text.slice(part.start, part.end)), answered);
      if (onward !== undefined) return [goingOnToOthers(part, onward, found, text, before)];
    }
    if (found.asks < part.margin) return [];
    if (part.heard.topics.length === 0 && asksForNumber(plain)) return [];
    // "What if I go to 3200?" changes the search.
    if (own.homes.length === 0 && proposing.test(plain) && !isOverHomes(found)) return [];
    const named = own.homes.length > 0 ? own : { homes: onlyNamed(said, properties), isArea: false, topics: [] };
    const isOwn = named.homes.length > 0 || found.scope === "all";
    // "Is the Edgewater one in Brickell?" names a home and a place.
    if (named.homes.length > 1 && part.heard.topics.includes("area")) return [];
    // "Brickell vs Edgewater, what's the difference in rent?" names the homes before the question.
    const isHelped = asks.length <= 1 && reading.words.length <= longestHelping;
    const around = besides.test(plain) ? [] : isHelped ? inMessage.homes : onlyOne(inMessage.homes);
    const homes = isOwn ? named.homes : around;
    const isArea = isOwn ? named.isArea : isHelped && inMessage.isArea;
    const op = opAsked(found, plain, homes, isArea);
    const topics =
      topicsAsked(found, op, part.heard, plain, own.homes.length > 0)?.filter(
        // "Let me see it first, any pics?" doesn't ask when it's free.
        (topic) => !own.topics.includes(topic) && !(topic === "availability" && asksToSee(said)),
      ) ?? (op === "list" && isListOfFree(said, today) ? (["availability"] as const) : null);
    const isName = topics === null && namesOnly(said, own.homes);
    if (!isName && (topics === null || (topics[0] === "other" && found.asks < sureMargin))) return [];
    const { start, end, heard: understood } = part;
    const clause = text.slice(start, end);
    if (topics !== null && isOfOwnWish(op, topics, homes, plainPart(clause))) return [];
    const several = joinedFacts(plainPart(text.slice(start, sentenceEnd(text, end))));
    const isSeveral = ofValue.has(op) && several.some((topic) => topics?.includes(topic));
    const isCheck = found.op === "check" || found.checks >= checkMargin;
    const isMarked = part.margin === margins.marked;
    const { scope } = found;
    return [
      {
        op: isName || isSeveral ? "value" : op,
        isMarked,
        isCheck,
        scope,
        topics: [...new Set([...(topics ?? []), ...(isSeveral ? several : [])])],
        named: homes,
        isArea,
        text: said,
        own: clause,
        start,
        end,
        heard: understood,
      },
    ];
  });
  return withPronoun(withChoice([...distances, ...others].sort((one, other) => one.start - other.start)), answered);
}

/** Gives a question with "one" the topic of the one before: "And the elevator? Which two-bedrooms have one?" */
function withPronoun(queries: readonly Query[], answered: readonly Topic[]): Query[] {
  return queries.flatMap((query, at) => {
    const next = queries[at + 1];
    const before = queries[at - 1]?.topics ?? answered;
    if (next && saysOnlyOne(next) && query.topics.length > 0 && query.named.length === 0) return [];
    const topics = before.filter((topic) => topic !== "other" && topic !== "distance");
    return saysOnlyOne(query) && topics.length > 0 ? [{ ...query, topics: [...topics, ...query.topics] }] : [query];
  });
}

function saysOnlyOne({ op, own }: Query): boolean {
  return op === "list" && haveOne.test(plainPart(own));
}

const haveOne = /\b(?:have|has|got|with|come with|tienen?|traen?|con) (?:one|it|that|them|uno|una|eso|lo)$/;

/** The question answered before, now about other homes: "Bummer, who does have it then?" */
function goingOnToOthers(
  { start, end, heard }: Part,
  op: Query["op"],
  { scope }: QuestionRead,
  message: string,
  { answered = [], answeredWords = "" }: Pick<DialogueState, "answered" | "answeredWords">,
): Query {
  const said = message.slice(start, end);
  const topics = answered.filter((topic) => topic !== "other");
  return {
    op,
    isOn: true,
    isMarked: true,
    isCheck: op === "check",
    scope,
    topics,
    named: [],
    isArea: false,
    text: `${answeredWords} ${said}`.trim(),
    own: said,
    start,
    end,
    heard: { ...heard, topics },
  };
}

/** Turns a ranking before a choice of homes into a comparison: "¿Cuál es más grande, el de Wynwood o el de Doral?" */
function withChoice(queries: readonly Query[]): Query[] {
  const isChoice = ({ named, own }: Query): boolean =>
    named.length > 1 && eitherOr.test(plainPart(own)) && own.split(/\s+/).length <= longestChoice;
  return queries.flatMap((query, at) => {
    const [before, next] = [queries[at - 1], queries[at + 1]];
    if (before && isOpenRanking(before) && isChoice(query)) return [];
    if (!next || !isOpenRanking(query) || !isChoice(next)) return [query];
    const { named, isArea, end } = next;
    return [{ ...query, op: "compare" as const, named, isArea, end }];
  });
}

const longestChoice = 10;

function isOpenRanking({ op, named }: Query): boolean {
  return ranks.has(op) && named.length === 0;
}

/** True for a question over several homes, even if it begins like "what about": "Y el más barato ¿cuál es?" */
function isOverHomes({ op }: QuestionRead): boolean {
  return op === "least" || op === "most" || op === "compare" || op === "count";
}

/** True for a question with a subject besides the distance: "Which is closest to the beach, and which has a pool?" */
function isApart({ fields }: QuestionRead): boolean {
  const others = [...fields].filter(([field]) => field !== "distance").map(([, share]) => share);
  return (fields.get("distance") ?? 0) < margins.unclear && Math.max(...others) >= clearField;
}

/** Words that exclude the home named beside the question: "Not the one on 27th, tell me about the other" */
const besides = /\b(?:others?|another|rest|otr[oa]s?|demas)\b/;

/** The probability from which a field is clear without the words around it. */
const clearField = 0.5;

/** Queries that are about a fact if they name several facts: "the least, first month and deposit?" */
const ofValue: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["value", "list", "least", "compare"]);

/** The end of the sentence; a clause may end before a second fact: "give me the price | and the size of both" */
function sentenceEnd(text: string, from: number): number {
  const at = text.slice(from).search(/[.!?\n]/);
  return at < 0 ? text.length : from + at;
}

/** True for a question about the renter's own wish, which it also states: "Did you get that I want a studio?" */
function isOfOwnWish(op: Query["op"], topics: readonly Topic[], homes: readonly Property[], text: string): boolean {
  if (!(op === "check" || op === "value") || topics.length === 0 || homes.length > 0) return false;
  return topics.every((topic) => ofSearch.has(topic)) && ownWish.test(text);
}

const ofSearch: ReadonlySet<Topic> = new Set<Topic>(["bedrooms", "bathrooms", "area", "other"]);

/** Longest message whose other words help; longer ones say too much else. */
const longestHelping = 40;

/**
 * Reads a question by itself if that is clear enough. The words around a single question help to understand it and may
 * be cut short.
 */
function clearest(
  reading: Reading,
  part: Part,
  isOneOfSeveral: boolean,
): { stretch: { start: number; end: number }; found: QuestionRead } {
  const alone = { stretch: part, found: readQuestion(reading, wordsIn(reading, part)) };
  const isClear = alone.found.asks >= clearField && Math.max(...alone.found.fields.values()) >= clearField;
  if (isOneOfSeveral || isClear || reading.words.length > longestHelping) return alone;
  const stretch = { start: 0, end: reading.text.length };
  return { stretch, found: readQuestion(reading, wordsIn(reading, stretch)) };
}

/** Longest message in words that may ask without a clause that does; longer ones tell a story or were pasted. */
const longestUnmarked = 30;

function partsOf(
  { text, words }: Reading,
  heard: Understanding,
  asks: readonly Asked[],
  mayAsk: boolean,
  today: IsoDate,
): Part[] {
  // "Anything I can move into tomorrow?" sounds like a wish.
  const asksAtAll = (ask: Asked): boolean => ask.mayAsk || (ask.isMarked && isListOfFree(ask.text, today));
  if (asks.length > 0)
    return asks
      .filter((ask) => asksAtAll(ask) && ask.heard.slots.showing_request === undefined)
      .slice(0, mostQueries)
      .map((ask) => ({ start: ask.start, end: ask.start + ask.text.length, heard: ask.heard, margin: margins.marked }));
  if (!mayAsk || words.length > longestUnmarked || heard.slots.showing_request !== undefined) return [];
  return [{ start: 0, end: text.length, heard, margin: margins.unmarked }];
}

/** The home whose address is spelled out: "northeast twenty-seventh street". */
function onlyNamed(text: string, properties: readonly Property[]): Property[] {
  const home = listingNamed(text, properties);
  return home ? [home] : [];
}

function onlyOne(homes: readonly Property[]): readonly Property[] {
  return homes.length === 1 ? homes : [];
}

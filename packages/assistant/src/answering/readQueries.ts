import { plainPart } from "../dialogue/asides.ts";
import { hasConductRule } from "../dialogue/conductRules.ts";
import { listingNamed } from "../dialogue/listings.ts";
import { proposing } from "../dialogue/partTurn.ts";
import type { Asked } from "../dialogue/turn.ts";
import { type QuestionField, type QuestionRead, readQuestion } from "../learned/question.ts";
import type { TurnContext } from "../turn.ts";
import type { Property, Topic, Understanding } from "../types.ts";
import type { Reading } from "../understanding/reading.ts";
import { homesMentioned } from "./homeMentions.ts";
import type { Query } from "./query.ts";

/**
 * From where on a stretch counts as a question about homes, fixed on the dev split: one that its clauses mark as asking, and
 * a whole message in which none does. Below, the rules answer or the agent is asked.
 */
const margins = { marked: 0.5, unmarked: 0.8 } as const;
/** From where on a field is what a question is about: alone, beside the likeliest, and where the rules see it too. */
const fieldMargins = { first: 0.3, beside: 0.35, ruled: 0.08 } as const;
/** From where on a question may be one for yes or no. */
const checkMargin = 0.3;
/** More questions of one message aren't answered from facts. */
const mostQueries = 4;

/** A stretch of the message that may be a question, in UTF-16 offsets. */
interface Part {
  start: number;
  end: number;
  heard: Understanding;
  margin: number;
}

/**
 * Reads the questions of a message as queries; those it isn't sure of are left out.
 *
 * @param mayAsk the clauses may ask something, though none is sure to
 */
export function readQueries(
  reading: Reading,
  heard: Understanding,
  asks: readonly Asked[],
  mayAsk: boolean,
  { properties, market }: TurnContext,
): Query[] {
  if (properties.length === 0 || heard.topics.some(hasConductRule)) return [];
  const { text } = reading;
  const inMessage = homesMentioned(plainPart(text), properties, market).homes;
  return partsOf(reading, heard, asks, mayAsk).flatMap((part): Query[] => {
    // What stands around a single question helps to read it, which may be cut short.
    const stretch = asks.length > 1 ? part : { start: 0, end: text.length };
    const found = readQuestion(reading, wordsIn(reading, stretch));
    const topics = topicsOf(found, part.heard);
    if (found.asks < part.margin || topics === null) return [];
    const said = text.slice(stretch.start, stretch.end);
    const own = homesMentioned(plainPart(said), properties, market);
    // "What if I go to 3200?" changes the search.
    if (own.homes.length === 0 && proposing.test(plainPart(said))) return [];
    const named = own.homes.length > 0 ? own : { homes: onlyNamed(said, properties), isArea: false };
    const isOwn = named.homes.length > 0 || found.scope === "all";
    const query: Query = {
      op: directed(found.op, plainPart(said)),
      isMarked: part.margin === margins.marked,
      isCheck: found.op === "check" || found.checks >= checkMargin,
      scope: found.scope,
      topics,
      named: isOwn ? named.homes : onlyOne(inMessage),
      isArea: isOwn && named.isArea,
      text: said,
      start: part.start,
      end: part.end,
      heard: part.heard,
    };
    return [ofNamedHome(query)];
  });
}

/** Longer messages without a clause that asks tell a story, or are pasted. */
const longestUnmarked = 30;

function partsOf({ text, words }: Reading, heard: Understanding, asks: readonly Asked[], mayAsk: boolean): Part[] {
  if (asks.length > 0)
    return asks
      .filter((ask) => ask.mayAsk && ask.heard.slots.showing_request === undefined)
      .slice(0, mostQueries)
      .map((ask) => ({ start: ask.start, end: ask.start + ask.text.length, heard: ask.heard, margin: margins.marked }));
  if (!mayAsk || words.length > longestUnmarked || heard.slots.showing_request !== undefined) return [];
  return [{ start: 0, end: text.length, heard, margin: margins.unmarked }];
}

/** Asked of one named home, which or how many have something is asked of that home. */
function ofNamedHome(query: Query): Query {
  if (query.named.length !== 1 || query.isArea) return query;
  const op = query.op === "list" ? "check" : query.op === "count" ? "value" : query.op;
  return { ...query, op };
}

/** A home whose address is said in words: "northeast twenty-seventh street". */
function onlyNamed(text: string, properties: readonly Property[]): Property[] {
  const home = listingNamed(text, properties);
  return home ? [home] : [];
}

const low = /\b(?:cheap\w*|lowest|least|smallest|affordable|barat\w*|economic\w*|menos|menor|mas baj[oa])\b/;
const high = /\b(?:highest|most expensive|priciest|biggest|largest|car[oa]s?|carit[oa]|mayor|mas alt[oa])\b/;

/** Which end is asked for: words that say it go before what the classifier has seen. */
function directed(op: Query["op"], text: string): Query["op"] {
  if (op === "most" && low.test(text) && !high.test(text)) return "least";
  return op === "least" && high.test(text) && !low.test(text) ? "most" : op;
}

function wordsIn({ words }: Reading, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const first = words.findIndex((word) => word.end > start);
  const behind = words.findIndex((word) => word.start >= end);
  return { start: Math.max(0, first), end: behind < 0 ? words.length : behind };
}

function onlyOne(homes: readonly Property[]): readonly Property[] {
  return homes.length === 1 ? homes : [];
}

/** "Rent, deposit and when it's free": one question of these names several facts. */
const namesSeveral: ReadonlySet<QuestionRead["op"]> = new Set<QuestionRead["op"]>(["value", "check"]);

/** "How much is the deposit?" asks for no rent. */
const moneyFields: ReadonlySet<QuestionField> = new Set<QuestionField>(["deposit", "fees", "pet_fee", "move_in_cost"]);

/** The topics asked for, the likeliest first; none for a home as a whole, null where nothing is likely enough. */
function topicsOf({ fields, op }: QuestionRead, { topics: ruled }: Understanding): Topic[] | null {
  const [[first, share] = ["other", 0], ...others] = [...fields].sort(([, one], [, other]) => other - one);
  if (share < fieldMargins.first) return null;
  const beside = others.filter(
    ([field, other]) =>
      other >= fieldMargins.beside ||
      (namesSeveral.has(op) && field !== "home" && other >= fieldMargins.ruled && ruled.includes(field)),
  );
  const meant = [first as QuestionField, ...beside.map(([field]) => field)];
  const isOfMoney = meant.some((field) => moneyFields.has(field));
  return meant.filter(
    (field): field is Exclude<QuestionField, "home"> => field !== "home" && !(isOfMoney && field === "price"),
  );
}

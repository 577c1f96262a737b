import { plainPart } from "../dialogue/asides.ts";
import { hasConductRule } from "../dialogue/conductRules.ts";
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
const margins = { marked: 0.5, unmarked: 0.7 } as const;
/** From where on a field is what a question is about: alone, beside the likeliest, and where the rules see it too. */
const fieldMargins = { first: 0.3, beside: 0.35, ruled: 0.06 } as const;
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

/** Reads the questions of a message as queries; those it isn't sure of are left out. */
export function readQueries(
  reading: Reading,
  heard: Understanding,
  asks: readonly Asked[],
  { properties, market }: TurnContext,
): Query[] {
  if (properties.length === 0 || heard.topics.some(hasConductRule)) return [];
  const { text } = reading;
  const inMessage = homesMentioned(plainPart(text), properties, market);
  return partsOf(text, heard, asks).flatMap((part): Query[] => {
    // What stands around a single question helps to read it, which may be cut short.
    const stretch = asks.length > 1 ? part : { start: 0, end: text.length };
    const found = readQuestion(reading, wordsIn(reading, stretch));
    const topics = topicsOf(found, part.heard);
    if (found.asks < part.margin || topics === null) return [];
    const said = text.slice(stretch.start, stretch.end);
    const own = homesMentioned(plainPart(said), properties, market);
    const named = own.length > 0 || found.scope === "all" ? own : onlyOne(inMessage);
    const { start, end } = part;
    const isCheck = found.op === "check" || found.checks >= checkMargin;
    return [
      { op: opOf(found, named), isCheck, scope: found.scope, topics, named, text: said, start, end, heard: part.heard },
    ];
  });
}

function partsOf(text: string, heard: Understanding, asks: readonly Asked[]): Part[] {
  if (asks.length === 0) return [{ start: 0, end: text.length, heard, margin: margins.unmarked }];
  return asks.slice(0, mostQueries).map((ask) => ({
    start: ask.start,
    end: ask.start + ask.text.length,
    heard: ask.heard,
    margin: margins.marked,
  }));
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

/** The topics asked for, the likeliest first; none for a home as a whole, null where nothing is likely enough. */
function topicsOf({ fields, op }: QuestionRead, { topics: ruled }: Understanding): Topic[] | null {
  const [[first, share] = ["other", 0], ...others] = [...fields].sort(([, one], [, other]) => other - one);
  if (share < fieldMargins.first) return null;
  const beside = others.filter(
    ([field, other]) =>
      other >= fieldMargins.beside ||
      (namesSeveral.has(op) && field !== "home" && other >= fieldMargins.ruled && ruled.includes(field)),
  );
  return [first as QuestionField, ...beside.map(([field]) => field)].filter((field) => field !== "home");
}

/** Asked of one named home, which or how many have something is asked of that home. */
function opOf({ op }: QuestionRead, named: readonly Property[]): Query["op"] {
  if (named.length !== 1) return op;
  return op === "list" ? "check" : op === "count" ? "value" : op;
}

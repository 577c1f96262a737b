import { civil, type DayNumber, dayNumber, daysInMonth, parseIsoDate } from "./calendar.ts";
import type { DateSpan } from "./dates.ts";
import type { Draft } from "./draft.ts";
import { sentenceOf } from "./questions.ts";
import type { Reading } from "./reading.ts";

/** How long a home is needed: the first days on which the stay can begin, and the number of months. */
export interface Stay {
  /** The first and the last day on which it can begin. */
  from: DayNumber;
  to: DayNumber;
  months: number;
  /** The position of its words. */
  start: number;
  end: number;
}

/** Days of an average month. */
const daysOfMonth = 30.4;
/** The longest move-in window in days; a longer period is a stay. */
const longestWindow = 75;
const longestStay = 24;

/**
 * Reads how long the renter stays, so that the end isn't a move-in date: "We would only need it January through April",
 * "for the winter", "lo quiero hasta mayo".
 */
export function readStay(draft: Draft, moves: readonly DateSpan[]): Stay | undefined {
  const whole = moves.find((date) => isStay(draft, date, moves));
  if (whole) return stayOf(whole, startOf(whole), whole.to);
  const last = moves.find((date) => isEnd(draft, date));
  if (last === undefined) return undefined;
  const first = moves.find((date) => date !== last && date.from < last.from) ?? knownStart(draft);
  return first === undefined ? undefined : stayOf(last, first, last.to);
}

interface Start {
  from: DayNumber;
  to: DayNumber;
}

function stayOf({ start, end }: DateSpan, first: Start, last: DayNumber): Stay | undefined {
  const months = Math.round((last - first.from) / daysOfMonth);
  return months < 1 || months > longestStay ? undefined : { ...first, months, start, end };
}

/** The month in which a period begins, or its first day if that is in the middle of a month. */
function startOf({ from }: DateSpan): Start {
  const { year, month, day } = civil(from);
  return { from, to: day === 1 ? dayNumber(year, month, daysInMonth(year, month)) : from };
}

/** True for a period for which the renter needs the home, not one in which to move. */
function isStay(draft: Draft, date: DateSpan, moves: readonly DateSpan[]): boolean {
  const { reading, context } = draft;
  const sentence = sentenceOf(draft, date.start);
  const says = (group: string): boolean =>
    reading.all(group).some(({ start }) => start >= sentence.start && start < sentence.end);
  if (reading.detail(date.end - 1, "season") !== undefined && !date.isJoined)
    return moves.length === 1 && isForAll(draft, date);
  if (!date.isJoined || date.to - date.from < daysOfMonth) return false;
  if (stays.test(textOf(reading, sentence))) return true;
  const isLong = date.to - date.from > longestWindow;
  return isLong && context.asked !== "move_in" && !says("moveIn") && !reading.mentions("move");
}

/** Words of a sentence about a stay. */
const stays =
  /\b(?:only|just|solely|strictly|stay(?:ing)?|be (?:there|here)|in (?:town|miami|florida)|down (?:there|here)|com(?:e|ing) down|snowbirds?|season(?:al)?|temporar(?:y|ily)|(?:need|want|have|rent|take|use) (?:it|one|something|this|a place)|solo|solamente|unicamente|no ?mas|nada mas|na ?ma|quedar(?:me|nos)|qued(?:o|amos)|est(?:ar|are|aremos|aria|ariamos|oy|amos)|pas(?:ar|amos)|tempora(?:da|l|lmente)|l[oa]s? (?:necesit\w+|quer\w+|quier\w+|ocup\w+|quisiera\w*|alquil\w+|rent\w+))\b/;

function textOf(reading: Reading, { start, end }: { start: number; end: number }): string {
  return Array.from({ length: end - start }, (_, at) => reading.norm(start + at)).join(" ");
}

/** True for a whole period: "For the winter", "para el invierno", "por la temporada de invierno". */
function isForAll({ reading }: Draft, { start }: DateSpan): boolean {
  const isFor = (i: number): boolean => /^(?:for|para|pa|por)$/.test(reading.norm(i));
  return isFor(start - 1) || (/^(?:the|el|all|todo)$/.test(reading.norm(start - 1)) && isFor(start - 2));
}

/** True for the end of the stay, unless the renter can't move before it: "Hasta mayo", "through April". */
function isEnd({ reading, context }: Draft, { start }: DateSpan): boolean {
  const i = /^(?:the|end|of|el|finales|de)$/.test(reading.norm(start - 1)) ? start - 2 : start - 1;
  if (!/^(?:until|till|til|thru|through|hasta)$/.test(reading.norm(i))) return false;
  if (context.asked === "move_in" || reading.within("notUntil", i, start)) return false;
  return !["move", "deny", "contractPaper", "possessive"].some((group) => reading.mentions(group));
}

/** The move-in day known before this message. */
function knownStart({ context, today }: Draft): Start | undefined {
  const known = context.known?.move_in;
  if (known === undefined || known === "flexible") return undefined;
  if (known === "asap") return { from: today, to: today };
  const { from, to } = typeof known === "string" ? { from: known, to: known } : known;
  return { from: parseIsoDate(from), to: parseIsoDate(to) };
}

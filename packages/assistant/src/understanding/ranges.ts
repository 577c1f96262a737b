import type { NumberRange } from "../types.ts";
import type { NumberSpan } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { isNoWish } from "./standing.ts";
import { breakStrength } from "./words.ts";

/** A number or range with the words that belong to it, such as limits. */
export interface AmountSpan {
  start: number;
  end: number;
  min?: number;
  max?: number;
  /** Set for one number without a limit. */
  exact?: number;
  numbers: NumberSpan[];
}

/** Reads "2", "2 or 3", "2-3", "between 2 and 3", "at least 2", "2+", "hasta 3" around the number at the word. */
export function amountAt(reading: Reading, i: number): AmountSpan | undefined {
  const first = reading.numbers[i];
  if (first === undefined) return undefined;
  const second = secondNumber(reading, first);
  if (second !== undefined) {
    const start = limitBefore(reading, i, "between")?.start ?? i;
    return { start, end: second.end, min: first.value, max: second.value, numbers: [first, second] };
  }
  return withLimit(reading, first);
}

function secondNumber(reading: Reading, first: NumberSpan): NumberSpan | undefined {
  const joiner = reading.group(first.end, "or") || reading.group(first.end, "rangeTo");
  const between = joiner > 0 && reading.group(first.end, "and") > 0;
  if (between && limitBefore(reading, first.start, "between") === undefined) return undefined;
  // "I pay 1800, up to 2200 is fine": a limit after a comma belongs to its own number.
  const isApart = (reading.words[first.end]?.before ?? 0) > 0 && reading.group(first.end, "atMost") > 0;
  if (isApart && limitBefore(reading, first.start, "between") === undefined) return undefined;
  // "Una niña de 7. Hasta 2600": the limit starts a new sentence.
  if (reading.words[first.end]?.before === breakStrength.sentence) return undefined;
  const dashed = /^\s*[-–—]\s*\$?$/.test(reading.gap(first.end)) ? first.end : 0;
  let at = joiner || dashed;
  if (at === 0) return undefined;
  while (reading.group(at, "currency") > 0 || reading.group(at, "approx") > 0) at++;
  const second = reading.numbers[at];
  return second !== undefined && second.value > first.value && second.isOrdinal === first.isOrdinal
    ? second
    : undefined;
}

interface Limit {
  start: number;
  end: number;
}

function limitBefore(reading: Reading, i: number, group: string): Limit | undefined {
  if (!reading.mentions(group)) return undefined;
  let at = i;
  for (let hops = 0; hops < 4; hops++) {
    const start = reading.groupBefore(at, group);
    if (start >= 0 && !isCutOff(reading, at)) return { start, end: at };
    const filler = ["currency", "approx", "dayArticle", "dateLink", "article", "is"]
      .map((name) => reading.groupBefore(at, name))
      .find((index) => index >= 0);
    if (filler === undefined || (reading.words[at]?.before ?? 0) > 1) return undefined;
    at = filler;
  }
  return undefined;
}

/** True at a comma, which ends a limit; the colon of "max: 2000" doesn't. "Three bedrooms minimum, two baths" */
function isCutOff(reading: Reading, at: number): boolean {
  const strength = reading.words[at]?.before ?? 0;
  return strength > 1 || (strength === 1 && /,/.test(reading.gap(at)));
}

/** From this value on, a number is an amount of money, not a count. */
const farLarger = 300;

/** The index after a limit; after a break, it belongs to the next number: "Familia de seis, mínimo 4 cuartos" */
export function limitAfter(reading: Reading, i: number, group: string): number {
  const end = reading.group(i, group);
  const next = reading.numbers[end];
  // "2 hab máximo 2800": a much larger number after the limit is what it limits.
  const isOfNext = next !== undefined && end > i && next.value >= farLarger;
  return isOfNext || ((reading.words[i]?.before ?? 0) > 0 && next !== undefined) ? 0 : end;
}

function withLimit(reading: Reading, number: NumberSpan): AmountSpan {
  const base = { start: number.start, end: number.end, numbers: [number] };
  const { value } = number;
  const atMost = limitBefore(reading, number.start, "atMost");
  const atLeast = limitBefore(reading, number.start, "atLeast");
  // Of "no more than" and the "more than" inside it, the longer one counts.
  if (atMost !== undefined && atMost.start <= (atLeast?.start ?? atMost.start))
    return { ...base, start: atMost.start, max: value };
  if (atLeast !== undefined) {
    const refused = refusedAfter(reading, atLeast, number);
    if (refused > 0) return { ...base, start: atLeast.start, end: refused, max: value };
    const negated = negationBefore(reading, atLeast);
    return negated < 0 ? { ...base, start: atLeast.start, min: value } : { ...base, start: negated, max: value };
  }
  if (isToldBy(reading, "leastIs", number)) return { ...base, min: value };
  if (isToldBy(reading, "mostIs", number)) return { ...base, max: value };
  if (reading.norm(number.end) === "+" && reading.words[number.end]?.glued)
    return { ...base, end: number.end + 1, min: value };
  if ((reading.words[number.end]?.before ?? 0) > 1) return { ...base, exact: value };
  const orMore = limitAfter(reading, number.end, "orMore");
  // "A 1 plus den" has no more bedrooms than one.
  if (orMore > 0 && reading.group(orMore, "extraRoom") === 0) return { ...base, end: orMore, min: value };
  const orLess = limitAfter(reading, number.end, "orLess");
  if (orLess > 0) return { ...base, end: orLess, max: value };
  return { ...base, exact: value };
}

const longestNegated = 4;
const longestBetween = 3;

/** Index after words that refuse amounts above a limit, or 0: "más de 1900 no puedo pagar", "over 2000 I can't do". */
function refusedAfter(reading: Reading, limit: Limit, number: NumberSpan): number {
  if (reading.group(limit.start, "moreThan") === 0) return 0;
  const hit = reading.all("overLimit").find(({ start }) => start >= number.end && start <= number.end + longestBetween);
  if (hit === undefined) return 0;
  for (let i = number.end; i < hit.end; i++) if ((reading.words[i]?.before ?? 0) > 0) return 0;
  return hit.end;
}

/** Index of the "no" in "no quiero gastar más de 2000", "don't want to spend over 2000"; -1 for none. */
function negationBefore(reading: Reading, limit: Limit): number {
  if (reading.group(limit.start, "moreThan") === 0) return -1;
  for (let i = limit.start - 1; i >= Math.max(0, limit.start - longestNegated); i--) {
    if ((reading.words[i + 1]?.before ?? 0) > 0) return -1;
    if (reading.group(i, "deny") > 0 && reading.group(i, "except") === 0) return i;
  }
  return -1;
}

/** True for a limit stated before its number: "The minimum I'd look at is 2000". */
function isToldBy(reading: Reading, signal: string, number: NumberSpan): boolean {
  return reading.all(signal).some((hit) => hit.end === number.end);
}

/** The value a counted slot takes from an amount. */
export function countOf(amount: AmountSpan): number | NumberRange {
  if (amount.exact !== undefined) return amount.exact;
  const range: NumberRange = {};
  if (amount.min !== undefined) range.min = amount.min;
  if (amount.max !== undefined) range.max = amount.max;
  return range;
}

/** Settles on one value of several: the last after a correction, a range if "or" joins them, or else the first. */
export function settle<T extends { start: number; end: number }>(reading: Reading, found: readonly T[]): T | undefined {
  const meant = found.filter((item) => !isNoWish(reading, item.start, item.end));
  if (meant.length < 2) return meant[0] ?? undefined;
  return reading.has("correction") ? meant[meant.length - 1] : meant[0];
}

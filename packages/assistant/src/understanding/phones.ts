import { type Draft, fill } from "./draft.ts";
import { isDenied } from "./negation.ts";
import type { Reading } from "./reading.ts";

/** Country codes recognized without a plus sign, if the number of digits is unambiguous. */
const neighbors: readonly [string, number][] = [
  ["52", 12],
  ["53", 10],
  ["54", 12],
  ["55", 13],
  ["56", 11],
  ["57", 12],
  ["58", 12],
  ["34", 11],
];
const shortestAbroad = 8;
const longestAbroad = 15;

interface Run {
  start: number;
  end: number;
  digits: string;
  hasPlus: boolean;
}

/** Reads the message's phone number, typed or spoken, as E.164; United States by default. */
export function readPhone(draft: Draft): void {
  const found = typedPhone(draft.reading) ?? spokenPhone(draft.reading);
  if (found !== undefined) fill(draft, "phone", found.digits, found.start, found.end);
}

type Phone = Pick<Run, "start" | "end" | "digits">;

/** The first typed number that isn't withdrawn ("no es 305 555 0188, es …"). */
function typedPhone(reading: Reading): Phone | undefined {
  let denied: Phone | undefined;
  for (let i = 0; i < reading.words.length; i++) {
    if (!reading.words[i]?.isNumber || !reading.isFree(i, i + 1)) continue;
    const run = runOfDigits(reading, i);
    const phone = phoneIn(reading, run);
    if (phone !== undefined && !isDenied(reading, phone.start, phone.end)) return phone;
    denied ??= phone;
    i = run.end - 1;
  }
  return denied;
}

/** The digits with only spaces, periods, dashes and parentheses between them. */
function runOfDigits(reading: Reading, start: number): Run {
  let end = start + 1;
  let digits = reading.norm(start);
  while (end < reading.words.length && reading.words[end]?.isNumber && /^[\s().\-–/]{1,4}$/.test(reading.gap(end)))
    digits += reading.norm(end++);
  return { start, end, digits, hasPlus: hasPrefix(reading, start) };
}

/** True for a prefix with no other digit right before it: "+58 …" or "0058 …" */
function hasPrefix(reading: Reading, start: number): boolean {
  const plus =
    reading.norm(start - 1) === "+" && !(reading.words[start - 1]?.glued && reading.words[start - 2]?.isNumber);
  return plus || /^00[1-9]/.test(reading.norm(start));
}

function phoneIn(reading: Reading, run: Run): Phone | undefined {
  if (run.hasPlus) return abroad(run);
  for (let start = run.start; start < run.end; start++) {
    let digits = "";
    for (let end = start + 1; end <= run.end; end++) {
      digits += reading.norm(end - 1);
      if (digits.length > 11) break;
      const local = usNumber(digits);
      if (local !== undefined && fitsGrouping(reading, start, end)) return { start, end, digits: local };
    }
  }
  const foreign = neighbors.find(([code, length]) => run.digits.length === length && run.digits.startsWith(code));
  return foreign === undefined ? undefined : { ...run, digits: `+${run.digits}` };
}

/** True if a number inside a longer run of digits is grouped like a phone number. */
function fitsGrouping(reading: Reading, start: number, end: number): boolean {
  const before = reading.words[start - 1];
  const longer =
    (reading.words[end]?.isNumber && reading.words[end]?.glued) || (before?.isNumber && reading.words[start]?.glued);
  if (longer) return false;
  const money = reading.norm(start - 1) === "$";
  return !money && reading.norm(end) !== "@";
}

/** E.164 of ten digits, or of eleven with the leading one; area codes and exchanges start with 2 to 9. */
function usNumber(digits: string): string | undefined {
  if (digits.length < 10) return undefined;
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : undefined;
}

function abroad(run: Run): Phone | undefined {
  const digits = run.digits.replace(/^00/, "");
  if (digits.length < shortestAbroad || digits.length > longestAbroad) return undefined;
  if (digits.startsWith("1") && usNumber(digits) === undefined) return undefined;
  return { start: run.start - (run.digits.startsWith("00") ? 0 : 1), end: run.end, digits: `+${digits}` };
}

/** Fewest parts of a spoken phone number. */
const fewestParts = 4;

/** "seven eight six, five five five, twelve thirty four", "siete ochenta y seis cincuenta y cinco ...". */
function spokenPhone(reading: Reading): Phone | undefined {
  if (reading.words.length < fewestParts) return undefined;
  for (let i = 0; i < reading.words.length; i++) {
    if ([0, 1, 2].every((offset) => reading.words[i + offset]?.isNumber)) continue;
    const run = spokenRun(reading, i);
    const phone = run === undefined ? undefined : usNumber(run.digits);
    if (run !== undefined && phone !== undefined && run.parts >= fewestParts)
      return { start: i, end: run.end, digits: phone };
  }
  return undefined;
}

function spokenRun(reading: Reading, start: number): { end: number; digits: string; parts: number } | undefined {
  let digits = "";
  let i = start;
  let end = start;
  let parts = 0;
  while (i < reading.words.length && digits.length < 12) {
    const repeat = reading.group(i, "double") > 0 ? 2 : reading.group(i, "triple") > 0 ? 3 : 1;
    const chunk = spokenChunk(reading, repeat > 1 ? i + 1 : i);
    if (chunk !== undefined) {
      digits += chunk.digits.repeat(repeat);
      i = end = chunk.end;
      parts++;
    } else if (parts > 0 && reading.group(i, "phoneFiller") > 0) i++;
    else break;
  }
  return parts === 0 ? undefined : { end, digits, parts };
}

/** One part of a spoken number: a digit, a two-digit number, hundreds, or digits as written. */
function spokenChunk(reading: Reading, i: number): { digits: string; end: number } | undefined {
  const word = reading.words[i];
  if (word === undefined) return undefined;
  if (word.isNumber) return word.norm.length <= 4 ? { digits: word.norm, end: i + 1 } : undefined;
  if (reading.group(i, "zero") > 0) return { digits: "0", end: i + 1 };
  const value = cardinalAt(reading, i);
  if (value === undefined) return undefined;
  const hundreds = value > 0 && value < 10 ? hundredsAt(reading, i + 1) : false;
  if (hundreds) return chunkOfTens(reading, i + 1, value * 100);
  if (value < 20 || value % 10 !== 0) return { digits: String(value), end: i + 1 };
  return chunkOfTens(reading, i, value);
}

/** True if the hundred is a separate word, as in English: "Three hundred five". */
function hundredsAt(reading: Reading, i: number): boolean {
  const isHundred = reading.lexicon.numbers.get(reading.norm(i))?.some((word) => word.value === 100) ?? false;
  return isHundred && (reading.words[i]?.before ?? 0) === 0;
}

function chunkOfTens(reading: Reading, i: number, value: number): { digits: string; end: number } {
  const joined = reading.lexicon.numbers.get(reading.norm(i + 1))?.some((item) => item.kind === "joiner") ? 1 : 0;
  const next = cardinalAt(reading, i + 1 + joined);
  if (next === undefined || (reading.words[i + 1]?.before ?? 0) > 0) return { digits: String(value), end: i + 1 };
  if (value >= 100 && next < 100) {
    const rest =
      next % 10 === 0 && next >= 20
        ? chunkOfTens(reading, i + 1 + joined, next)
        : { digits: String(next), end: i + 2 + joined };
    return { digits: String(value + Number(rest.digits)), end: rest.end };
  }
  const fits = value < 100 && next > 0 && next < 10 && (joined === 1 || value >= 20);
  return fits && (joined === 1 || !readsAsPairs(reading, i))
    ? { digits: String(value + next), end: i + 2 + joined }
    : { digits: String(value), end: i + 1 };
}

/** Spanish joins tens and units with "y"; without it the unit is a separate digit. */
function readsAsPairs(reading: Reading, i: number): boolean {
  return reading.lexicon.tells.get(reading.norm(i))?.language === "es";
}

function cardinalAt(reading: Reading, i: number): number | undefined {
  return reading.lexicon.numbers.get(reading.norm(i))?.find((item) => item.kind === "cardinal")?.value;
}

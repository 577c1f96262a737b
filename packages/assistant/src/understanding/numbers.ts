import type { Lexicon } from "./lexicon.ts";
import type { NumberWord } from "./numberWord.ts";
import type { Word } from "./words.ts";

/** The input for numbers: a message's words and what is known about each. */
interface NumberSource {
  readonly lexicon: Lexicon;
  readonly words: readonly Word[];
  norm(i: number): string;
  gap(i: number): string;
  group(i: number, name: string): number;
  isAny(i: number, names: ReadonlySet<string>): boolean;
  isInSetPhrase(i: number): boolean;
  isInPlace(i: number): boolean;
}

/** A number in digits or words, cardinal or ordinal. */
export interface NumberSpan {
  start: number;
  /** Index after the last word. */
  end: number;
  value: number;
  isOrdinal: boolean;
  /** A single "one" that may be an article ("un", "una", "one"). */
  isArticle: boolean;
  /** Written or spoken in thousands: "2k", "dos mil", "2,500", "twenty five hundred", "dos quinientos". */
  isScaled: boolean;
  inDigits: boolean;
  /** The most digits of a count or an amount. */
  isLong: boolean;
}

/** Suffixes that make digits an ordinal: 1st, 2nd, 1ro, 15th, 1º. */
const ordinalSuffixes = new Set(["st", "nd", "rd", "th", "ro", "ero", "er", "do", "to", "ra", "o", "º"]);
/** "Thousand" attached to digits or after them. */
const shortThousand = "k";

/** Reads the number that starts at each word; undefined if none does. */
export function readNumbers(reading: NumberSource): (NumberSpan | undefined)[] {
  const spans: (NumberSpan | undefined)[] = new Array(reading.words.length).fill(undefined);
  let i = 0;
  while (i < reading.words.length) {
    const span = readNumber(reading, i);
    spans[i] = span;
    i = span === undefined ? i + 1 : span.end;
  }
  return spans;
}

function readNumber(reading: NumberSource, start: number): NumberSpan | undefined {
  const word = reading.words[start];
  if (word === undefined || reading.isInSetPhrase(start)) return undefined;
  if (word.isNumber) return readDigits(reading, start);
  const pair = reading.group(start, "pairOf");
  if (pair > 0 && reading.isAny(pair, comesInPairs)) return spokenNumber(start, pair, 2);
  // "Palo Alto" and "Three Lakes" are places, though "un palo" is a thousand.
  if (!reading.lexicon.numbers.has(word.norm) || reading.isInPlace(start) || word.norm === shortThousand)
    return undefined;
  return readSpoken(reading, start);
}

/** Classes of what "a couple of" and "un par de" can count. */
const comesInPairs: ReadonlySet<string> = new Set([
  "bedroom",
  "bathroom",
  "monthNoun",
  "year",
  "week",
  "day",
  "pet",
  "kids",
  "companions",
]);

/** A cardinal in words, without further properties. */
function spokenNumber(start: number, end: number, value: number): NumberSpan {
  return { start, end, value, isOrdinal: false, isArticle: false, isScaled: false, inDigits: false, isLong: false };
}

/** Joins "2,500", "2.500", "1.234,50", "2.5" and "2'500" from their runs of digits. */
function readDigits(reading: NumberSource, start: number): NumberSpan | undefined {
  let digits = reading.norm(start);
  let end = start + 1;
  let grouped = false;
  let decimals = "";
  while (decimals === "") {
    const next = reading.words[end];
    const gap = reading.gap(end);
    if (next === undefined || !next.isNumber || !/^[.,'’]$/.test(gap)) break;
    const thousands = next.norm.length === 3 && digits.length <= 3 + (grouped ? 3 : 0) && digits !== "0";
    if (thousands) {
      digits += next.norm;
      grouped = true;
    } else if (next.norm.length <= 2 && gap !== "'" && !anotherGroupFollows(reading, end)) decimals = next.norm;
    else break;
    end++;
  }
  const value = Number(decimals === "" ? digits : `${digits}.${decimals}`);
  const span: NumberSpan = {
    start,
    end,
    value,
    isOrdinal: false,
    isArticle: false,
    isScaled: grouped,
    inDigits: true,
    isLong: digits.length > 7,
  };
  return finishDigits(reading, span);
}

/** True if another group of digits follows, so it isn't a decimal: "3.15.2026" and "305.555.1234". */
function anotherGroupFollows(reading: NumberSource, end: number): boolean {
  return (reading.words[end + 1]?.isNumber ?? false) && /^[.,]$/.test(reading.gap(end + 1));
}

function finishDigits(reading: NumberSource, span: NumberSpan): NumberSpan {
  const next = reading.words[span.end];
  if (next === undefined || next.isNumber || span.isLong) return span;
  if (next.glued && ordinalSuffixes.has(next.norm) && span.value <= 31 && !span.isScaled) {
    return { ...span, end: span.end + 1, isOrdinal: true };
  }
  const scale = next.before > 0 ? undefined : scaleAt(reading, span.end);
  if (scale === undefined || span.value >= 1000) return addHalf(reading, span);
  return addRest(reading, { ...span, end: span.end + 1, value: span.value * scale, isScaled: true }, scale);
}

function scaleAt(reading: NumberSource, i: number): number | undefined {
  const norm = reading.norm(i);
  if (norm === shortThousand) return 1000;
  return reading.lexicon.numbers.get(norm)?.find((word) => word.kind === "scale")?.value;
}

/** Adds the part after a thousand: "3 mil 500", "2mil500", "2 mil quinientos", "2 lucas y media". */
function addRest(reading: NumberSource, span: NumberSpan, scale: number): NumberSpan {
  const half = halfAt(reading, span.end);
  if (half > 0) return { ...span, end: half, value: span.value + scale / 2 };
  const rest = reading.words[span.end];
  if (scale !== 1000 || rest === undefined || rest.before > 0) return span;
  if (rest.isNumber && rest.norm.length === 3) {
    return { ...span, end: span.end + 1, value: span.value + Number(rest.norm) };
  }
  // "2 mil 6" means 2,600.
  if (rest.isNumber && rest.norm.length === 1 && !rest.glued && (reading.words[span.end + 1]?.before ?? 1) > 0)
    return { ...span, end: span.end + 1, value: span.value + Number(rest.norm) * 100 };
  if (rest.isNumber) return span;
  const spoken = readSpoken(reading, span.end);
  if (spoken === undefined || spoken.isOrdinal || spoken.value >= 1000 || spoken.value < 100) return span;
  return { ...span, end: spoken.end, value: span.value + spoken.value };
}

function addHalf(reading: NumberSource, span: NumberSpan): NumberSpan {
  const half = span.value < 100 ? halfAt(reading, span.end) : 0;
  return half > 0 ? { ...span, end: half, value: span.value + 0.5 } : span;
}

/** The index after "and a half" at the word, or 0. */
export function halfAt(reading: NumberSource, i: number): number {
  for (const phrase of reading.lexicon.halves) {
    if (phrase.every((word, offset) => reading.norm(i + offset) === word)) return i + phrase.length;
  }
  return 0;
}

/** The running sum of a spoken number. */
interface Sum {
  /** Finished thousands. */
  total: number;
  current: number;
  parts: number;
  isScaled: boolean;
}

/**
 * Reads number words: "two thousand five hundred", "mil ochocientos", "treinta y
 * dos", and the short forms for money "twenty five hundred", "eighteen fifty", "dos quinientos".
 */
function readSpoken(reading: NumberSource, start: number): NumberSpan | undefined {
  const sum: Sum = { total: 0, current: 0, parts: 0, isScaled: false };
  let i = start;
  let onlyArticle = true;
  let end = start;
  while (i < reading.words.length && (i === start || (reading.words[i]?.before ?? 0) === 0)) {
    const word = reading.words[i];
    const readings = word === undefined ? undefined : reading.lexicon.numbers.get(word.norm);
    if (readings === undefined) break;
    const joiner = readings.find((item) => item.kind === "joiner");
    if (joiner !== undefined && end > start && canJoin(reading, sum, i + 1)) {
      i++;
      continue;
    }
    const ordinal = readings.find((item) => item.kind === "ordinal");
    const next = readings.find((item) => item.kind === "cardinal" || item.kind === "scale");
    if (ordinal !== undefined && (next === undefined || end > start)) return withOrdinal(sum, ordinal, start, i, end);
    if (next !== undefined && isPointer(reading, sum, next, { start, at: i })) break;
    if (next !== undefined && thousandsSaidShort(reading, sum, next, i)) openThousands(sum);
    if (next === undefined || !add(sum, next)) break;
    onlyArticle &&= next.isArticle;
    end = ++i;
  }
  if (end === start) return undefined;
  const value = sum.total + sum.current;
  const isArticle = onlyArticle && value === 1;
  const span = { ...spokenNumber(start, end, value), isArticle, isScaled: sum.isScaled };
  return isArticle || reading.norm(end - 1) !== "" ? addSpokenHalf(reading, span) : span;
}

/** True if "one" stands for the home at that rent: "The twenty six hundred one". */
function isPointer(
  reading: NumberSource,
  sum: Sum,
  next: NumberWord,
  { start, at }: { start: number; at: number },
): boolean {
  const isLed = /^(?:the|that|this)$/.test(reading.norm(start - 1));
  return isLed && next.isArticle && reading.norm(at) === "one" && sum.total + sum.current >= 100;
}

/** True for a single unit before hundreds, which counts thousands: "Two five hundred". */
function thousandsSaidShort(reading: NumberSource, sum: Sum, next: NumberWord, i: number): boolean {
  const isUnit = sum.parts === 1 && sum.total === 0 && sum.current > 0 && sum.current < 10;
  const after = reading.words[i + 1];
  return isUnit && next.value > 0 && next.value < 10 && after?.before === 0 && scaleAt(reading, i + 1) === 100;
}

function openThousands(sum: Sum): void {
  sum.total = sum.current * 1000;
  sum.current = 0;
  sum.isScaled = true;
}

/** Adds a spoken half: "dos y medio" is 2.5, "luca y media" is 1,500. */
function addSpokenHalf(reading: NumberSource, span: NumberSpan): NumberSpan {
  const half = halfAt(reading, span.end);
  if (half === 0) return span;
  const scale = scaleAt(reading, span.end - 1) ?? 1;
  return { ...span, end: half, value: span.value + scale / 2, isArticle: false };
}

function withOrdinal(sum: Sum, ordinal: NumberWord, start: number, i: number, end: number): NumberSpan | undefined {
  const tens = sum.current;
  const joins = end > start && tens >= 20 && tens % 10 === 0 && ordinal.value < 10;
  if (end > start && !joins) return { ...spokenNumber(start, end, sum.total + sum.current), isScaled: sum.isScaled };
  return { ...spokenNumber(start, i + 1, tens + ordinal.value), isOrdinal: true };
}

/** True if "and" joins the parts of one number: "one hundred and twenty", "treinta y dos", not "dos y tres". */
function canJoin(reading: NumberSource, sum: Sum, i: number): boolean {
  const next = reading.lexicon.numbers.get(reading.norm(i))?.find((word) => word.kind === "cardinal");
  if (next === undefined || (reading.words[i]?.before ?? 0) > 0) return false;
  if (sum.current % 100 >= 20 && sum.current % 10 === 0) return next.value < 10;
  const afterThousand = sum.current === 0 && sum.total > 0;
  if ((sum.current < 100 && !afterThousand) || next.value >= 100 || next.isArticle) return false;
  const scale = scaleAfterTens(reading, i);
  return scale === undefined || (sum.total === 0 && scale > 100);
}

/** The scale that multiplies a number below one hundred: 100 in "twenty-six hundred", none in "twenty-six". */
function scaleAfterTens(reading: NumberSource, i: number): number | undefined {
  const kindAt = (at: number, kind: NumberWord["kind"]): NumberWord | undefined =>
    (reading.words[at]?.before ?? 0) > 0
      ? undefined
      : reading.lexicon.numbers.get(reading.norm(at))?.find((word) => word.kind === kind);
  let next = i + 1;
  const joiner = kindAt(next, "joiner") === undefined ? 0 : 1;
  const unit = kindAt(next + joiner, "cardinal");
  if (unit !== undefined && unit.value < 10) next += joiner + 1;
  return kindAt(next, "scale")?.value;
}

function add(sum: Sum, word: NumberWord): boolean {
  const fits = word.kind === "scale" ? addScale(sum, word.value) : addCardinal(sum, word.value);
  if (fits) sum.parts++;
  return fits;
}

function addScale(sum: Sum, scale: number): boolean {
  if (scale === 100) {
    if (sum.current >= 100 || (sum.current % 10 === 0 && sum.current > 0)) return false;
    sum.isScaled ||= sum.current > 10;
    sum.current = (sum.current || 1) * 100;
    return true;
  }
  if (sum.total > 0 && scale <= 1000) return false;
  sum.total = (sum.total + (sum.current || 1)) * scale;
  sum.current = 0;
  sum.isScaled = true;
  return true;
}

function addCardinal(sum: Sum, value: number): boolean {
  const current = sum.current;
  if (current === 0) {
    sum.current = value;
    return true;
  }
  const tail = current % 100 === 0 ? 100 : current % 10 === 0 && current % 100 >= 20 ? 10 : 0;
  if (value > 0 && value < tail) {
    sum.current += value;
    return true;
  }
  return addShortThousand(sum, value);
}

/** Adds a short form for money: "dos quinientos" is 2,500 and "eighteen fifty" is 1,850. */
function addShortThousand(sum: Sum, value: number): boolean {
  if (sum.total > 0 || sum.isScaled) return false;
  const unitThenHundreds = sum.parts === 1 && sum.current < 10 && value >= 100 && value % 100 === 0;
  const pairThenTens = sum.current > 10 && sum.current < 100 && value >= 10 && value < 100;
  if (!unitThenHundreds && !pairThenTens) return false;
  sum.total = unitThenHundreds ? sum.current * 1000 : sum.current * 100;
  sum.current = value;
  sum.isScaled = true;
  return true;
}

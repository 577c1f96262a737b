import type { Count, Stretch } from "./counts.ts";
import { start } from "./starts.ts";
import type { Scan } from "./tokens.ts";

/** "15", "15th", "fifteen", "twenty first", "treinta y uno", "1ro". */
export function numberAt(scan: Scan, i: number): Count | undefined {
  const known = scan.numbers[i];
  if (known !== undefined) return known ?? undefined;
  const count = ((scan.tokens[i]?.starts ?? 0) & start.number) === 0 ? undefined : readNumber(scan, i);
  if (i >= 0) scan.numbers[i] = count ?? null;
  return count;
}

function readNumber(scan: Scan, i: number): Count | undefined {
  const token = scan.tokens[i];
  if (token === undefined) return undefined;
  if (token.num >= 0) {
    const suffix = scan.tokens[i + 1]?.isGlued ? scan.end(i + 1, "ordSuffix") : 0;
    return { value: token.num, end: suffix || i + 1, isOrdinal: suffix > 0, inDigits: true };
  }
  const ordinal = scan.at(i, "ord");
  if (ordinal !== undefined)
    return { value: Number(ordinal.value), end: ordinal.end, isOrdinal: true, inDigits: false };
  const word = scan.at(i, "num");
  if (word === undefined) return undefined;
  const value = Number(word.value);
  if (value < 20 || value % 10 !== 0) return { value, end: word.end, isOrdinal: false, inDigits: false };
  const linked = scan.is(word.end, "y") ? word.end + 1 : word.end;
  const unit = scan.at(linked, "ord") ?? scan.at(linked, "num");
  if (unit === undefined || Number(unit.value) > 9) return { value, end: word.end, isOrdinal: false, inDigits: false };
  return { value: value + Number(unit.value), end: unit.end, isOrdinal: unit.kind === "ord", inDigits: false };
}

/** A number from 1 to 31 that can be a day of the month. */
export function dayOfMonthAt(scan: Scan, i: number): Count | undefined {
  const count = numberAt(scan, i);
  return count !== undefined && count.value >= 1 && count.value <= 31 && !isDecimal(scan, count.end)
    ? count
    : undefined;
}

/** "2.5", "1/2": a number that continues after a sign. */
export function isDecimal(scan: Scan, end: number): boolean {
  const sign = scan.tokens[end];
  return sign !== undefined && /^[.,/]$/.test(sign.norm) && sign.isGlued && goesOn(scan, end + 1);
}

function goesOn(scan: Scan, i: number): boolean {
  const token = scan.tokens[i];
  return token?.isGlued === true && /^\d/.test(token.norm);
}

interface Amount {
  min: number;
  max: number;
  end: number;
  isApproximate: boolean;
  isOne: boolean;
}

const units: Record<string, { unit: Stretch["unit"]; size: number }> = {
  minute: { unit: "minutes", size: 1 },
  hour: { unit: "minutes", size: 60 },
  day: { unit: "days", size: 1 },
  week: { unit: "days", size: 7 },
  fortnight: { unit: "days", size: 14 },
  quincena: { unit: "days", size: 15 },
  month: { unit: "months", size: 1 },
  year: { unit: "months", size: 12 },
};

/** "Two weeks", "6 to 12 months", "un año y medio", "half an hour", "like 2 wks". */
export function stretchAt(scan: Scan, i: number): Stretch | undefined {
  const known = scan.stretches[i];
  if (known !== undefined) return known ?? undefined;
  const canBegin = ((scan.tokens[i]?.starts ?? 0) & (start.number | start.amount | start.unit | start.between)) !== 0;
  const stretch = canBegin ? readStretch(scan, i) : undefined;
  if (i >= 0) scan.stretches[i] = stretch ?? null;
  return stretch;
}

function readStretch(scan: Scan, i: number): Stretch | undefined {
  const approximate = scan.end(i, "approx");
  const amount =
    amountAt(scan, i) ?? (approximate > 0 ? amountAt(scan, approximate) : undefined) ?? withoutAmount(scan, i);
  if (amount === undefined) return undefined;
  const unit = scan.at(scan.is(amount.end, "of") || scan.is(amount.end, "more") ? amount.end + 1 : amount.end, "unit");
  const { unit: base, size } = units[unit?.value ?? ""] ?? {};
  if (unit === undefined || base === undefined || size === undefined || amount.max > maxAmount) return undefined;
  const half = scan.at(unit.end, "andHalf");
  const extra = half === undefined ? 0 : 0.5;
  const repeated = half === undefined ? repeatedRange(scan, unit.end, String(unit.value), amount.isOne) : undefined;
  const vague = scan.end(half?.end ?? unit.end, "ish");
  return {
    min: (amount.min + extra) * size,
    max: ((repeated?.max ?? amount.max) + extra) * size,
    unit: base,
    named: String(unit.value),
    isApproximate: amount.isApproximate || approximate > 0 || vague > 0,
    isOne: amount.isOne && half === undefined,
    end: repeated?.end ?? (vague || (half?.end ?? unit.end)),
  };
}

const maxAmount = 400;

/** "6 months to 12 months", "6 meses o 8 meses". */
function repeatedRange(scan: Scan, i: number, named: string, isOne: boolean): { max: number; end: number } | undefined {
  const joined = scan.end(i, "to") || scan.end(i, "or");
  if (joined === 0) return undefined;
  const second = amountAt(scan, joined);
  const unit = second === undefined ? undefined : scan.at(second.end, "unit");
  // "A month or two": the unit is named once.
  const more = numberAt(scan, joined);
  if (isOne && unit === undefined && more?.value === 2 && !more.isOrdinal && scan.end(more.end, "thing") === 0)
    return { max: more.value, end: more.end };
  if (second === undefined || unit === undefined || unit.value !== named) return undefined;
  return { max: second.max, end: unit.end };
}

/** "Month and a half", "mes y medio". */
function withoutAmount(scan: Scan, i: number): Amount | undefined {
  const unit = scan.at(i, "unit");
  if (unit === undefined || scan.end(unit.end, "andHalf") === 0) return undefined;
  return { min: 1, max: 1, end: i, isApproximate: false, isOne: false };
}

/** "Between 6 and 12 months". */
function betweenAt(scan: Scan, i: number): Amount | undefined {
  const between = scan.end(i, "between");
  const first = between > 0 ? quantityAt(scan, between) : undefined;
  const joined = first === undefined ? 0 : scan.end(first.end, "and");
  const second = joined > 0 ? quantityAt(scan, joined) : undefined;
  if (first === undefined || second === undefined || second.value < first.value) return undefined;
  return { min: first.value, max: second.value, end: second.end, isApproximate: true, isOne: false };
}

function amountAt(scan: Scan, i: number): Amount | undefined {
  const between = betweenAt(scan, i);
  if (between !== undefined) return between;
  const few = scan.at(i, "few");
  if (few !== undefined) return fewAt(scan, few.end, Number(few.value));
  const half = scan.at(i, "half");
  if (half !== undefined) return { min: 0.5, max: 0.5, end: half.end, isApproximate: false, isOne: false };
  const first = quantityAt(scan, i);
  if (first === undefined) {
    const one = scan.at(i, "one");
    return one === undefined ? undefined : { min: 1, max: 1, end: one.end, isApproximate: false, isOne: true };
  }
  const hyphened = scan.tokens[first.end]?.isHyphened ? first.end : 0;
  const sign = /^[-–—/]$/.test(scan.tokens[first.end]?.norm ?? "") ? first.end + 1 : 0;
  const second = quantityAt(scan, scan.end(first.end, "to") || scan.end(first.end, "or") || hyphened || sign || -1);
  const isRange = second !== undefined && second.value >= first.value;
  const last = isRange ? second : first;
  return { min: first.value, max: last.value, end: last.end, isApproximate: isRange, isOne: false };
}

/** "Unos 15" is 15; "unos meses" is a few. */
function fewAt(scan: Scan, end: number, few: number): Amount {
  const exact = few === 3 ? quantityAt(scan, end) : undefined;
  if (exact !== undefined)
    return { min: exact.value, max: exact.value, end: exact.end, isApproximate: true, isOne: false };
  return { min: 2, max: few === 2 ? 2 : 4, end, isApproximate: true, isOne: false };
}

/** A number that may have a fraction: "2.5", "two and a half". */
function quantityAt(scan: Scan, i: number): { value: number; end: number } | undefined {
  const count = numberAt(scan, i);
  if (count === undefined || count.isOrdinal) return undefined;
  const sign = scan.tokens[count.end];
  const decimal = scan.tokens[count.end + 1];
  if (count.inDigits && sign?.norm === "." && sign.isGlued && decimal?.isGlued && decimal.num >= 0 && decimal.num <= 9)
    return { value: count.value + decimal.num / 10, end: count.end + 2 };
  const half = scan.at(count.end, "andHalf");
  const isHalf = half !== undefined && scan.at(half.end, "unit") !== undefined;
  return isHalf ? { value: count.value + 0.5, end: half.end } : { value: count.value, end: count.end };
}

import type { Draft } from "./draft.ts";

/**
 * Numbers that look like counts or amounts and are neither: unit and street
 * numbers, floors, areas in square feet, incomes, credit scores, ages, distances,
 * years. They are taken so that no later reader uses them.
 */
export function setAsideOtherNumbers(draft: Draft): void {
  const { reading } = draft;
  for (const hit of reading.signals) if (hit.name === "otherNumber") takeNumbers(draft, hit.start, hit.end);
  for (let i = 0; i < reading.words.length; i++) {
    const number = reading.numbers[i];
    if (number === undefined) continue;
    if (reading.norm(i - 1) === "#" || isStreetNumber(draft, i, number.end)) reading.take(i, number.end);
  }
}

function takeNumbers(draft: Draft, start: number, end: number): void {
  for (let i = start; i < end; i++) {
    const number = draft.reading.numbers[i];
    // "Con mi sueldo me da para 1600": what an income is enough for is no income.
    const isAfforded = number !== undefined && draft.reading.within("affords", i, number.end);
    if (number !== undefined && !number.isOrdinal && !isAfforded) draft.reading.take(i, number.end);
  }
}

/** "1200 Brickell Ave", "8th Street", "SW 137 Ave", "12345 SW 88th St". */
function isStreetNumber(draft: Draft, i: number, end: number): boolean {
  const { reading } = draft;
  for (let at = end; at < Math.min(end + 4, reading.words.length); at++) {
    if ((reading.words[at]?.before ?? 0) > 0 || (reading.numbers[at] !== undefined && at > end + 1)) return false;
    if (reading.group(at, "streetWord") > 0) return reading.numbers[i]?.inDigits ?? false;
  }
  return false;
}

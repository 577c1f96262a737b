import type { Draft } from "./draft.ts";
import { isLayout } from "./layout.ts";
import type { NumberSpan } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { breakStrength } from "./words.ts";

/**
 * Numbers that look like counts or amounts but aren't: unit and street
 * numbers, floors, areas in square feet, incomes, credit scores, ages, distances,
 * years. Taking them keeps later readers from using them.
 */
export function setAsideOtherNumbers(draft: Draft): void {
  const { reading } = draft;
  for (const hit of reading.all("otherNumber")) takeNumbers(draft, hit.start, hit.end);
  for (const hit of reading.all("unitNumber")) if (!countsRooms(draft, hit.end)) takeNumbers(draft, hit.start, hit.end);
  takePhoneParts(draft);
  takeSavings(reading);
  takeSea(reading);
  for (let i = 0; i < reading.words.length; i++) {
    const number = reading.numbers[i];
    if (number === undefined) continue;
    if (reading.norm(i - 1) === "#" || isUnit(draft, i, number.end) || isStreetNumber(draft, i, number.end))
      reading.take(i, number.end);
  }
}

const areaCodeDigits = /^[2-9]\d{2}$/;
const ofPhone = /^(?:number|phone|cell|cel|celular|tel|telefono|numero|whatsapp|movil|celu)$/;
const offPhone = /^(?:my|mi|is|es|no|the|el|un|it|its|s)$/;

/** Takes a number that the renter broke off: "My number is 786 no wait 305-555-0163", "no, 786 was my phone". */
function takePhoneParts({ reading, slots }: Draft): void {
  for (let i = 0; i < reading.words.length; i++) {
    const number = reading.numbers[i];
    if (number === undefined || !areaCodeDigits.test(reading.written(i)) || reading.groupBefore(i, "currency") >= 0)
      continue;
    let lead = i - 1;
    while (lead >= 0 && offPhone.test(reading.written(lead))) lead--;
    const isLed = (reading.words[i]?.before ?? 0) < breakStrength.sentence && ofPhone.test(reading.written(lead));
    const told = [1, 2, 3].map((ahead) => reading.written(number.end - 1 + ahead));
    const isTold = /^(?:was|is|era|es)$/.test(told[0] ?? "") && told.some((word) => ofPhone.test(word));
    if (isTold || (isLed && (slots.phone !== undefined || reading.endsClause(number.end)))) reading.take(i, number.end);
  }
}

/** Takes the sea, which isn't a month: "Vista al mar", "se ve el mar". */
function takeSea(reading: Reading): void {
  for (let i = 0; i < reading.words.length; i++) {
    if (reading.norm(i) !== "mar") continue;
    if (/^(?:al|del)$/.test(reading.norm(i - 1)) || reading.within("topic:view", i, i + 1)) reading.take(i, i + 1);
  }
}

/** Takes the amount closest to the word for savings: "We only have like 6k saved", "6k is our savings". */
function takeSavings(reading: Reading): void {
  if (!reading.mentions("savings")) return;
  for (let i = 0; i < reading.words.length; i++) {
    const end = reading.group(i, "savings");
    if (end === 0) continue;
    const nearest = reading.numbers
      .filter((number) => number !== undefined && isSaved(reading, number, i))
      .sort((a, b) => Math.abs((a?.start ?? 0) - i) - Math.abs((b?.start ?? 0) - i))[0];
    if (nearest !== undefined) reading.take(nearest.start, nearest.end);
  }
}

/** The least amount of savings; smaller numbers are months, people or the like. */
const leastSaved = 400;

/** True for savings, not a monthly payment: "No tengo mucho ahorrado, como 1200 al mes". */
function isSaved(reading: Reading, number: NumberSpan, at: number): boolean {
  return number.value >= leastSaved && reading.group(number.end, "perMonth") === 0 && isTogether(reading, number, at);
}

/** True if no comma or joining word separates the two. */
function isTogether(reading: Reading, number: NumberSpan, at: number): boolean {
  const [from, to] = number.start < at ? [number.end, at] : [at, number.start];
  for (let i = from; i <= to; i++)
    if (
      (i > from || number.start < at) &&
      ((reading.words[i]?.before ?? 0) > 0 || (i < to && reading.group(i, "joiner") > 0))
    )
      return false;
  return true;
}

function takeNumbers(draft: Draft, start: number, end: number): void {
  for (let i = start; i < end; i++) {
    const number = draft.reading.numbers[i];
    if (number === undefined || number.isOrdinal || isOfPair(draft, i)) continue;
    // "High floor, 1 bed": a count of rooms after a comma belongs to the rooms.
    const { reading, context } = draft;
    const isApart =
      (reading.words[i]?.before ?? 0) > 0 || context.asked === "bedrooms" || reading.groupBefore(i, "home") >= 0;
    if (isApart && countsRooms(draft, number.end)) continue;
    // "Con mi sueldo me da para 1600", "half of what I make, so 2000": the rent an income allows isn't the income.
    const isAfforded = draft.reading.within("affords", i, number.end);
    if (isAfforded || draft.reading.groupBefore(i, "therefore") > start) continue;
    draft.reading.take(i, number.end);
  }
}

/** True for bedrooms and bathrooms right after a home, which aren't a unit: "Apartamento 2/2", "apartment 2x2". */
function isOfPair({ reading }: Draft, i: number): boolean {
  return [i, i - 1, i - 2].some((at) => {
    const isGlued = reading.norm(at + 1) === "x" && reading.words[at + 1]?.glued === true;
    const crossed = isGlued || reading.group(at + 1, "crossedBy") > 0;
    const next = crossed ? at + 2 : at + 1;
    const [bed, bath] = [reading.numbers[at], reading.numbers[next]];
    if (!bed?.inDigits || bath === undefined || i > next || reading.groupBefore(at, "home") < 0) return false;
    return (crossed || reading.gap(next).trim() === "/") && isLayout(bed.value, bath.value);
  });
}

/** True for a count of rooms: "An apartment, 2 bedrooms"; not for "unit 5B", whose letter is part of its number. */
function countsRooms({ reading }: Draft, i: number): boolean {
  if (reading.words[i]?.glued && reading.norm(i).length === 1) return false;
  return reading.group(i, "bedroom") > 0 || reading.group(i, "bathroom") > 0 || /^\s*[/x]/.test(reading.gap(i));
}

/** True for a number with a capital letter at the end: "Is 4B taken?", "ya alquilaron el 4B". */
function isUnit({ reading }: Draft, i: number, end: number): boolean {
  const letter = reading.words[end];
  if (!letter?.glued || !letter.isCapital || letter.norm.length !== 1) return false;
  const isNamed = reading.groupBefore(i, "article") >= 0 || reading.groupBefore(i, "dateLink") >= 0;
  return isNamed && reading.endsClause(end + 1) && !/[/x]/.test(reading.gap(end + 1));
}

/** True for the number in "1200 Brickell Ave", "8th Street", "SW 137 Ave", "12345 SW 88th St". */
function isStreetNumber(draft: Draft, i: number, end: number): boolean {
  const { reading } = draft;
  for (let at = end; at < Math.min(end + 4, reading.words.length); at++) {
    if ((reading.words[at]?.before ?? 0) > 0 || (reading.numbers[at] !== undefined && at > end + 1)) return false;
    if (reading.group(at, "streetWord") > 0) return reading.numbers[i]?.inDigits ?? false;
  }
  return false;
}

import type { NumberRange } from "../types.ts";
import { type Draft, fill } from "./draft.ts";
import { noteDenied } from "./negation.ts";
import { halfAt } from "./numbers.ts";
import { asksAboutListing, sentenceOf } from "./questions.ts";
import { amountAt, countOf, limitAfter, settle } from "./ranges.ts";
import type { Reading } from "./reading.ts";
import { isNoWish } from "./standing.ts";

const mostRooms = 12;

interface Rooms {
  start: number;
  end: number;
  value: number | NumberRange;
}

/** Reads bedrooms and bathrooms: "2br", "dos cuartos", "2/2", "studio", "2 ambientes", "3+ beds", "baño y medio". */
export function readLayout(draft: Draft): void {
  readPairs(draft);
  const bedrooms = [...counted(draft, "bedroom"), ...studios(draft), ...ambientes(draft)].sort(
    (a, b) => a.start - b.start,
  );
  const bathrooms = counted(draft, "bathroom");
  fillRooms(draft, "bedrooms", bedrooms);
  fillRooms(draft, "bathrooms", bathrooms);
}

function fillRooms(draft: Draft, slot: "bedrooms" | "bathrooms", found: Rooms[]): void {
  const { reading } = draft;
  const joined = joinByOr(
    draft,
    found.filter((item) => !isNoWish(reading, item.start, item.end)),
  );
  const settled = joined ?? settle(reading, withoutRoomOfStudio(reading, found)) ?? insteadOf(reading, found);
  if (settled !== undefined && found.some((item) => item.value !== 0 && isNoWish(reading, item.start, item.end)))
    noteDenied(reading);
  const chosen =
    settled === undefined ? undefined : (replacedBy(draft, settled) ?? widenedBy(draft, settled) ?? settled);
  if (chosen !== undefined) fill(draft, slot, chosen.value, chosen.start, chosen.end);
  for (const item of found) reading.take(item.start, item.end);
}

/** The bare number at the end that replaces a rejected number of rooms: "Stop sending me 1 bedrooms, I need 2" */
function insteadOf(reading: Reading, found: readonly Rooms[]): Rooms | undefined {
  const denied = found.find((item) => isNoWish(reading, item.start, item.end));
  const from = denied === undefined || found.length > 1 ? reading.words.length : denied.end;
  for (let i = from; i < reading.words.length; i++) {
    const number = reading.numbers[i];
    // "Necesito de 2" means a home with two bedrooms.
    const lead = reading.norm(i - 1) === "de" ? i - 1 : i;
    const isWanted = reading.groupBefore(lead, "want") >= from || reading.groupBefore(lead, "but") >= from;
    if (number === undefined || number.isArticle || number.isOrdinal || number.value > mostRooms || !isWanted) continue;
    if (reading.endsClause(number.end) && reading.isFree(i, number.end))
      return { start: i, end: number.end, value: number.value };
  }
  return undefined;
}

/** Drops "a room" next to a studio, because it is the studio: "Un cuartico tipo efficiency". */
function withoutRoomOfStudio(reading: Reading, found: readonly Rooms[]): readonly Rooms[] {
  if (!found.some((item) => item.value === 0 && !isNoWish(reading, item.start, item.end))) return found;
  return found.filter((item) => item.value !== 1 || reading.numbers[item.start]?.isArticle !== true);
}

/** The bare number after "but" that corrects a number of rooms: "I said 2 bedrooms but I need 3" */
function replacedBy(draft: Draft, rooms: Rooms): Rooms | undefined {
  const { reading } = draft;
  if (!reading.has("correction")) return undefined;
  const sentenceEnd = sentenceOf(draft, rooms.start).end;
  const but = reading.words.findIndex((_, i) => i >= rooms.end && i < sentenceEnd && reading.group(i, "but") > 0);
  for (let i = but; but >= 0 && i < sentenceEnd; i++) {
    const number = reading.numbers[i];
    if (number === undefined || number.value > mostRooms || !reading.isFree(i, number.end)) continue;
    if (reading.endsClause(number.end) && !isNoWish(reading, i, number.end))
      return { start: i, end: number.end, value: number.value };
  }
  return undefined;
}

/** The index after words for size: "2 big ones", "dos bien grandes". */
function afterSize(reading: Reading, end: number): number {
  let at = end;
  while (at < end + 3 && (reading.words[at]?.before ?? 1) === 0 && ofSize.test(reading.norm(at))) at++;
  return at;
}

const ofSize =
  /^(?:bien|muy|que|sean|really|very|big|large|larger|huge|decent|good|spacious|ones?|grandes?|amplios?|amplias?|espacios[oa]s?)$/;

/** Widens the range by a bare number after "maybe": "2 bedrooms with an office, so maybe 3" */
function widenedBy(draft: Draft, rooms: Rooms): Rooms | undefined {
  const { reading } = draft;
  if (typeof rooms.value !== "number") return undefined;
  for (let i = rooms.end; i < reading.words.length; i++) {
    const end = reading.group(i, "or");
    const number = end > 0 ? reading.numbers[end] : undefined;
    if (number === undefined || number.value > mostRooms || !reading.isFree(end, number.end)) continue;
    const last = afterSize(reading, number.end);
    if (!reading.endsClause(last) || number.value === rooms.value) return undefined;
    reading.take(end, last);
    const [min, max] = [Math.min(rooms.value, number.value), Math.max(rooms.value, number.value)];
    return { start: rooms.start, end: rooms.end, value: { min, max } };
  }
  return undefined;
}

/** Joins two numbers of rooms into a range: "a studio or a 1 bedroom", "1 bed or 2 beds". */
function joinByOr(draft: Draft, found: Rooms[]): Rooms | undefined {
  const [first, second] = found;
  if (
    first === undefined ||
    second === undefined ||
    typeof first.value !== "number" ||
    typeof second.value !== "number"
  )
    return undefined;
  const { reading } = draft;
  const joined = [0, 1, 2, 3].some(
    (offset) => first.end + offset < second.start && reading.group(first.end + offset, "or") > 0,
  );
  if (!joined || first.value === second.value) return undefined;
  const value = { min: Math.min(first.value, second.value), max: Math.max(first.value, second.value) };
  return { start: first.start, end: second.end, value };
}

/** Reads bedrooms and bathrooms written as a pair: "2/2", "3/2.5", "2x1", "1b1b". */
function readPairs(draft: Draft): void {
  const { reading } = draft;
  for (let i = 0; i + 1 < reading.words.length; i++) {
    const bed = reading.numbers[i];
    if (bed === undefined || bed.isScaled || bed.isOrdinal || bed.end !== i + 1) continue;
    const sign = reading.norm(i + 1);
    const isGlued = (sign === "x" || (sign === "b" && reading.norm(i + 3) === "b")) && reading.words[i + 1]?.glued;
    const crossed = (isGlued && bed.inDigits) || isSaidAcross(draft, i);
    const at = crossed ? i + 2 : i + 1;
    const bath = reading.numbers[at];
    const isSide = crossed || isSaidBeside(draft, i);
    if (bath === undefined || (!isSide && reading.gap(at).trim() !== "/") || !reading.isFree(i, bath.end)) continue;
    if (!isLayout(bed.value, bath.value) || reading.gap(bath.end) === "/") continue;
    // "2/2, no 2/1": the rejected layout after the wanted one.
    if (draft.slots.bedrooms !== undefined && isNoWish(reading, i, bath.end)) continue;
    fill(draft, "bedrooms", bed.value, i, sign === "b" ? bath.end + 1 : bath.end);
    draft.slots.bathrooms = bath.value;
    draft.evidence.push({
      ...(draft.evidence[draft.evidence.length - 1] as (typeof draft.evidence)[number]),
      slot: "bathrooms",
    });
  }
}

/** "Un dos por dos", "a two by two": bedrooms by bathrooms after an article or a home, with nothing else counted. */
function isSaidAcross({ reading }: Draft, i: number): boolean {
  const bath = reading.numbers[i + 2];
  const isLed = ["article", "home"].some((name) => reading.groupBefore(i, name) >= 0);
  if (reading.group(i + 1, "crossedBy") === 0 || bath === undefined || !isLed) return false;
  return (
    reading.group(bath.end, "bedroom") + reading.group(bath.end, "measure") + reading.group(bath.end, "week") === 0
  );
}

/** True for both as words after an article, with nothing counted after them: "Un tres dos en Kendall", "a two one". */
function isSaidBeside({ reading }: Draft, i: number): boolean {
  const [bed, bath] = [reading.numbers[i], reading.numbers[i + 1]];
  if (bath === undefined || bed?.inDigits !== false || bath.inDigits || reading.groupBefore(i, "article") < 0)
    return false;
  return reading.gap(i + 1) === " " && (reading.endsClause(bath.end) || reading.group(bath.end, "inPlace") > 0);
}

/** True if the numbers can be a layout: homes have at most one bathroom more than bedrooms, so "7/15" is a date. */
export function isLayout(bedrooms: number, bathrooms: number): boolean {
  return bedrooms >= 0 && bedrooms <= 6 && bathrooms >= 1 && bathrooms <= 6 && bathrooms <= bedrooms + 2;
}

function counted(draft: Draft, noun: "bedroom" | "bathroom"): Rooms[] {
  const { reading } = draft;
  const found: Rooms[] = [];
  if (!reading.mentions(noun)) return found;
  for (let i = 0; i < reading.words.length; i++) {
    const end = reading.group(i, noun);
    if (end === 0 || !reading.isFree(i, end)) continue;
    const rooms = countBefore(draft, i, end, noun) ?? countAfter(draft, i, end);
    if (rooms !== undefined && !asksAboutListing(draft, rooms.start, rooms.end)) found.push(rooms);
    i = (rooms?.end ?? end) - 1;
  }
  return found;
}

function countBefore(draft: Draft, i: number, end: number, noun: string): Rooms | undefined {
  const { reading } = draft;
  const start = numberBefore(draft, i);
  if (start < 0) return noun === "bathroom" ? withHalf(draft, i, end, 1) : undefined;
  const amount = amountAt(reading, start);
  if (amount === undefined || !reading.isFree(amount.start, end)) return undefined;
  const low = amount.exact ?? amount.min ?? amount.max ?? 0;
  if (low > mostRooms || amount.numbers.some((number) => number.isOrdinal)) return undefined;
  const half = amount.exact === undefined ? undefined : withHalf(draft, start, end, amount.exact);
  if (half !== undefined) return withLimit(draft, half);
  return withLimit(draft, {
    start: amount.start,
    end: Math.max(amount.end, end),
    value: countOf(widen(draft, amount, start)),
  });
}

/** Extends an amount to the range that starts before it: "2 or 3 bedrooms" read from the 3. */
function widen(
  draft: Draft,
  amount: ReturnType<typeof amountAt> & object,
  start: number,
): ReturnType<typeof amountAt> & object {
  const { reading } = draft;
  for (let i = start - 1; i >= Math.max(0, start - 3); i--) {
    const wider = amountAt(reading, i);
    if (wider !== undefined && wider.numbers.length === 2 && wider.end >= amount.end) return wider;
  }
  return amount;
}

/** The index of the number right before a noun, or before its adjective ("2 full baths"); -1 if there is none. */
function numberBefore(draft: Draft, i: number): number {
  const { reading } = draft;
  for (let start = i - 1; start >= Math.max(0, i - 6); start--) {
    const number = reading.numbers[start];
    if (number === undefined) continue;
    if (number.end === i || (number.end === i - 1 && adjectiveFits(draft, i - 1)))
      return (reading.words[number.end]?.before ?? 0) === 0 ? start : -1;
    const more = ["orMore", "plus"].map((name) => reading.group(number.end, name)).find((end) => end === i);
    return more === undefined && !(number.end === i - 1 && reading.norm(i - 1) === "+") ? -1 : start;
  }
  return -1;
}

function adjectiveFits(draft: Draft, i: number): boolean {
  return draft.reading.group(i, "roomAdjective") === i + 1;
}

/** Adds a half: "baño y medio", "2 baños y medio". */
function withHalf(draft: Draft, start: number, end: number, value: number): Rooms | undefined {
  const half = halfAt(draft.reading, end);
  return half > 0 ? { start, end: half, value: value + 0.5 } : undefined;
}

/** Adds the limit that follows: "2 cuartos mínimo", "3 bedrooms or more". */
function withLimit(draft: Draft, rooms: Rooms): Rooms {
  const { reading } = draft;
  if (typeof rooms.value !== "number" || (reading.words[rooms.end]?.before ?? 0) > 0) return rooms;
  const more = limitAfter(reading, rooms.end, "orMore");
  if (more > 0 && reading.group(more, "extraRoom") === 0) return { ...rooms, end: more, value: { min: rooms.value } };
  const less = limitAfter(reading, rooms.end, "orLess");
  return less > 0 ? { ...rooms, end: less, value: { max: rooms.value } } : rooms;
}

/** Reads a count after its noun: "bedrooms: 2", "the number of bedrooms must be three", "change the bathrooms to 1". */
function countAfter(draft: Draft, i: number, end: number): Rooms | undefined {
  const { reading } = draft;
  const isLabel = (reading.words[end]?.before ?? 0) === 1 && /[:=]/.test(reading.gap(end));
  const changed = reading.within("changesCount", i, end) ? reading.group(end, "rangeTo") : 0;
  const at = isLabel ? end : reading.group(end, "is") || changed;
  const number = at === 0 ? undefined : reading.numbers[at];
  if (number === undefined || number.value > mostRooms) return undefined;
  const amount = amountAt(reading, at);
  return amount === undefined ? undefined : { start: i, end: amount.end, value: countOf(amount) };
}

function studios(draft: Draft): Rooms[] {
  const { reading } = draft;
  const found: Rooms[] = [];
  for (let i = 0; i < reading.words.length; i++) {
    const end = reading.group(i, "studio");
    if (end === 0 || reading.within("studies", i, end)) continue;
    if (reading.isFree(i, end) && !asksAboutListing(draft, i, end)) found.push({ start: i, end, value: 0 });
  }
  return found;
}

/** Reads rioplatense "2 ambientes", which counts the living room: one bedroom. */
function ambientes(draft: Draft): Rooms[] {
  const { reading } = draft;
  const found: Rooms[] = [];
  if (!reading.mentions("roomsWithLiving")) return found;
  for (let i = 0; i < reading.words.length; i++) {
    const amount = reading.numbers[i] === undefined ? undefined : amountAt(reading, i);
    const end = amount === undefined ? 0 : reading.group(amount.end, "roomsWithLiving");
    if (amount === undefined || end === 0 || !reading.isFree(amount.start, end)) continue;
    if (asksAboutListing(draft, amount.start, end)) continue;
    const less = (value: number | undefined): number | undefined =>
      value === undefined ? undefined : Math.max(0, value - 1);
    const value = countOf({ ...amount, min: less(amount.min), max: less(amount.max), exact: less(amount.exact) });
    found.push({ start: amount.start, end, value });
    i = end - 1;
  }
  return found;
}

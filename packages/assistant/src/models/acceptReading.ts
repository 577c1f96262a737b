import type { Evidence, Market, SlotName, Slots, UnderstandContext, Understanding } from "../types.ts";
import { isWithin } from "../understanding/stretches.ts";
import type { ModelReading, Read, Span } from "./reading.ts";
import { originalPlace, type Part, type RedactedText } from "./redactedText.ts";

/** Slots that only the built-in stage reads, because a model never sees their values. */
const contact: readonly SlotName[] = ["phone", "email"];

interface Accepting {
  message: string;
  leaving: RedactedText;
  /** Parts that the model didn't see; their values are the built-in stage's. */
  kept?: readonly Part[];
  context: UnderstandContext;
}

/** Something that a model can't have read, so its reading isn't used at all. */
class NotInMessage extends Error {}

/**
 * A model's reading as the message's understanding, plus what only the built-in stage may read; null if any
 * of it cannot be true: words that are not in the message, places that are not in the market, impossible values.
 */
export function acceptReading(reading: ModelReading, builtIn: Understanding, given: Accepting): Understanding | null {
  try {
    return accepted(reading, builtIn, given);
  } catch (error) {
    if (error instanceof NotInMessage) return null;
    throw error;
  }
}

function accepted(reading: ModelReading, builtIn: Understanding, given: Accepting): Understanding {
  const own = ownSlots(builtIn, given.kept ?? [], reading.cleared);
  const excludedAreas = reading.excluded_areas.map((name) => placeNamed(name, given.context.market));
  const read = withoutPlaces(readSlots(reading.slots, given), excludedAreas);
  const hasName = own.slots.name !== undefined;
  const slots = { ...own.unseen, ...read.slots, ...own.slots };
  const told = Object.keys(slots).length > 0;
  const intents = [...new Set([...reading.intents, ...(told ? (["give_info"] as const) : [])])];
  const { answer, choice, switch_to: switchTo } = reading;
  // A message that mixes languages continues in the conversation's language; the first message has none yet.
  const isFirst = Object.keys(given.context.known ?? {}).length === 0;
  return {
    language: reading.language ?? builtIn.language,
    languageCertain: reading.language !== null || (isFirst && builtIn.languageCertain),
    slots,
    evidence: [...read.evidence.filter(({ slot }) => !(hasName && slot === "name")), ...own.evidence],
    intents,
    topics: [...new Set(reading.topics)],
    refused: reading.refused.filter((slot) => slots[slot] === undefined),
    cleared: reading.cleared.filter((slot) => slots[slot] === undefined && builtIn.slots[slot] === undefined),
    excludedAreas,
    ...(answer !== null && { answer }),
    ...(choice !== null && { choice: whole(choice, 1, 10) - 1 }),
    ...(switchTo !== null && { switchTo }),
    maskedText: builtIn.maskedText,
  };
}

/** Leaves out of the wanted places those that the same message rules out. */
function withoutPlaces(read: ReturnType<typeof readSlots>, excluded: readonly string[]): ReturnType<typeof readSlots> {
  const { area, ...others } = read.slots;
  const [only, ...more] = [area ?? []].flat().filter((name) => !excluded.includes(name));
  if (area !== undefined && only === undefined)
    return { slots: others, evidence: read.evidence.filter(({ slot }) => slot !== "area") };
  return only === undefined ? read : { ...read, slots: { ...others, area: more.length > 0 ? [only, ...more] : only } };
}

/**
 * What only the built-in stage read: contact details and the name, and values in parts that the model didn't see.
 * @param notTheirs contact details and names that the model clears: someone else's
 */
function ownSlots({ slots, evidence }: Understanding, kept: readonly Part[], notTheirs: readonly SlotName[]) {
  const isTheirs = (slot: SlotName): boolean => slots[slot] !== undefined && !notTheirs.includes(slot);
  const ofContact = [...contact, "name" as const].filter(isTheirs);
  const unseen = evidence.filter((item) => kept.some((part) => isWithin(item, part))).map(({ slot }) => slot);
  const valuesOf = (names: readonly SlotName[]): Slots => Object.fromEntries(names.map((slot) => [slot, slots[slot]]));
  return {
    slots: valuesOf(ofContact),
    unseen: valuesOf(unseen),
    evidence: evidence.filter(({ slot }) => ofContact.includes(slot) || unseen.includes(slot)),
  };
}

function readSlots(read: ModelReading["slots"], given: Accepting): Pick<Understanding, "slots" | "evidence"> {
  const slots: Slots = {};
  const evidence: Evidence[] = [];
  const take = <T>(slot: SlotName | "budget", value: Read<T>, toSlots: (value: NonNullable<Read<T>>) => Slots) => {
    if (value === null) return;
    const found = toSlots(value);
    if (Object.keys(found).length === 0) return;
    Object.assign(slots, found);
    const place = placeOf(value.evidence, given);
    const names = slot === "budget" ? (Object.keys(found) as SlotName[]) : [slot];
    evidence.push(...names.map((name) => ({ slot: name, ...place })));
  };
  const { market, referenceDate } = given.context;
  take("area", read.area, ({ places }) => ({ area: areaOf(places, market) }));
  // "At least a studio" is any home.
  take("bedrooms", read.bedrooms, (span) =>
    span.min === 0 && span.max === null ? {} : { bedrooms: spanOf(span, 0, 10) },
  );
  take("bathrooms", read.bathrooms, (span) => ({ bathrooms: spanOf(span, 0.5, 10) }));
  take("budget", read.budget, budgetOf);
  take("move_in", read.move_in, (value) => ({ move_in: moveInOf(value, referenceDate) }));
  take("lease_months", read.lease_months, ({ months }) => ({ lease_months: whole(months, 1, 60) }));
  take("pets", read.pets, petsOf);
  take("parking", read.parking, ({ wanted }) => ({ parking: wanted }));
  take("furnished", read.furnished, ({ wanted }) => ({ furnished: wanted }));
  take("occupants", read.occupants, ({ people }) => ({ occupants: whole(people, 1, 20) }));
  take("name", read.name, nameOf);
  take("showing_request", read.showing_request, (value) => showingOf(value, referenceDate));
  return { slots, evidence };
}

/** The position of the words in the message. A model can't rely on text that it wasn't shown. */
function placeOf(evidence: string, { message, leaving }: Accepting): Omit<Evidence, "slot"> {
  const words = evidence.trim();
  const at = leaving.text.toLowerCase().indexOf(words.toLowerCase());
  if (!/[\p{L}\d]/u.test(words) || at === -1 || /\[[A-Z]+\]/.test(words)) throw new NotInMessage();
  const start = originalPlace(leaving, at);
  return { start, end: start + words.length, text: message.slice(start, start + words.length) };
}

function areaOf(names: readonly string[], market: Market): string | string[] {
  const places = [...new Set(names.map((name) => placeNamed(name, market)))];
  const [only] = places;
  if (only === undefined || places.length > 10) throw new NotInMessage();
  return places.length === 1 ? only : places;
}

function placeNamed(name: string, { places }: Market): string {
  const wanted = name.trim().toLowerCase();
  const place = places.find((one) =>
    [one.name, ...(one.aliases ?? [])].some((known) => known.toLowerCase() === wanted),
  );
  if (!place) throw new NotInMessage();
  return place.name;
}

function whole(value: number, least: number, most: number): number {
  if (!Number.isInteger(value)) throw new NotInMessage();
  return within(value, least, most);
}

function within(value: number, least: number, most: number): number {
  if (!(value >= least && value <= most)) throw new NotInMessage();
  return value;
}

function spanOf({ min, max }: Span, least: number, most: number): number | { min?: number; max?: number } {
  if (min === null && max === null) throw new NotInMessage();
  const ends = {
    ...(min !== null && { min: within(min, least, most) }),
    ...(max !== null && { max: within(max, least, most) }),
  };
  if (min !== null && max !== null && min > max) throw new NotInMessage();
  return min !== null && min === max ? min : ends;
}

/** Fewer digits are part of a figure in words: "3 and a half k", "2 mil quinientos". */
const fewestDigits = 2;

/** USD a month. A figure in digits must equal the figure that was read. */
function budgetOf({ min, max, evidence }: Span & { evidence: string }): Slots {
  const span = spanOf({ min, max }, 100, 100_000);
  const digits = evidence.replace(/\D/g, "");
  for (const value of [min, max]) {
    const figure = String(value ?? "").replace(/0+$/, "");
    if (digits.length >= fewestDigits && !digits.includes(figure)) throw new NotInMessage();
  }
  if (typeof span === "number") return { budget_max: span };
  return {
    ...(span.min !== undefined && { budget_min: span.min }),
    ...(span.max !== undefined && { budget_max: span.max }),
  };
}

type MoveIn = NonNullable<ModelReading["slots"]["move_in"]>;

function moveInOf({ when, from, to }: MoveIn, today: string): NonNullable<Slots["move_in"]> {
  if (when !== "date") return when;
  const [first, last] = [comingDay(from ?? to, today), comingDay(to ?? from, today)];
  if (first > last) throw new NotInMessage();
  return first === last ? first : { from: first, to: last };
}

/** Nobody plans a move further ahead than this. Days. */
const furthest = 800;

function comingDay(date: string | null, today: string): string {
  const days = (Date.parse(date ?? "") - Date.parse(today)) / 86_400_000;
  if (date === null || !/^\d{4}-\d\d-\d\d$/.test(date)) throw new NotInMessage();
  within(days, -1, furthest);
  if (new Date(Date.parse(date)).toISOString().slice(0, 10) !== date) throw new NotInMessage();
  return date;
}

function petsOf({ has, kind, count }: NonNullable<ModelReading["slots"]["pets"]>): Slots {
  if (!has) return { pets: { has } };
  const known = kind?.trim().toLowerCase() ?? "";
  if (!/^\p{L}{0,20}$/u.test(known)) throw new NotInMessage();
  return { pets: { has, ...(known !== "" && { kind: known }), ...(count !== null && { count: whole(count, 1, 10) }) } };
}

/** A name is exactly its words. */
function nameOf({ name, evidence }: { name: string; evidence: string }): Slots {
  const plain = name.trim();
  if (!/^[\p{L}][\p{L}\p{M}' .-]{0,59}$/u.test(plain)) throw new NotInMessage();
  if (!evidence.toLowerCase().includes(plain.toLowerCase())) throw new NotInMessage();
  return { name: plain };
}

function showingOf({ date, time }: { date: string | null; time: string | null }, today: string): Slots {
  if (time !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new NotInMessage();
  // "When can I see it?" names neither.
  if (date === null && time === null) return {};
  return {
    showing_request: { ...(date !== null && { date: comingDay(date, today) }), ...(time !== null && { time }) },
  };
}

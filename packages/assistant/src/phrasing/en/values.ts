import type { NoTimes } from "../../dialogue/actParts.ts";
import type { MatchReason } from "../../matching/match.ts";
import { timeOfDay } from "../../showings/zonedTime.ts";
import type { AskableSlot, ContactWay, IsoDate, NumberRange, SlotName, Slots } from "../../types.ts";
import { weekdayOn } from "../../understanding/calendar.ts";
import type { ContactWish } from "../../understanding/contactWish.ts";
import {
  byDay,
  clock,
  dateParts,
  daysApart,
  grouped,
  isRun,
  isWholeMonth,
  joined,
  money,
  partOfDay,
  phone,
  type Values,
  type YesNoWords,
  yesNoParts,
} from "../values.ts";
import { needNames } from "./needs.ts";
import { termWords } from "./terms.ts";
import { subjectNames, topicNames } from "./topics.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

const SLOT_NAMES: Record<SlotName, string> = {
  area: "the area",
  bedrooms: "the bedrooms",
  bathrooms: "the bathrooms",
  budget_max: "the budget",
  budget_min: "the lower end of the budget",
  move_in: "the move-in date",
  lease_months: "the lease length",
  pets: "the pets",
  parking: "the parking",
  furnished: "the furniture",
  occupants: "the number of people",
  name: "the name",
  phone: "the phone",
  email: "the email",
  showing_request: "the showing",
};

const YES_NO: YesNoWords = {
  parking: { yes: "with parking", no: "no parking needed" },
  furnished: { yes: "furnished", no: "unfurnished" },
};

/** ", 2027" for a year other than today's. */
function otherYear(date: IsoDate, today: IsoDate, before: string): string {
  const { year } = dateParts(date);
  return year === dateParts(today).year ? "" : `${before}${year}`;
}

function date(value: IsoDate, today: IsoDate): string {
  const { month, day } = dateParts(value);
  return `${MONTHS[month - 1]} ${day}${otherYear(value, today, ", ")}`;
}

/** "in May", "between May 10 and 20", "between May 25 and June 5". */
function dates(from: IsoDate, to: IsoDate, today: IsoDate): string {
  const month = MONTHS[dateParts(from).month - 1];
  if (isWholeMonth(from, to)) return `in ${month}${otherYear(from, today, " ")}`;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  if (!sameMonth) return `between ${date(from, today)} and ${date(to, today)}`;
  return `between ${month} ${dateParts(from).day} and ${dateParts(to).day}${otherYear(to, today, ", ")}`;
}

function count(value: number, one: string, many: string): string {
  return `${value} ${value === 1 ? one : many}`;
}

function counted(value: number | NumberRange, one: string, many: string): string {
  if (typeof value === "number") return count(value, one, many);
  const { min, max } = value;
  if (min !== undefined && max !== undefined) return min === max ? count(min, one, many) : `${min} to ${max} ${many}`;
  if (min !== undefined) return `at least ${count(min, one, many)}`;
  return max === undefined ? many : `up to ${count(max, one, many)}`;
}

function bedrooms(value: number | NumberRange): string {
  if (value === 0) return "a studio";
  if (typeof value === "object" && value.min === 0 && value.max) {
    return `a studio ${value.max === 1 ? "or" : "to"} ${count(value.max, "bedroom", "bedrooms")}`;
  }
  return counted(value, "bedroom", "bedrooms");
}

function kinds(value: number | NumberRange): string {
  if (value === 0) return "studios";
  if (typeof value === "number") return `${value}-bedrooms`;
  const { min, max } = value;
  if (min === 0 && max === 1) return "studios or 1-bedrooms";
  return `homes with ${counted(value, "bedroom", "bedrooms")}`;
}

/** "A lease of 2 years". */
function term(months: number): string {
  if (months === 1) return "a month-to-month lease";
  const years = months / monthsOfYear;
  return `a lease of ${Number.isInteger(years) ? count(years, "year", "years") : count(months, "month", "months")}`;
}

const monthsOfYear = 12;

function bathrooms(value: number | NumberRange): string {
  return counted(value, "bathroom", "bathrooms");
}

function moveIn(value: NonNullable<Slots["move_in"]>, today: IsoDate): string {
  if (value === "asap") return "move-in as soon as possible";
  if (value === "flexible") return "a flexible move-in date";
  if (typeof value === "string") return `move-in on ${date(value, today)}`;
  // From today on means until then.
  if (value.from <= today) return `move-in by ${date(value.to, today)}`;
  return `move-in ${dates(value.from, value.to, today)}`;
}

function budget(slots: Slots): string[] {
  const { budget_min: min, budget_max: max } = slots;
  if (min !== undefined && max !== undefined) return [`${money(min)} to ${money(max)} a month`];
  if (max !== undefined) return [`up to ${money(max)} a month`];
  return min === undefined ? [] : [`from ${money(min)} a month`];
}

function pets(value: NonNullable<Slots["pets"]>): string {
  if (!value.has) return "no pets";
  const kind = value.kind === "dog" || value.kind === "cat" ? value.kind : "pet";
  return (value.count ?? 1) === 1 ? `a ${kind}` : count(value.count ?? 1, kind, `${kind}s`);
}

/** "2 bedrooms and 1 bathroom in Brickell". */
function place(slots: Slots): string[] {
  const rooms = [
    ...(slots.bedrooms === undefined ? [] : [bedrooms(slots.bedrooms)]),
    ...(slots.bathrooms === undefined ? [] : [bathrooms(slots.bathrooms)]),
  ].join(" and ");
  const area = slots.area === undefined ? "" : joined([slots.area].flat(), "or");
  if (rooms && area) return [`${rooms} in ${area}`];
  return rooms || area ? [rooms || area] : [];
}

function search(slots: Slots, excluded: readonly string[], today: IsoDate): string {
  const parts = [
    ...place(slots),
    ...(excluded.length > 0 ? [`${slots.area === undefined ? "anywhere but" : "not"} ${joined(excluded, "or")}`] : []),
    ...budget(slots),
    ...(slots.move_in === undefined ? [] : [moveIn(slots.move_in, today)]),
    ...(slots.lease_months === undefined ? [] : [`a lease of ${count(slots.lease_months, "month", "months")}`]),
    ...(slots.occupants === undefined ? [] : [count(slots.occupants, "person", "people")]),
    ...(slots.pets === undefined ? [] : [pets(slots.pets)]),
    ...yesNoParts(slots, YES_NO),
    ...(slots.phone === undefined ? [] : [phone(slots.phone)]),
    ...(slots.email === undefined ? [] : [slots.email]),
  ];
  return parts.join(", ");
}

/** "today", "tomorrow", "on Monday, March 23". */
function visitDay(value: IsoDate, today: IsoDate, relative: boolean): string {
  const ahead = relative ? daysApart(today, value) : -1;
  if (ahead === 0) return "today";
  if (ahead === 1) return "tomorrow";
  return `on ${WEEKDAYS[weekdayOn(value)]}, ${date(value, today)}`;
}

function visits(times: Parameters<Values["visits"]>[0], today: IsoDate): string {
  const days = byDay(times).map((day) => `${visitDay(day.date, today, true)} at ${joined(day.times.map(clock), "or")}`);
  return days.length > 1 ? `${days.slice(0, -1).join(", ")}, or ${days.at(-1)}` : (days[0] ?? "");
}

/** The value of the one slot that was asked for: "April 1", "up to $3,200". */
function answer(slots: Slots, today: IsoDate): string {
  const { move_in: move, budget_max: most, budget_min: least } = slots;
  if (move === "asap") return "as soon as possible";
  if (move === "flexible") return "flexible on the date";
  if (typeof move === "string") return date(move, today);
  if (move && move.from <= today) return `by ${date(move.to, today)}`;
  if (move) return dates(move.from, move.to, today);
  if (most !== undefined && least === undefined) return `up to ${money(most)}`;
  return search(slots, [], today);
}

function difference({ criterion, data = {} }: MatchReason, today: IsoDate): string {
  switch (criterion) {
    case "budget":
      return `${money(Number(data.over))} over your budget`;
    case "bedrooms":
      return bedrooms(Number(data.bedrooms));
    case "move_in":
      return `free from ${date(String(data.date), today)}`;
    case "bathrooms":
      return bathrooms(Number(data.bathrooms));
    case "parking":
      return "no parking";
    case "furnished":
      return data.furnished ? "furnished" : "unfurnished";
    case "pets":
      if (data.most !== undefined) return `${data.most} ${data.most === 1 ? "pet" : "pets"} at most`;
      if (data.limit !== undefined) return `${petKinds(data.allowed)} up to ${data.limit} lb`;
      return data.allowed ? `${data.allowed === "cat" ? "cats" : "dogs"} only` : "no pets";
    case "lease":
      if (data.max === undefined) return `minimum lease of ${data.min} months`;
      return `lease of ${data.min === data.max ? data.min : `${data.min} to ${data.max}`} months`;
    default:
      return elsewhere(data);
  }
}

/** @param allowed kinds separated by commas */
function petKinds(allowed: string | number | undefined): string {
  return allowed === "dog" ? "dogs" : allowed === "cat" ? "cats" : "pets";
}

/** A place other than the wanted one, with its distance if known. */
function elsewhere(data: NonNullable<MatchReason["data"]>): string {
  if (data.miles === undefined) return `in ${data.area}`;
  const distance = miles(Number(data.miles));
  return `in ${data.area}, ${distance} from ${data.from}`;
}

/** @param value in halves */
function miles(value: number): string {
  if (value < 1) return "about half a mile";
  return value === 1 ? "about a mile" : `about ${value} miles`;
}

const MISSING: Record<AskableSlot, string> = {
  area: "the area",
  bedrooms: "how many bedrooms",
  budget_max: "your budget",
  move_in: "your move-in date",
  name: "your name",
  phone: "a phone or email",
};

const WAYS: Record<ContactWay, string> = {
  call: "call you",
  text: "text you",
  whatsapp: "write you on WhatsApp",
  email: "email you",
};

/** " between 2 PM and 4 PM", " after 4 PM", from minutes after midnight. */
function within({ earliest, latest }: { earliest?: number; latest?: number }): string {
  const hour = (minutes: number) => clock(timeOfDay(minutes));
  if (earliest !== undefined && latest !== undefined && earliest < latest)
    return ` between ${hour(earliest)} and ${hour(latest)}`;
  const ends = [
    ...(latest === undefined ? [] : [` before ${hour(latest)}`]),
    ...(earliest === undefined ? [] : [` after ${hour(earliest)}`]),
  ];
  return ends.join(" or");
}

/** "tomorrow morning", "on Sundays", "after 8 PM". */
function stretch(when: NoTimes, today: IsoDate): string {
  if (when.time && !when.date) return `at ${clock(when.time)}`;
  if (when.date && when.time) return `${visitDay(when.date, today, true)} at ${clock(when.time)}`;
  const part = partOfDay(when);
  const hours = part ? ` in the ${part}` : within(when);
  if (when.since) return `from ${date(when.since, today)} on${hours}`;
  if (when.date && when.until) return `${dates(when.date, when.until, today)}${hours}`;
  const days = joined(
    (when.weekdays ?? []).map((day) => `${WEEKDAYS[day]}s`),
    "and",
  );
  const day = when.date ? visitDay(when.date, today, true) : days && `on ${days}`;
  if (part && day === "tomorrow") return `tomorrow ${part}`;
  if (part && day === "today") return `this ${part}`;
  return `${day}${hours}`.trim();
}

/** "to text you after 4 PM, not call", "to contact you after 5 PM". */
function reach({ by, not = [], ...when }: ContactWish): string {
  const hours = within(when);
  const ruledOut = joined(
    not.map((way) => WAYS[way].replace(" you", "")),
    "or",
  );
  if (!by) return not.length > 0 ? `not to ${ruledOut}${hours}` : `to contact you${hours}`;
  return `to ${WAYS[by]}${hours}${not.length > 0 ? `, not ${ruledOut}` : ""}`;
}

export const values: Values = {
  home: (count) => (count === 0 ? "a studio" : `a ${count}-bedroom`),
  size: (squareFeet) => `${grouped(squareFeet)} square feet`,
  rent: (price) => `${money(price)} a month`,
  free: (from, today) => (from <= today ? "free now" : `free from ${date(from, today)}`),
  visits,
  answer,
  difference,
  missing: (slot) => MISSING[slot],
  weekdays: (days) =>
    isRun(days)
      ? `${WEEKDAYS[days[0] ?? 0]} to ${WEEKDAYS[days.at(-1) ?? 0]}`
      : joined(
          days.map((day) => WEEKDAYS[day] ?? ""),
          "and",
        ),
  date,
  hour: (hour) => clock(String(hour)),
  weekday: (day) => WEEKDAYS[day] ?? "",
  visit: (day, time, today, relative = false) =>
    [...(day ? [visitDay(day, today, relative)] : []), ...(time ? [`at ${clock(time)}`] : [])].join(" "),
  bedrooms,
  kinds,
  bathrooms,
  range: (low, high) => (low === high ? low : `${low} to ${high}`),
  either: (names) => joined(names, "or"),
  miles,
  away: miles,
  nearby: "nearby",
  inside: (area) => `right in ${area}`,
  near: (name) => `near ${name}`,
  by: (name) => `by ${name}`,
  from: (name) => `from ${name}`,
  toward: (name) => `to ${name}`,
  all: (names) => joined(names, "and"),
  search,
  need: (need) => needNames[need],
  at: (what, addresses) => `${what} at ${joined(addresses, "and")}`,
  reach,
  stretch,
  theShowing: "the showing",
  topic: (topic) => topicNames[topic] ?? "that",
  gap: ({ topic, subject, utilities, months }) => {
    if (months !== undefined) return term(months);
    if (utilities) return joined(termWords.named(utilities), "and");
    return subject ? subjectNames[subject] : topicNames[topic];
  },
  slot: (slot) => SLOT_NAMES[slot],
};

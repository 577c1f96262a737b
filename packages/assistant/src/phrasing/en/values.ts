import type { IsoDate, NumberRange, SlotName, Slots } from "../../types.ts";
import { clock, dateParts, joined, money, phone, type Values } from "../values.ts";
import { topicNames } from "./topics.ts";

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
  email: "the e-mail",
  showing_request: "the visit",
};

function date(value: IsoDate, today: IsoDate): string {
  const { year, month, day } = dateParts(value);
  return `${MONTHS[month - 1]} ${day}${year === dateParts(today).year ? "" : `, ${year}`}`;
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
    return `a studio to ${count(value.max, "bedroom", "bedrooms")}`;
  }
  return counted(value, "bedroom", "bedrooms");
}

function bathrooms(value: number | NumberRange): string {
  return counted(value, "bathroom", "bathrooms");
}

function moveIn(value: NonNullable<Slots["move_in"]>, today: IsoDate): string {
  if (value === "asap") return "move-in as soon as possible";
  if (value === "flexible") return "a flexible move-in date";
  if (typeof value === "string") return `move-in on ${date(value, today)}`;
  return `move-in between ${date(value.from, today)} and ${date(value.to, today)}`;
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
  if (value.count !== undefined) return count(value.count, kind, `${kind}s`);
  return `a ${kind}`;
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
    ...(slots.parking === undefined ? [] : [slots.parking ? "with parking" : "no parking needed"]),
    ...(slots.furnished === undefined ? [] : [slots.furnished ? "furnished" : "unfurnished"]),
    ...(slots.phone === undefined ? [] : [phone(slots.phone)]),
    ...(slots.email === undefined ? [] : [slots.email]),
  ];
  return parts.join(", ");
}

export const values: Values = {
  date,
  hour: (hour) => clock(String(hour)),
  weekday: (day) => WEEKDAYS[day] ?? "",
  visit: (day, time, today) =>
    [...(day ? [`on ${date(day, today)}`] : []), ...(time ? [`at ${clock(time)}`] : [])].join(" "),
  bedrooms,
  bathrooms,
  range: (low, high) => (low === high ? low : `${low} to ${high}`),
  either: (names) => joined(names, "or"),
  all: (names) => joined(names, "and"),
  search,
  topic: (topic) => topicNames[topic] ?? "that",
  slot: (slot) => SLOT_NAMES[slot],
};

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

const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const WEEKDAYS = "domingo lunes martes miércoles jueves viernes sábado".split(" ");

const SLOT_NAMES: Record<SlotName, string> = {
  area: "la zona",
  bedrooms: "las habitaciones",
  bathrooms: "los baños",
  budget_max: "el presupuesto",
  budget_min: "el mínimo del presupuesto",
  move_in: "la fecha de mudanza",
  lease_months: "la duración del contrato",
  pets: "las mascotas",
  parking: "el parqueo",
  furnished: "los muebles",
  occupants: "el número de personas",
  name: "el nombre",
  phone: "el teléfono",
  email: "el correo",
  showing_request: "la visita",
};

const YES_NO: YesNoWords = {
  parking: { yes: "con parqueo", no: "sin parqueo" },
  furnished: { yes: "amueblado", no: "sin muebles" },
};

/** " de 2027" for a year other than today's. */
function otherYear(date: IsoDate, today: IsoDate): string {
  const { year } = dateParts(date);
  return year === dateParts(today).year ? "" : ` de ${year}`;
}

function date(value: IsoDate, today: IsoDate): string {
  const { month, day } = dateParts(value);
  return `${day} de ${MONTHS[month - 1]}${otherYear(value, today)}`;
}

function count(value: number, one: string, many: string): string {
  return `${value} ${value === 1 ? one : many}`;
}

function counted(value: number | NumberRange, one: string, many: string): string {
  if (typeof value === "number") return count(value, one, many);
  const { min, max } = value;
  if (min !== undefined && max !== undefined) return min === max ? count(min, one, many) : `de ${min} a ${max} ${many}`;
  if (min !== undefined) return `al menos ${count(min, one, many)}`;
  return max === undefined ? many : `hasta ${count(max, one, many)}`;
}

function bedrooms(value: number | NumberRange): string {
  if (value === 0) return "un estudio";
  if (typeof value === "object" && value.min === 0 && value.max) {
    const rooms = count(value.max, "habitación", "habitaciones");
    return value.max === 1 ? `un estudio o ${rooms}` : `de estudio a ${rooms}`;
  }
  return counted(value, "habitación", "habitaciones");
}

function kinds(value: number | NumberRange): string {
  if (value === 0) return "estudios";
  if (typeof value === "object" && value.min === 0 && value.max === 1)
    return "estudios ni apartamentos de 1 habitación";
  const rooms = counted(value, "habitación", "habitaciones");
  return `apartamentos ${rooms.startsWith("de ") ? rooms : `de ${rooms}`}`;
}

/** "Un contrato de 2 años". */
function term(months: number): string {
  if (months === 1) return "un contrato mes a mes";
  const years = months / monthsOfYear;
  return `un contrato de ${Number.isInteger(years) ? count(years, "año", "años") : count(months, "mes", "meses")}`;
}

const monthsOfYear = 12;

function bathrooms(value: number | NumberRange): string {
  return counted(value, "baño", "baños");
}

/** "en abril", "del 1 al 10 de abril", "del 25 de abril al 5 de mayo". */
function dates(from: IsoDate, to: IsoDate, today: IsoDate): string {
  if (isWholeMonth(from, to)) return `en ${MONTHS[dateParts(from).month - 1]}${otherYear(from, today)}`;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  return sameMonth
    ? `del ${dateParts(from).day} al ${date(to, today)}`
    : `del ${date(from, today)} al ${date(to, today)}`;
}

function moveIn(value: NonNullable<Slots["move_in"]>, today: IsoDate): string {
  if (value === "asap") return "mudanza lo antes posible";
  if (value === "flexible") return "fecha de mudanza flexible";
  if (typeof value === "string") return `mudanza el ${date(value, today)}`;
  if (value.from <= today) return `mudanza a más tardar el ${date(value.to, today)}`;
  return `mudanza ${dates(value.from, value.to, today)}`;
}

function budget(slots: Slots): string[] {
  const { budget_min: min, budget_max: max } = slots;
  if (min !== undefined && max !== undefined) return [`entre ${money(min)} y ${money(max)} al mes`];
  if (max !== undefined) return [`hasta ${money(max)} al mes`];
  return min === undefined ? [] : [`desde ${money(min)} al mes`];
}

const PETS = {
  dog: { a: "un perro", one: "perro", many: "perros" },
  cat: { a: "un gato", one: "gato", many: "gatos" },
  pet: { a: "una mascota", one: "mascota", many: "mascotas" },
} as const;

function pets(value: NonNullable<Slots["pets"]>): string {
  if (!value.has) return "sin mascotas";
  const words = PETS[value.kind === "dog" || value.kind === "cat" ? value.kind : "pet"];
  return (value.count ?? 1) === 1 ? words.a : count(value.count ?? 1, words.one, words.many);
}

/** "2 habitaciones y 1 baño en Brickell". */
function place(slots: Slots): string[] {
  const rooms = [
    ...(slots.bedrooms === undefined ? [] : [bedrooms(slots.bedrooms)]),
    ...(slots.bathrooms === undefined ? [] : [bathrooms(slots.bathrooms)]),
  ].join(" y ");
  const area = slots.area === undefined ? "" : either([slots.area].flat());
  if (rooms && area) return [`${rooms} en ${area}`];
  return rooms || area ? [rooms || area] : [];
}

/** "o" becomes "u" before the sound of an o: "Brickell u Opa-locka". */
function either(names: readonly string[]): string {
  return joined(names, /^h?o/i.test(names.at(-1) ?? "") ? "u" : "o");
}

/** "no Doral", "menos Opa-locka y Doral": the excluded places beside the wanted ones. */
function outside(excluded: readonly string[]): string {
  return `${excluded.length > 1 ? "menos" : "no"} ${joined(excluded, "y")}`;
}

function search(slots: Slots, excluded: readonly string[], today: IsoDate): string {
  const parts = [
    ...place(slots),
    ...(excluded.length > 0
      ? [slots.area === undefined ? `todo menos ${joined(excluded, "y")}` : outside(excluded)]
      : []),
    ...budget(slots),
    ...(slots.move_in === undefined ? [] : [moveIn(slots.move_in, today)]),
    ...(slots.lease_months === undefined ? [] : [`contrato de ${count(slots.lease_months, "mes", "meses")}`]),
    ...(slots.occupants === undefined ? [] : [count(slots.occupants, "persona", "personas")]),
    ...(slots.pets === undefined ? [] : [pets(slots.pets)]),
    ...yesNoParts(slots, YES_NO),
    ...(slots.phone === undefined ? [] : [phone(slots.phone)]),
    ...(slots.email === undefined ? [] : [slots.email]),
  ];
  return parts.join(", ");
}

/** "la 1 p. m.", "las 5:30 p. m." from "HH:MM" or an hour. */
function atTime(time: string): string {
  const hour = clock(time).replace(/([AP])M$/, (_, half: string) => `${half.toLowerCase()}. m.`);
  return `${/^1\D/.test(hour) ? "la" : "las"} ${hour}`;
}

/** "hoy", "mañana", "el lunes 23 de marzo". */
function visitDay(value: IsoDate, today: IsoDate, relative: boolean): string {
  const ahead = relative ? daysApart(today, value) : -1;
  if (ahead === 0) return "hoy";
  if (ahead === 1) return "mañana";
  return `el ${WEEKDAYS[weekdayOn(value)]} ${date(value, today)}`;
}

function visits(times: Parameters<Values["visits"]>[0], today: IsoDate): string {
  const days = byDay(times).map((day) => {
    const hours = day.times.map((time) => `a ${atTime(time)}`);
    return `${visitDay(day.date, today, true)} ${joined(hours, "o")}`;
  });
  return days.length > 1 ? `${days.slice(0, -1).join(", ")} o ${days.at(-1)}` : (days[0] ?? "");
}

/** The value of the one slot that was asked for: "1 de abril", "hasta $3,200". */
function answer(slots: Slots, today: IsoDate): string {
  const { move_in: move, budget_max: most, budget_min: least } = slots;
  if (move === "asap") return "lo antes posible";
  if (move === "flexible") return "con fecha flexible";
  if (typeof move === "string") return `el ${date(move, today)}`;
  if (move && move.from <= today) return `a más tardar el ${date(move.to, today)}`;
  if (move) return dates(move.from, move.to, today);
  if (most !== undefined && least === undefined) return `hasta ${money(most)}`;
  return search(slots, [], today);
}

function difference({ criterion, data = {} }: MatchReason, today: IsoDate): string {
  switch (criterion) {
    case "budget":
      return `${money(Number(data.over))} por encima de tu presupuesto`;
    case "bedrooms":
      return Number(data.bedrooms) === 0 ? "es un estudio" : bedrooms(Number(data.bedrooms));
    case "move_in":
      return `libre desde el ${date(String(data.date), today)}`;
    case "bathrooms":
      return bathrooms(Number(data.bathrooms));
    case "parking":
      return "sin parqueo";
    case "furnished":
      return data.furnished ? "amueblado" : "sin muebles";
    case "pets":
      if (data.most !== undefined) return `${data.most} ${data.most === 1 ? "mascota" : "mascotas"} como máximo`;
      if (data.limit !== undefined) return `${petKinds(data.allowed)} de hasta ${data.limit} libras`;
      return data.allowed ? `solo aceptan ${data.allowed === "cat" ? "gatos" : "perros"}` : "no aceptan mascotas";
    case "lease":
      if (data.max === undefined) return `contrato mínimo de ${data.min} meses`;
      return `contrato de ${data.min === data.max ? data.min : `${data.min} a ${data.max}`} meses`;
    default:
      return elsewhere(data);
  }
}

/** @param allowed kinds separated by commas */
function petKinds(allowed: string | number | undefined): string {
  return allowed === "dog" ? "perros" : allowed === "cat" ? "gatos" : "mascotas";
}

/** A place other than the wanted one, with its distance if known. */
function elsewhere(data: NonNullable<MatchReason["data"]>): string {
  if (data.miles === undefined) return `en ${data.area}`;
  return `en ${data.area}, a ${miles(Number(data.miles))} ${contracted("de", String(data.fromSpanish ?? data.from))}`;
}

/** "Del Jackson Memorial", "al aeropuerto". */
function contracted(preposition: "a" | "de", name: string): string {
  return name.startsWith("el ") ? `${preposition === "a" ? "al" : "del"} ${name.slice(3)}` : `${preposition} ${name}`;
}

/** @param value in halves */
function miles(value: number): string {
  const whole = Math.floor(value);
  if (value < 1) return "media milla";
  const half = whole < value ? " y media" : "";
  return whole === 1 ? `una milla${half}` : `unas ${whole} millas${half}`;
}

const MISSING: Record<AskableSlot, string> = {
  area: "la zona",
  bedrooms: "cuántas habitaciones",
  budget_max: "tu presupuesto",
  move_in: "la fecha de mudanza",
  name: "tu nombre",
  phone: "un teléfono o correo",
};

const WAYS: Record<ContactWay, string> = {
  call: "te llame",
  text: "te escriba por mensaje de texto",
  whatsapp: "te escriba por WhatsApp",
  email: "te escriba por correo",
};

/** " entre las 2 p. m. y las 4 p. m.", " después de las 4 p. m.", from minutes after midnight. */
function within({ earliest, latest }: { earliest?: number; latest?: number }): string {
  const hour = (minutes: number) => atTime(timeOfDay(minutes));
  if (earliest !== undefined && latest !== undefined && earliest < latest)
    return ` entre ${hour(earliest)} y ${hour(latest)}`;
  const ends = [
    ...(latest === undefined ? [] : [` antes de ${hour(latest)}`]),
    ...(earliest === undefined ? [] : [` después de ${hour(earliest)}`]),
  ];
  return ends.join(" o");
}

const PARTS = { morning: "por la mañana", afternoon: "por la tarde", evening: "al final del día" };

/** "14" of "entre el 14 y el 18 de diciembre". */
function dayAlone(from: IsoDate, to: IsoDate): string | undefined {
  return from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : undefined;
}

/** "mañana por la mañana", "los domingos", "después de las 8 p. m.". */
function stretch(when: NoTimes, today: IsoDate): string {
  if (when.time && !when.date) return `a ${atTime(when.time)}`;
  if (when.date && when.time) return `${visitDay(when.date, today, true)} a ${atTime(when.time)}`;
  const part = partOfDay(when);
  const hours = part ? ` ${PARTS[part]}` : within(when);
  if (when.since) return `a partir del ${date(when.since, today)}${hours}`;
  if (when.date && when.until)
    return `entre el ${dayAlone(when.date, when.until) ?? date(when.date, today)} y el ${date(when.until, today)}${hours}`;
  const names = (when.weekdays ?? []).map((day) => `los ${(WEEKDAYS[day] ?? "").replace(/([^s])$/, "$1s")}`);
  const day = when.date ? visitDay(when.date, today, true) : joined(names, "y");
  return `${day}${hours}`.trim();
}

/** "te escriba por WhatsApp después de las 4 p. m. y no te llame". */
function reach({ by, not = [], ...when }: ContactWish): string {
  const hours = within(when);
  const ruledOut = `no ${joined(
    not.map((way) => WAYS[way]),
    "ni",
  )}`;
  if (!by) return not.length > 0 ? `${ruledOut}${hours}` : `te contacte${hours}`;
  return `${WAYS[by]}${hours}${not.length > 0 ? ` y ${ruledOut}` : ""}`;
}

export const values: Values = {
  home: (count) => (count === 0 ? "un estudio" : `de ${count === 1 ? "una habitación" : `${count} habitaciones`}`),
  size: (squareFeet) => `${grouped(squareFeet)} pies cuadrados`,
  rent: (price) => `${money(price)} al mes`,
  free: (from, today) => (from <= today ? "libre ya" : `libre desde el ${date(from, today)}`),
  visits,
  answer,
  difference,
  missing: (slot) => MISSING[slot],
  weekdays: (days) =>
    isRun(days)
      ? `de ${WEEKDAYS[days[0] ?? 0]} a ${WEEKDAYS[days.at(-1) ?? 0]}`
      : joined(
          days.map((day) => WEEKDAYS[day] ?? ""),
          "y",
        ),
  date,
  hour: (hour) => atTime(String(hour)),
  weekday: (day) => WEEKDAYS[day] ?? "",
  visit: (day, time, today, relative = false) =>
    [...(day ? [visitDay(day, today, relative)] : []), ...(time ? [`a ${atTime(time)}`] : [])].join(" "),
  bedrooms,
  kinds,
  bathrooms,
  range: (low, high) => (low === high ? `de ${low}` : `de ${low} a ${high}`),
  either,
  miles,
  away: (value) => `a ${miles(value)}`,
  nearby: "cerca",
  inside: (area) => `en ${area} mismo`,
  near: (name) => `cerca ${contracted("de", name)}`,
  by: (name) => `al lado ${contracted("de", name)}`,
  from: (name) => contracted("de", name),
  toward: (name) => contracted("a", name),
  all: (names) => joined(names, /^h?i(?!e)/i.test(names.at(-1) ?? "") ? "e" : "y"),
  search,
  need: (need) => needNames[need],
  at: (what, addresses) => `${what} en ${joined(addresses, "y")}`,
  reach,
  stretch,
  theShowing: "la visita",
  topic: (topic) => topicNames[topic] ?? "eso",
  gap: ({ topic, subject, utilities, months }) => {
    if (months !== undefined) return term(months);
    if (utilities) return joined(termWords.named(utilities), utilities.at(-1) === "internet" ? "e" : "y");
    return subject ? subjectNames[subject] : topicNames[topic];
  },
  slot: (slot) => SLOT_NAMES[slot],
};

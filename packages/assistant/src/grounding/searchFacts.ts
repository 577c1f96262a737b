import { isWholeMonth, joined } from "../phrasing/values.ts";
import { valuesOf } from "../phrasing/valuesOf.ts";
import type { IsoDate, Language, NumberRange, SlotName, Slots, YesNoSlot } from "../types.ts";
import { dateForms, type Forms, moneyForms, monthForms, numberForms, phoneForms, spanForms } from "./forms.ts";

interface Nouns {
  one: readonly string[];
  many: readonly string[];
}

const rooms: Record<"bedrooms" | "bathrooms" | "occupants" | "lease_months", Record<Language, Nouns>> = {
  bedrooms: {
    en: { one: ["bedroom", "bed", "br"], many: ["bedrooms", "bedroom", "beds", "bed", "br"] },
    es: {
      one: ["habitación", "cuarto", "dormitorio", "recámara"],
      many: ["habitaciones", "cuartos", "dormitorios", "recámaras"],
    },
  },
  bathrooms: {
    en: { one: ["bathroom", "bath"], many: ["bathrooms", "bathroom", "baths", "bath"] },
    es: { one: ["baño"], many: ["baños"] },
  },
  occupants: {
    en: { one: ["person", "occupant"], many: ["people", "persons", "occupants"] },
    es: { one: ["persona"], many: ["personas"] },
  },
  lease_months: { en: { one: ["month"], many: ["months", "month"] }, es: { one: ["mes"], many: ["meses"] } },
};

/** A number with its noun: the noun is part of the form, so that two bedrooms never pass for two bathrooms. */
export function countForms(value: number, noun: keyof typeof rooms, language: Language): Forms {
  const nouns = rooms[noun][language];
  const words = value === 1 ? nouns.one : nouns.many;
  const numbers = value === 1 ? [...numberForms(1, language), ...ones(language)] : numberForms(value, language);
  return numbers.flatMap((number) =>
    words.flatMap((word) =>
      language === "en" ? [`${number} ${word}`, `${number}-${word}`, `${number}${word}`] : [`${number} ${word}`],
    ),
  );
}

function ones(language: Language): readonly string[] {
  return language === "en" ? ["a", "one"] : ["un", "una"];
}

/** Rooms as a number or a range; a studio by its name. */
export function roomForms(value: number | NumberRange, noun: "bedrooms" | "bathrooms", language: Language): Forms {
  const builtIn = valuesOf(language)[noun](value);
  if (value === 0 && noun === "bedrooms") return language === "en" ? ["studio"] : ["estudio"];
  if (typeof value === "number") return [builtIn, ...countForms(value, noun, language)];
  const { min, max } = value;
  if (min === undefined || max === undefined || min === 0) return [builtIn];
  if (min === max) return [builtIn, ...countForms(min, noun, language)];
  const or = numberForms(min, language).flatMap((number) =>
    countForms(max, noun, language).map((rest) => `${number} ${language === "en" ? "or" : "o"} ${rest}`),
  );
  return [
    builtIn,
    ...(max === min + 1 ? or : []),
    ...spanForms(numberForms(min, language), countForms(max, noun, language), language),
  ];
}

function budgetForms(slots: Slots, language: Language): Forms {
  const { budget_min: min, budget_max: max } = slots;
  if (min !== undefined && max !== undefined) {
    return spanForms(moneyForms(min, language), moneyForms(max, language), language);
  }
  if (max !== undefined) return moneyForms(max, language).flatMap((form) => [form, ...atMost(form, language)]);
  return moneyForms(min ?? 0, language).flatMap((form) => atLeast(form, language));
}

function atMost(form: string, language: Language): readonly string[] {
  const before =
    language === "en"
      ? ["up to", "under", "at most", "max", "a maximum of", "maximum of", "no more than", "below", "within"]
      : ["hasta", "máximo", "máximo de", "un máximo de", "no más de", "un tope de", "tope de", "como máximo"];
  const after = language === "en" ? ["max", "maximum", "at most"] : ["como máximo", "máximo", "de tope"];
  const monthly = language === "en" ? ["", " a month", " per month"] : ["", " al mes", " mensuales"];
  return [
    ...before.map((word) => `${word} ${form}`),
    ...after.flatMap((word) => monthly.map((each) => `${form}${each} ${word}`)),
  ];
}

function atLeast(form: string, language: Language): readonly string[] {
  const before =
    language === "en" ? ["from", "at least", "a minimum of"] : ["desde", "al menos", "mínimo", "un mínimo de"];
  return before.map((word) => `${word} ${form}`);
}

function moveInForms(value: NonNullable<Slots["move_in"]>, language: Language, today: IsoDate): Forms {
  if (value === "asap") {
    return language === "en" ? ["as soon as possible", "asap", "right away"] : ["lo antes posible", "cuanto antes"];
  }
  if (value === "flexible") return ["flexible"];
  if (typeof value === "string") return dateForms(value, language, today);
  if (isWholeMonth(value.from, value.to)) return monthForms(value.from, language, today);
  const span = valuesOf(language).search({ move_in: value }, [], today);
  const bare = span.replace(/^(?:move-in|mudanza) /, "");
  return [
    span,
    bare,
    ...spanForms(dateForms(value.from, language, today), dateForms(value.to, language, today), language),
  ];
}

const animals: Record<Language, Record<"dog" | "cat" | "pet", readonly [string, string]>> = {
  en: { dog: ["dog", "dogs"], cat: ["cat", "cats"], pet: ["pet", "pets"] },
  es: { dog: ["perro", "perros"], cat: ["gato", "gatos"], pet: ["mascota", "mascotas"] },
};

function petForms({ has, kind, count = 1 }: NonNullable<Slots["pets"]>, language: Language): Forms {
  if (!has) return language === "en" ? ["no pets", "without pets", "no pet"] : ["sin mascotas", "sin mascota"];
  const [one, many] = animals[language][kind === "dog" || kind === "cat" ? kind : "pet"];
  if (count > 1) return numberForms(count, language).map((number) => `${number} ${many}`);
  const own = language === "en" ? ["a", "your", "one", "1"] : ["un", "una", "tu", "1", "con"];
  return own.map((word) => `${word} ${one}`);
}

const yesNo: Record<YesNoSlot, Record<Language, { yes: Forms; no: Forms }>> = {
  parking: {
    en: { yes: ["with parking", "parking"], no: ["no parking needed", "no parking", "without parking"] },
    es: {
      yes: ["con parqueo", "parqueo", "con estacionamiento", "estacionamiento"],
      no: ["sin parqueo", "sin estacionamiento"],
    },
  },
  furnished: {
    en: { yes: ["furnished"], no: ["unfurnished"] },
    es: { yes: ["amueblado", "amueblada", "con muebles"], no: ["sin muebles", "sin amueblar"] },
  },
};

function leaseForms(months: number, language: Language): Forms {
  const year = language === "en" ? ["one-year", "one year", "1-year", "a year"] : ["un año", "1 año"];
  return [...countForms(months, "lease_months", language), ...(months === 12 ? year : [])];
}

function areaForms(area: string, language: Language): Forms {
  const named = language === "en" ? [`${area} area`, `the ${area} area`] : [`zona de ${area}`, `la zona de ${area}`];
  return [area, ...named];
}

/** How excluded places may be given: together, and never without the word that excludes them. */
export function excludedForms(areas: readonly string[], language: Language): Forms {
  const joins = language === "en" ? ["or", "and", "nor"] : ["y", "e", "o", "u", "ni"];
  const together = [...new Set(joins.map((join) => joined(areas, join)))];
  const before =
    language === "en"
      ? ["not", "not in", "anywhere but", "except", "excluding", "without", "no"]
      : ["no", "menos", "todo menos", "excepto", "sin", "salvo", "fuera de"];
  return before.flatMap((word) => together.map((names) => `${word} ${names}`));
}

/** A fact of the renter's search: all forms of one value, any of which gives it. */
export function searchFacts(slots: Partial<Slots>, language: Language, today: IsoDate): Forms[] {
  const facts: Forms[] = [];
  if (slots.budget_min !== undefined || slots.budget_max !== undefined) facts.push(budgetForms(slots, language));
  for (const slot of Object.keys(slots) as SlotName[]) facts.push(...slotFacts(slot, slots, language, today));
  return facts.filter((forms) => forms.length > 0);
}

function slotFacts(slot: SlotName, slots: Partial<Slots>, language: Language, today: IsoDate): Forms[] {
  switch (slot) {
    case "area":
      return [slots.area ?? []].flat().map((area) => areaForms(area, language));
    case "bedrooms":
    case "bathrooms":
      return [roomForms(slots[slot] ?? 0, slot, language)];
    case "move_in":
      return [moveInForms(slots.move_in ?? "flexible", language, today)];
    case "lease_months":
      return [leaseForms(slots.lease_months ?? 0, language)];
    case "occupants":
      return [countForms(slots.occupants ?? 0, "occupants", language)];
    case "pets":
      return [petForms(slots.pets ?? { has: false }, language)];
    case "name":
      return [[slots.name ?? "", (slots.name ?? "").split(" ")[0] ?? ""]];
    case "phone":
      return [phoneForms(slots.phone ?? "")];
    case "email":
      return [[slots.email ?? ""]];
    // Both ends of a budget are one fact, and a showing isn't a fact of the search.
    case "budget_min":
    case "budget_max":
    case "showing_request":
      return [];
    default:
      return [yesNo[slot][language][slots[slot] ? "yes" : "no"]];
  }
}

import type { Language, Slots } from "@llave/assistant";
import { locales } from "@llave/contract/locale";
import { dateFormat, plainDate } from "@llave/contract/text/dateText";
import { slotText } from "@llave/ui/slots/slotText";
import { slotWords } from "@llave/ui/slots/slotWords";
import { formatMoney } from "@llave/ui/translate";

type Pets = Slots["pets"];

const en = {
  underBudget: (under: number) => (under > 0 ? `${dollars(under)} under your budget` : "Right at your budget"),
  overBudget: (over: number) => `${dollars(over)} over your budget`,
  readyFor: (date: string) => `Ready for ${shortDay(date, "en")}`,
  ready: "Ready for your move-in",
  availableFrom: (date: string) => `Available from ${shortDay(date, "en")}`,
  later: (days: number) => (days === 1 ? "A day later than you need" : `${days} days later than you need`),
  pets: (pets: Pets, total: number, fee: number | undefined) => {
    if (total > 0) return `One-time ${petName(pets, "en")} fee of ${dollars(total)}`;
    return fee === 0 ? `No ${petName(pets, "en")} fee` : `Takes your ${petName(pets, "en", true)}`;
  },
  petLimit: (pets: Pets, pounds: number) => `${pets?.kind === "dog" ? "Dogs" : "Pets"} up to ${pounds} lb`,
  noPets: (pets: Pets) => `Doesn't take your ${petName(pets, "en", true)}`,
  inArea: (area: string) => `In ${area}`,
  near: (area: string, miles: number, from: Record<Language, string>) => `${area}, ${distance(miles)} from ${from.en}`,
  outside: (area: string) => `${area}, outside your area`,
  bedrooms: (count: number) =>
    count === 0 ? "A studio, as requested" : `${slotValue("bedrooms", count, "en")}, as requested`,
  otherBedrooms: (count: number) => (count === 0 ? "A studio" : `Has ${slotValue("bedrooms", count, "en")}`),
  bathrooms: (count: number) => slotValue("bathrooms", count, "en"),
  fewerBathrooms: (count: number) => `Has ${slotValue("bathrooms", count, "en")}`,
  parking: (spaces: number) => (spaces === 1 ? "1 parking space included" : `${spaces} parking spaces included`),
  noParking: "No parking included",
  furnished: slotValue("furnished", true, "en"),
  unfurnished: slotValue("furnished", false, "en"),
  leaseFits: "Your lease length works",
  leaseFrom: (months: number) => `Minimum lease ${months} months`,
};

/** How each reason reads in one language. */
export type ReasonWords = typeof en;

const es: ReasonWords = {
  underBudget: (under) => (under > 0 ? `${dollars(under)} menos que tu presupuesto` : "Justo en tu presupuesto"),
  overBudget: (over) => `${dollars(over)} más que tu presupuesto`,
  readyFor: (date) => `Disponible para el ${shortDay(date, "es")}`,
  ready: "Lista para tu mudanza",
  availableFrom: (date) => `Disponible desde el ${shortDay(date, "es")}`,
  later: (days) => (days === 1 ? "Un día después de tu fecha" : `${days} días después de tu fecha`),
  pets: (pets, total, fee) => {
    if (total > 0) return `${dollars(total)} por tu ${petName(pets, "es")}, una sola vez`;
    return fee === 0 ? `Sin cargo por tu ${petName(pets, "es")}` : `Aceptan a tu ${petName(pets, "es")}`;
  },
  petLimit: (pets, pounds) => `${pets?.kind === "dog" ? "Perros" : "Mascotas"} de hasta ${pounds} libras`,
  noPets: (pets) => `No aceptan a tu ${petName(pets, "es")}`,
  inArea: (area) => `En ${area}`,
  near: (area, miles, from) => `${area}, a ${distancia(miles)} ${`de ${from.es}`.replace(/^de el /, "del ")}`,
  outside: (area) => `${area}, fuera de tu zona`,
  bedrooms: (count) => `${slotValue("bedrooms", count, "es")}, como pediste`,
  otherBedrooms: (count) => (count === 0 ? "Es un estudio" : `Tiene ${slotValue("bedrooms", count, "es")}`),
  bathrooms: (count) => slotValue("bathrooms", count, "es"),
  fewerBathrooms: (count) => `Tiene ${slotValue("bathrooms", count, "es")}`,
  parking: (spaces) => (spaces === 1 ? "Incluye 1 parqueo" : `Incluye ${spaces} parqueos`),
  noParking: "Sin parqueo incluido",
  furnished: slotValue("furnished", true, "es"),
  unfurnished: slotValue("furnished", false, "es"),
  leaseFits: "El plazo te sirve",
  leaseFrom: (months) => `Contrato mínimo de ${months} meses`,
};

/** @param miles in halves */
function distance(miles: number): string {
  if (miles < 1) return "about half a mile";
  return miles === 1 ? "about a mile" : `about ${miles} miles`;
}

function distancia(miles: number): string {
  const whole = Math.floor(miles);
  if (miles < 1) return "media milla";
  const half = whole < miles ? " y media" : "";
  return whole === 1 ? `una milla${half}` : `unas ${whole} millas${half}`;
}

export const reasonWords: Record<Language, ReasonWords> = { en, es };

function slotValue(slot: "bedrooms" | "bathrooms" | "furnished", value: number | boolean, language: Language): string {
  return slotText(slot, value, slotWords(language));
}

const petNames = {
  en: { cat: ["cat", "cats"], dog: ["dog", "dogs"], other: ["pet", "pets"] },
  es: { cat: ["gato", "gatos"], dog: ["perro", "perros"], other: ["mascota", "mascotas"] },
} as const;

/** "Cat", "dogs", "mascota": the renter's pets in one word. */
export function petName(pets: Pets, language: Language, counted = false): string {
  const kind = pets?.kind === "cat" || pets?.kind === "dog" ? pets.kind : "other";
  return petNames[language][kind][counted && (pets?.count ?? 1) > 1 ? 1 : 0];
}

/** "$3,150". */
export function dollars(amount: number): string {
  return formatMoney("en", amount);
}

/** "Dec 1", "1 de dic.": from an ISO date. */
export function shortDay(date: string, language: Language): string {
  const format = { timeZone: "UTC", month: "short", day: "numeric" } as const;
  return plainDate(dateFormat(locales[language], format).format(new Date(date)));
}

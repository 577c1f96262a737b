import type { Language } from "@llave/contract/locale";
import { phoneText } from "../phoneText.ts";
import { formatDate, formatMoney, type Translate } from "../translate.ts";
import type { en } from "./texts/en.ts";

export type SlotTextKey = keyof typeof en;
type SlotOf<Key> = Key extends `slot.${infer Name}` ? Name : never;
/** The slots, by the contract's names. */
type Slot = SlotOf<SlotTextKey>;

/** The slot texts in one language: the chat page has them in its own catalog, and loads only one. */
export interface SlotWords {
  language: Language;
  t: Translate<SlotTextKey>;
}

type Range = { min?: number; max?: number };

/** A slot's name. */
export function slotLabel(slot: Slot, { t }: SlotWords): string {
  return t(`slot.${slot}`);
}

/**
 * A slot's value as text, as the contract's `searchFact` describes it. A value in another format (stored by a later
 * version) is shown as is instead of hidden.
 */
export function slotText(slot: Slot, value: unknown, words: SlotWords): string {
  return wordings[slot](value, words) ?? plainText(value);
}

const wordings: Record<Slot, (value: unknown, words: SlotWords) => string | null> = {
  area: (value, words) => areaText(value, words),
  bedrooms: (value, words) => bedroomsText(value, words, "value.bedrooms"),
  bathrooms: (value, { t }) => countText(value, t, (count) => t("value.bathrooms", { count })),
  budget: (value, words) => budgetText(value, words),
  move_in: (value, words) => moveInText(value, words),
  lease_months: (value, { t }) => (isNumber(value) ? t("value.months", { count: value }) : null),
  pets: (value, { t }) => petsText(value, t),
  parking: (value, { t }) => yesOrNo(value, t("value.parking.yes"), t("value.parking.no")),
  furnished: (value, { t }) => yesOrNo(value, t("value.furnished.yes"), t("value.furnished.no")),
  occupants: (value, { t }) => (isNumber(value) ? t("value.people", { count: value }) : null),
  name: plainText,
  phone: (value) => (typeof value === "string" ? phoneText(value) : null),
  email: plainText,
  showing_request: (value, words) => showingText(value, words),
};

/** A home's size in a list: "Studio", "2 bd", "Studio–1 bd". */
export function bedroomsShort(value: unknown, words: SlotWords): string | null {
  return bedroomsText(value, words, "value.bedrooms.short");
}

/** A calendar day, without its year if that is the current one. */
export function dayText(iso: string, language: Language, now = new Date()): string {
  const year = iso.startsWith(String(now.getFullYear())) ? {} : { year: "numeric" as const };
  return formatDate(language, `${iso}T12:00:00Z`, { timeZone: "UTC", month: "short", day: "numeric", ...year });
}

/** "January 2027" for a range that is a whole month, without its year if that is the current one; null for others. */
export function monthText(from: string, to: string, language: Language, now = new Date()): string | null {
  const [year = 0, month = 0] = from.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  if (!from.endsWith("-01") || to !== lastDay) return null;
  const name = formatDate(language, `${from}T12:00:00Z`, { timeZone: "UTC", month: "long" });
  return year === now.getFullYear() ? name : `${name} ${year}`;
}

function areaText(value: unknown, { language }: SlotWords): string | null {
  if (!Array.isArray(value)) return null;
  return new Intl.ListFormat(language, { type: "disjunction" }).format(value.map(String));
}

function bedroomsText(value: unknown, { t }: SlotWords, key: "value.bedrooms" | "value.bedrooms.short"): string | null {
  const word = (count: number) => (count === 0 ? t("value.studio") : t(key, { count }));
  if (isNumber(value)) return word(value);
  if (!isRange(value)) return null;
  const { min, max } = value;
  if (min === undefined || max === undefined) return countText(value, t, word);
  return t("value.between", { min: min === 0 ? t("value.studio") : String(min), max: word(max) });
}

function countText(value: unknown, t: SlotWords["t"], word: (count: number) => string): string | null {
  if (isNumber(value)) return word(value);
  if (!isRange(value)) return null;
  const { min, max } = value;
  if (min !== undefined && max !== undefined) return t("value.between", { min: String(min), max: word(max) });
  if (min !== undefined) return t("value.atLeast", { min: word(min) });
  return max === undefined ? null : t("value.upTo", { max: word(max) });
}

function budgetText(value: unknown, { t, language }: SlotWords): string | null {
  if (isNumber(value)) return formatMoney(language, value);
  if (!isRange(value)) return null;
  const min = value.min === undefined ? undefined : formatMoney(language, value.min);
  const max = value.max === undefined ? undefined : formatMoney(language, value.max);
  if (min !== undefined && max !== undefined) return t("value.between", { min, max });
  if (max !== undefined) return t("value.upTo", { max });
  return min === undefined ? null : t("value.from", { min });
}

function moveInText(value: unknown, { t, language }: SlotWords): string | null {
  if (value === "asap" || value === "flexible") return t(`value.${value}`);
  if (typeof value === "string") return isDay(value) ? dayText(value, language) : null;
  const { from, to } = asRecord(value);
  if (!isDay(from) || !isDay(to)) return null;
  const days = { min: dayText(from, language), max: dayText(to, language) };
  return monthText(from, to, language) ?? t("value.between", days);
}

const petKinds = ["cat", "dog", "bird", "rabbit", "fish"] as const;

function petsText(value: unknown, t: SlotWords["t"]): string | null {
  const { has, kind, count, pounds } = asRecord(value);
  if (has === false) return t("value.pets.none");
  if (has !== true) return null;
  const known = petKinds.find((name) => name === kind) ?? "other";
  const pet = isNumber(count) ? t(`value.pet.${known}`, { count }) : t(`value.pet.${known}.some`);
  return isNumber(pounds) ? t("value.pet.weight", { pet, pounds }) : pet;
}

function showingText(value: unknown, { t, language }: SlotWords): string | null {
  const { date, time } = asRecord(value);
  const day = isDay(date)
    ? formatDate(language, `${date}T12:00:00Z`, { timeZone: "UTC", weekday: "short", month: "short", day: "numeric" })
    : null;
  const hour = typeof time === "string" ? timeText(time, language) : null;
  return [day, hour].filter(Boolean).join(", ") || t("value.showing.open");
}

/** `HH:MM` as a clock time; anything else ("morning") unchanged. */
function timeText(time: string, language: Language): string {
  if (!/^\d{2}:\d{2}/.test(time)) return time;
  const moment = `2000-01-01T${time.slice(0, 5)}:00Z`;
  const minute = time.slice(3, 5) === "00" ? {} : { minute: "2-digit" as const };
  return formatDate(language, moment, { timeZone: "UTC", hour: "numeric", ...minute });
}

function yesOrNo(value: unknown, yes: string, no: string): string | null {
  return typeof value === "boolean" ? (value ? yes : no) : null;
}

function plainText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function isRange(value: unknown): value is Range {
  const { min, max } = asRecord(value);
  return isNumber(min) || isNumber(max);
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

import { type SlotName, slotNames } from "@llave/contract/understood";
import type { Language } from "@llave/ui/language";
import { formatDate, formatMoney, type Translate, translator } from "@llave/ui/translate";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

type Range = { min?: number; max?: number };
type Text = Translate<keyof typeof en>;
interface Words {
  t: Text;
  language: Language;
}

/** The line for an assistant's slot; null for one without a line. */
export function slotLine(slot: string): SlotName | null {
  if (slot === "budget_max" || slot === "budget_min") return "budget";
  return slotNames.find((name) => name === slot) ?? null;
}

/** A slot's name. */
export function slotLabel(slot: SlotName, language: Language): string {
  return translator({ en, es }, language)(`slot.${slot}`);
}

/**
 * A slot's value as text, as the contract's `searchFact` describes it. A value in another format (stored by a later
 * version) is shown as is instead of hidden.
 */
export function slotText(slot: SlotName, value: unknown, language: Language): string {
  const words = { t: translator({ en, es }, language), language };
  return wordings[slot](value, words) ?? plainText(value);
}

const wordings: Record<SlotName, (value: unknown, words: Words) => string | null> = {
  area: (value, words) => areaText(value, words),
  bedrooms: (value, words) => bedroomsText(value, words, "bedrooms"),
  bathrooms: (value, { t }) => countText(value, t, (count) => t("bathrooms", { count })),
  budget: (value, words) => budgetText(value, words),
  move_in: (value, words) => moveInText(value, words),
  lease_months: (value, { t }) => (isNumber(value) ? t("months", { count: value }) : null),
  pets: (value, { t }) => petsText(value, t),
  parking: (value, { t }) => yesOrNo(value, t("parking.yes"), t("parking.no")),
  furnished: (value, { t }) => yesOrNo(value, t("furnished.yes"), t("furnished.no")),
  occupants: (value, { t }) => (isNumber(value) ? t("people", { count: value }) : null),
  name: plainText,
  phone: (value) => (typeof value === "string" ? phoneText(value) : null),
  email: plainText,
  showing_request: (value, words) => showingText(value, words),
};

/** A home's size in a list: "Studio", "2 bd", "Studio–1 bd". */
export function bedroomsShort(value: unknown, language: Language): string | null {
  return bedroomsText(value, { t: translator({ en, es }, language), language }, "bedrooms.short");
}

/** `+1` numbers in US format, others as they came. */
export function phoneText(e164: string): string {
  const [, area, prefix, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area ? `(${area}) ${prefix}-${line}` : e164;
}

/** A calendar day, without its year if that is the current one. */
export function dayText(iso: string, language: Language, now = new Date()): string {
  const year = iso.startsWith(String(now.getFullYear())) ? {} : { year: "numeric" as const };
  return formatDate(language, `${iso}T12:00:00Z`, { timeZone: "UTC", month: "short", day: "numeric", ...year });
}

function areaText(value: unknown, { language }: Words): string | null {
  if (!Array.isArray(value)) return null;
  return new Intl.ListFormat(language, { type: "disjunction" }).format(value.map(String));
}

function bedroomsText(value: unknown, { t }: Words, key: "bedrooms" | "bedrooms.short"): string | null {
  const word = (count: number) => (count === 0 ? t("studio") : t(key, { count }));
  if (isNumber(value)) return word(value);
  if (!isRange(value)) return null;
  const { min, max } = value;
  if (min === undefined || max === undefined) return countText(value, t, word);
  return t("range.between", { min: min === 0 ? t("studio") : String(min), max: word(max) });
}

function countText(value: unknown, t: Text, word: (count: number) => string): string | null {
  if (isNumber(value)) return word(value);
  if (!isRange(value)) return null;
  const { min, max } = value;
  if (min !== undefined && max !== undefined) return t("range.between", { min: String(min), max: word(max) });
  if (min !== undefined) return t("range.from", { min: word(min) });
  return max === undefined ? null : t("range.to", { max: word(max) });
}

function budgetText(value: unknown, { t, language }: Words): string | null {
  if (isNumber(value)) return formatMoney(language, value);
  if (!isRange(value)) return null;
  const min = value.min === undefined ? undefined : formatMoney(language, value.min);
  const max = value.max === undefined ? undefined : formatMoney(language, value.max);
  if (min !== undefined && max !== undefined) return t("range.between", { min, max });
  if (max !== undefined) return t("budget.to", { max });
  return min === undefined ? null : t("budget.from", { min });
}

function moveInText(value: unknown, { t, language }: Words): string | null {
  if (value === "asap" || value === "flexible") return t(`moveIn.${value}`);
  if (typeof value === "string") return isDay(value) ? dayText(value, language) : null;
  const { from, to } = asRecord(value);
  if (!isDay(from) || !isDay(to)) return null;
  return t("range.between", { min: dayText(from, language), max: dayText(to, language) });
}

const petKinds = ["cat", "dog", "bird", "rabbit", "fish"] as const;

function petsText(value: unknown, t: Text): string | null {
  const { has, kind, count } = asRecord(value);
  if (has === false) return t("pets.none");
  if (has !== true) return null;
  const known = petKinds.find((name) => name === kind) ?? "other";
  return isNumber(count) ? t(`pet.${known}`, { count }) : t(`pet.${known}.some`);
}

function showingText(value: unknown, { t, language }: Words): string | null {
  const { date, time } = asRecord(value);
  const day = isDay(date)
    ? formatDate(language, `${date}T12:00:00Z`, { timeZone: "UTC", weekday: "short", month: "short", day: "numeric" })
    : null;
  const hour = typeof time === "string" ? timeText(time, language) : null;
  return [day, hour].filter(Boolean).join(", ") || t("showing.open");
}

/** `HH:MM` as a clock time; anything else ("morning") as it came. */
function timeText(time: string, language: Language): string {
  if (!/^\d{2}:\d{2}/.test(time)) return time;
  const moment = `2000-01-01T${time.slice(0, 5)}:00Z`;
  return formatDate(language, moment, { timeZone: "UTC", hour: "numeric", minute: "2-digit" });
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

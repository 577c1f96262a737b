import type { SearchFact } from "@llave/contract/conversation";
import { formatDate, formatMoney, formatNumber } from "@llave/ui/translate";
import type { Texts } from "../texts/texts.ts";

interface Range {
  min?: number;
  max?: number;
}

/** A fact's value the way the renter would say it: "Up to $3,200", "April 1", "1 dog". */
export function wordFact({ slot, value }: SearchFact, texts: Texts): string {
  switch (slot) {
    case "area":
      return new Intl.ListFormat(texts.language, { type: "disjunction" }).format([value].flat().map(String));
    case "bedrooms":
      return value === 0
        ? texts.t("studio")
        : wordRange(value, texts, (amount) => formatNumber(texts.language, amount));
    case "bathrooms":
      return wordRange(value, texts, (amount) => formatNumber(texts.language, amount));
    case "budget":
      return wordRange(value, texts, (amount) => formatMoney(texts.language, amount));
    case "move_in":
      return wordMoveIn(value, texts);
    case "lease_months":
      return texts.t("months", { count: Number(value) });
    case "occupants":
      return texts.t("people", { count: Number(value) });
    case "pets":
      return wordPets(value as { has: boolean; kind?: string; count?: number }, texts);
    case "parking":
      return texts.t(value ? "parkingNeeded" : "parkingNotNeeded");
    case "furnished":
      return texts.t(value ? "furnishedYes" : "furnishedNo");
    case "phone":
      return String(value).replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
    case "showing_request":
      return wordShowing(value as { date?: string; time?: string }, texts);
    default:
      return String(value);
  }
}

function wordRange(value: unknown, { t }: Texts, word: (amount: number) => string): string {
  if (typeof value === "number") return word(value);
  const { min, max } = value as Range;
  if (min === undefined) return t("upTo", { value: word(max ?? 0) });
  if (max === undefined) return t("from", { value: word(min) });
  return min === max ? word(min) : t("between", { min: word(min), max: word(max) });
}

function wordMoveIn(value: unknown, texts: Texts): string {
  if (value === "asap" || value === "flexible") return texts.t(value);
  if (typeof value === "string") return wordDay(value, texts);
  const { from, to } = value as { from: string; to: string };
  return texts.t("days", { from: wordDay(from, texts), to: wordDay(to, texts) });
}

/** An ISO date without a time, read as UTC. */
function wordDay(date: string, { language }: Texts, weekday?: "short"): string {
  const month = weekday ? "short" : "long";
  return formatDate(language, date, { timeZone: "UTC", weekday, month, day: "numeric" });
}

function wordPets({ has, kind, count }: { has: boolean; kind?: string; count?: number }, { t }: Texts): string {
  if (!has) return t("petsNone");
  if (kind === "dog") return t("dogs", { count: count ?? 1 });
  if (kind === "cat") return t("cats", { count: count ?? 1 });
  if (kind) return count === undefined ? kind : `${count} ${kind}`;
  return t("pets_some", { count: count ?? 1 });
}

function wordShowing({ date, time }: { date?: string; time?: string }, texts: Texts): string {
  const day = date ? wordDay(date, texts, "short") : "";
  const minute = time?.endsWith(":00") ? undefined : "2-digit";
  const hour =
    time &&
    formatDate(texts.language, `2000-01-01T${time}Z`, { timeZone: "UTC", hour: "numeric", ...(minute && { minute }) });
  return [day, hour].filter(Boolean).join(", ");
}

import type { Ground } from "@llave/contract/conversations/conversation";
import { capitalized } from "@llave/ui/capitalized";
import type { Language } from "@llave/ui/language";
import { formatDate, formatMoney, type Translate } from "@llave/ui/translate";
import { dayText } from "../../../wording/slots.ts";
import { topicText } from "../../../wording/tasks.ts";
import type { en } from "../texts/en.ts";

type Text = Translate<keyof typeof en>;

const ownFacts = ["office_hours", "agent_contact", "showing_times", "own_answer"] as const;

/** Topics whose values are amounts of money. */
const sums: ReadonlySet<string> = new Set(["price", "deposit", "fees", "pet_fee", "move_in_cost"]);

/** Times in the agent's day are shown in the market's time. */
const marketZone = "America/New_York";

/** The listings that a text quotes, once each, with the day their facts were last confirmed. */
export function quotedListings(grounds: readonly Ground[]): { address: string; updated: string }[] {
  const listings = new Map<string, string>();
  for (const { address, updated, missing } of grounds)
    if (address && updated && !missing) listings.set(address, updated);
  return [...listings].map(([address, updated]) => ({ address, updated }));
}

/** A fact in one line: what it is, its value then, for which listing, and when it was last confirmed. */
export function groundText(ground: Ground, t: Text, language: Language): string {
  const parts = [factText(ground, t, language), ground.address, updatedText(ground, t, language)];
  return parts.filter(Boolean).join(" · ");
}

function factText(ground: Ground, t: Text, language: Language): string {
  const name = nameOf(ground, t, language);
  if (ground.missing) return t("why.missing", { fact: name });
  const value = valueText(ground, language);
  const fact = value === "" ? name : t("why.fact", { fact: name, value });
  if (ground.count === undefined || ground.count < 2) return fact;
  return `${fact} (${t(ground.topic === "showing_times" ? "why.times" : "why.listings", { count: ground.count })})`;
}

function nameOf({ topic }: Ground, t: Text, language: Language): string {
  const own = ownFacts.find((name) => name === topic);
  const name = own ? t(`why.${own}`) : (topicText(topic, language) ?? t("why.other"));
  return capitalized(name);
}

function valueText({ topic, value }: Ground, language: Language): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) {
    const [from, to] = value.map((end) => oneValue(topic, end, language));
    return from === to ? (from ?? "") : `${from} – ${to}`;
  }
  return oneValue(topic, value, language);
}

function oneValue(topic: string, value: string | number, language: Language): string {
  if (topic === "office_hours" && typeof value === "number") return hourText(value, language);
  if (typeof value === "number") return sums.has(topic) ? formatMoney(language, value) : String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayText(value, language) : value;
}

function hourText(hour: number, language: Language): string {
  const moment = new Date(Date.UTC(2026, 0, 1, hour % 24));
  return formatDate(language, moment, { hour: "numeric", timeZone: "UTC" });
}

/** The day it was confirmed, or the time when free times were checked. */
function updatedText({ updated }: Ground, t: Text, language: Language): string {
  if (updated === undefined) return "";
  if (updated.length === 10) return t("why.updated", { date: dayText(updated, language) });
  const time = formatDate(language, updated, { hour: "numeric", minute: "2-digit", timeZone: marketZone });
  return t("why.asOf", { time });
}

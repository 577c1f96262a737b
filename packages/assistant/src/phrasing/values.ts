import type { NoTimes } from "../dialogue/actParts.ts";
import type { Utility } from "../listings/listingTerms.ts";
import type { MatchReason } from "../matching/match.ts";
import {
  type AskableSlot,
  type IsoDate,
  type NumberRange,
  type SlotName,
  type Slots,
  type Topic,
  type YesNoSlot,
  yesNoSlots,
} from "../types.ts";
import type { AgentSubject } from "../understanding/agentSubject.ts";
import type { AskedSubject } from "../understanding/askedSubject.ts";
import type { ContactWish } from "../understanding/contactWish.ts";
import type { HomeNeed } from "../understanding/homeNeeds.ts";
import type { VisitSubject } from "../understanding/visitQuestion.ts";

/** How a language writes values. Formatting is done by hand: `Intl` would cost more than the turn. */
export interface Values {
  /** "April 1"; with the year if it isn't that of `today`. */
  date(date: IsoDate, today: IsoDate): string;
  /** "9 AM" from an hour 0-24. */
  hour(hour: number): string;
  /** Name of a weekday, 0 = Sunday. */
  weekday(day: number): string;
  /** "on Saturday, April 4 at 5:30 PM" from the known parts of a showing; "today" and "tomorrow" if `today` is given. */
  visit(date: IsoDate | undefined, time: string | undefined, today: IsoDate, relative?: boolean): string;
  /** "today at 2 PM or 4 PM, or on Monday, March 23 at 10 AM": times to choose from, by day. */
  visits(times: readonly { date: IsoDate; time: string }[], today: IsoDate): string;
  /** "a studio", "a 2-bedroom". */
  home(bedrooms: number): string;
  /** "1,060 square feet". */
  size(squareFeet: number): string;
  /** "$3,150 a month". */
  rent(price: number): string;
  /** "free now", "free from April 10". */
  free(from: IsoDate, today: IsoDate): string;
  bedrooms(value: number | NumberRange): string;
  /** Homes of a size, in the plural: "studios", "2-bedrooms". */
  kinds(bedrooms: number | NumberRange): string;
  bathrooms(value: number | NumberRange): string;
  /** "$2,900 to $3,280", one value when both ends are equal. */
  range(low: string, high: string): string;
  /** "Brickell, Doral or Kendall". */
  either(names: readonly string[]): string;
  /** A distance: "about 2 miles", "unas 2 millas". */
  miles(value: number): string;
  /** How far something is: "about 2 miles", "a unas 2 millas". */
  away(value: number): string;
  /** "Right in Brickell", "en Brickell mismo". */
  inside(area: string): string;
  /** Around the places before it in a list. */
  nearby: string;
  /** "Near FIU", "cerca del Jackson Memorial". */
  near(name: string): string;
  /** "By FIU", "al lado del Jackson Memorial". */
  by(name: string): string;
  /** "From FIU", "del Jackson Memorial". */
  from(name: string): string;
  /** "To FIU", "al Jackson Memorial". */
  toward(name: string): string;
  /** "Brickell, Doral and Kendall". */
  all(names: readonly string[]): string;
  /** The known search as one phrase; name and showing are in other sentences. */
  search(slots: Slots, excluded: readonly string[], today: IsoDate): string;
  /** The value of one slot right after its question: "April 1", "up to $3,200". */
  answer(slots: Slots, today: IsoDate): string;
  /** How a listing differs from the search, in parentheses or after a colon: "$80 over your budget". */
  difference(reason: MatchReason, today: IsoDate): string;
  /** A slot still to be asked for, as a noun: "your name". */
  missing(slot: AskableSlot): string;
  /** "Monday to Friday" from days as `Date#getUTCDay` counts them, in order. */
  weekdays(days: readonly number[]): string;
  /** The topic of a question: "the deposit", "that". */
  topic(topic: Topic): string;
  /** The subject of a question for the agent: "guest parking"; undefined if nothing names it. */
  gap(gap: {
    topic: Topic;
    subject?: AskedSubject | AgentSubject | VisitSubject;
    utilities?: Utility[];
    months?: number;
  }): string | undefined;
  /** What a renter needs of a home: "a quiet place". */
  need(need: HomeNeed): string;
  /** "parking at 55 SE 6th St". */
  at(what: string, addresses: readonly string[]): string;
  /** Days or hours of showings: "tomorrow morning", "on Sundays", "after 8 PM". */
  stretch(when: NoTimes, today: IsoDate): string;
  /** A request to the agent: "to text you after 4 PM, not call". */
  reach(wish: ContactWish): string;
  theShowing: string;
  /** A slot as a noun: "the budget". */
  slot(slot: SlotName): string;
}

/** The parts of the day that have names, in minutes after midnight. */
export function partOfDay({ earliest, latest, exact }: NoTimes): "morning" | "afternoon" | "evening" | undefined {
  if (exact) return undefined;
  if (earliest === undefined) return latest === noon ? "morning" : undefined;
  if (latest === undefined) return earliest === evening ? "evening" : undefined;
  return earliest === noon && latest > evening ? "afternoon" : undefined;
}

const noon = 12 * 60;
const evening = 17 * 60;

/** What the summary of a search says about each yes-or-no slot. */
export type YesNoWords = Record<YesNoSlot, { yes: string; no: string }>;

/** The parts of a summary for the known yes-or-no slots. */
export function yesNoParts(slots: Slots, words: YesNoWords): string[] {
  return yesNoSlots.flatMap((slot) => (slots[slot] === undefined ? [] : [words[slot][slots[slot] ? "yes" : "no"]]));
}

/** Digits in groups of three: 3200 → "3,200". */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** US dollars as written in Miami in both languages: 3200 → "$3,200". Cents only if there are any. */
export function money(value: number): string {
  if (Number.isInteger(value)) return `$${grouped(value)}`;
  const [whole = "0", cents = "00"] = value.toFixed(2).split(".");
  return `$${grouped(Number(whole))}.${cents}`;
}

/** E.164 in readable form: "+13055550134" → "(305) 555-0134"; other countries stay as they are. */
export function phone(value: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(value);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : value;
}

/** "17:30" → "5:30 PM", "9" → "9 AM". */
export function clock(time: string): string {
  const [hourText = "0", minutes] = time.split(":");
  const hour = Number(hourText) % 24;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  const half = hour < 12 ? "AM" : "PM";
  return minutes && minutes !== "00" ? `${shown}:${minutes} ${half}` : `${shown} ${half}`;
}

/** Year, month (1-12) and day of an ISO date. */
export function dateParts(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** True when a range is one whole month, which people name by its name. */
export function isWholeMonth(from: IsoDate, to: IsoDate): boolean {
  const { year, month, day } = dateParts(from);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day === 1 && from.slice(0, 7) === to.slice(0, 7) && dateParts(to).day === lastDay;
}

/** Joins names with commas and a last word: "a, b and c". */
export function joined(names: readonly string[], lastWord: string): string {
  if (names.length <= 1) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${lastWord} ${names.at(-1)}`;
}

/** Capitalizes the first letter, for a phrase that begins a sentence; an email address stays as it is. */
export function capitalized(text: string): string {
  return /^\S+@/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The times of a choice by day, in order. */
export function byDay(times: readonly { date: IsoDate; time: string }[]): { date: IsoDate; times: string[] }[] {
  const days = new Map<IsoDate, string[]>();
  for (const { date, time } of times) days.set(date, [...(days.get(date) ?? []), time]);
  return [...days].map(([date, own]) => ({ date, times: own }));
}

/** Whole days from one date to another. */
export function daysApart(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** True if the days are consecutive, so that the first and the last name them all. */
export function isRun(days: readonly number[]): boolean {
  return days.length > 2 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
}

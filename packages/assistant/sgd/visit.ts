import { isoDate } from "../src/understanding/calendar.ts";
import { type DateSpan, findDates } from "../src/understanding/dates.ts";
import type { Draft } from "../src/understanding/draft.ts";
import { isDenied } from "../src/understanding/negation.ts";
import { sentenceOf } from "../src/understanding/questions.ts";
import { Reading } from "../src/understanding/reading.ts";
import { checksCalendar, plansVisit, suits } from "./acceptance.ts";
import { actValue, type SgdMemory, type SgdTurn, type SgdValue } from "./turn.ts";

/**
 * The day of a showing: named next to a mention of a showing or with a home
 * offered, or, if a showing is wanted without a day, the day whose free hours
 * were looked up before.
 */
export function readVisit(
  memory: SgdMemory,
  draft: Draft,
  turn: SgdTurn,
  answer: "yes" | "no" | undefined,
): Record<string, SgdValue> {
  const acts = turn.previous_system_acts;
  memory.dayLookedUp = actValue(turn.previous_other_acts ?? [], undefined, "event_date") ?? memory.dayLookedUp;
  const named = dayNamed(memory, draft);
  const isOffered = acts.some((act) => act.act === "OFFER_INTENT");
  if (named !== undefined && checksCalendar(draft)) {
    memory.dayLookedUp = named;
    return {};
  }
  if (named !== undefined) {
    if (isLeaving(draft) && !plansVisit(draft)) return {};
    const isMeant = isVisitAtHand(memory, draft, turn) && !draft.reading.has("otherService");
    return isMeant && !(isOffered && answer === "no") ? { visit_date: named } : {};
  }
  const proposed = actValue(acts, "REQUEST", "visit_date") ?? actValue(acts, "OFFER", "visit_date");
  if (proposed !== undefined && (answer === "yes" || suits(draft))) return { visit_date: proposed };
  const wanted = plansVisit(draft) || (isOffered && answer === "yes");
  const day = memory.known.visit_date === undefined ? memory.dayLookedUp : undefined;
  return wanted && day !== undefined ? { visit_date: day } : {};
}

/** "That's all I need today" names no day, nor does "that'll be all today". */
function isLeaving({ reading }: Draft): boolean {
  return ["done", "goodbye", "thatIsAll"].some((signal) => reading.has(signal));
}

/** True if a day can only be a showing's: one is mentioned, or a home is offered and no other service is in play. */
function isVisitAtHand(memory: SgdMemory, draft: Draft, turn: SgdTurn): boolean {
  const acts = turn.previous_system_acts;
  if (plansVisit(draft) || acts.some((act) => act.act === "OFFER_INTENT" || act.slot === "visit_date")) return true;
  const hasHome = memory.offered !== undefined || memory.known.property_name !== undefined;
  return hasHome && acts.length > 0 && (turn.previous_other_acts ?? []).length === 0;
}

/** A day in the turn, with its words; of several the last that isn't excluded. */
function dayNamed(memory: SgdMemory, draft: Draft): SgdValue | undefined {
  const { reading, today, language } = draft;
  const fresh = new Reading(reading.text, reading.lexicon);
  const days = findDates(fresh, today, language).filter(({ from, to }) => from === to);
  const fitting = days.filter((_, index) => !isRuledOut(draft, days, index));
  const last = dayOf(reading, fitting.filter((date) => isPlain(reading, date)).pop());
  const day = days.length > 1 ? (last ?? dayRead(draft)) : (dayRead(draft) ?? last);
  return day === undefined || memory.offered?.includes(day.text) ? undefined : day;
}

/** "The second" may be a home. */
function isPlain(reading: Reading, { start, end }: DateSpan): boolean {
  for (let i = start; i < end; i++) {
    if (/\d/.test(reading.norm(i))) return true;
    if (["month", "weekday", "tomorrow"].some((name) => reading.group(i, name) > 0)) return true;
  }
  return false;
}

type Day = Exclude<SgdValue, string>;

/** The day as the message readers understood it. */
function dayRead({ slots, evidence }: Draft): Day | undefined {
  const moveIn = typeof slots.move_in === "string" && /^\d/.test(slots.move_in) ? slots.move_in : undefined;
  const iso = slots.showing_request?.date ?? moveIn;
  const words = evidence.find((item) => item.slot === "showing_request" || item.slot === "move_in");
  // "Next week" names no day.
  if (iso === undefined || words === undefined || /^(?:next|this|in a) week$/i.test(words.text)) return undefined;
  return { text: words.text, iso };
}

function dayOf({ text, words }: Reading, day: DateSpan | undefined): Day | undefined {
  if (day === undefined) return undefined;
  return { text: text.slice(words[day.start]?.start, words[day.end - 1]?.end), iso: isoDate(day.from) };
}

/** Negated, or rejected between the days next to it. */
function isRuledOut(draft: Draft, days: readonly DateSpan[], index: number): boolean {
  const { reading } = draft;
  const day = days[index];
  if (day === undefined || isDenied(reading, day.start, day.end)) return true;
  const sentence = sentenceOf(draft, day.start);
  const from = Math.max(sentence.start, days[index - 1]?.end ?? 0);
  const until = Math.min(sentence.end, days[index + 1]?.start ?? sentence.end);
  return reading.within("unavailable", from, until);
}

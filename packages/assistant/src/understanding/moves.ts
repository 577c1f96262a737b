import { type DayNumber, isoDate } from "./calendar.ts";
import { readCalendarDay, readDayAnswered } from "./calendarDays.ts";
import { type DateSpan, findDates } from "./dates.ts";
import { isDeadline } from "./deadline.ts";
import { type Draft, fill } from "./draft.ts";
import { isLayout } from "./layout.ts";
import { isOneOfList } from "./monthDates.ts";
import { isDenied, isNeverSaid, noteDenied } from "./negation.ts";
import { asksAboutListing, isAsked, sentenceOf } from "./questions.ts";
import type { Reading } from "./reading.ts";
import { stretchFromToday } from "./relativeDates.ts";
import { besideDate, isTurnedDown } from "./standing.ts";
import { readStay } from "./stay.ts";
import { findTimes, type TimeSpan } from "./times.ts";
import { startsWork } from "./workStart.ts";

/** The days of two months: a longer period ("for the winter") yields to a date next to it. */
const maxMoveSpanDays = 62;
/** Most words of a message that answers a question and says nothing else. */
const shortAnswer = 8;
/** Most words from a word for moving to its day: "mudarme para el", "la mudanza sería el". */
const longestMoveCue = 3;
/** Most words between a date and a sign of its role. */
const cueReach = 16;

/** Reads dates and times: when the renter wants to move, and when to see a home. */
export function readDates(draft: Draft): void {
  const { reading, today, language } = draft;
  if (Number.isNaN(today)) return;
  const dates = findDates(reading, today, language).filter(
    (date) =>
      !isOtherNumber(draft, date) && !isFarewell(draft, date) && !isOtherDay(draft, date) && !isName(reading, date),
  );
  for (const date of dates) reading.take(date.start, date.end);
  const times = timesMeant(draft);
  if (movesRatherThanCancels(draft, dates)) reading.note("reschedule", 0, 1);
  const visits = dates.filter(
    (date) =>
      isVisit(draft, date, times) &&
      !isMonthBesideDay(draft, date, dates) &&
      (draft.context.asked === "showing_request" || !reading.within("goodbye", date.start, date.end)),
  );
  const moves = besideWork(
    reading,
    dates.filter((date) => !visits.includes(date) && isMove(draft, date, dates)),
  );
  const isWithdrawn = ({ start, end }: DateSpan): boolean =>
    isDenied(reading, start, end) || isNeverSaid(reading, start);
  if (moves.length > 0 && dates.some(isWithdrawn)) noteDenied(reading);
  fillVisit(draft, visits, times);
  fillMove(draft, moves);
}

/** Names that differ from a month or a weekday by a letter. */
const names = /^(?:junior|marites)$/;

function isName(reading: Reading, { start, end }: DateSpan): boolean {
  return reading.words
    .slice(start, end)
    .some(({ start: from, end: to }) => names.test(reading.text.slice(from, to).toLowerCase()));
}

/** Drops the first day of a job: "I start at the hospital January 11, so the first week of January" */
function besideWork(reading: Reading, moves: readonly DateSpan[]): DateSpan[] {
  const others = moves.length < 2 ? [] : moves.filter((date) => !startsWork(reading, date));
  return others.length > 0 ? others : [...moves];
}

/** True for a request for another day, no cancellation: "La cita del lunes no puedo, ¿tendrá chance el martes?" */
function movesRatherThanCancels(draft: Draft, dates: readonly DateSpan[]): boolean {
  const { reading } = draft;
  if (!reading.has("cancel") || reading.has("reschedule")) return false;
  const isHeld = ({ start, end }: DateSpan): boolean =>
    reading.within("heldShowing", start, end) || reading.within("cancel", start, end);
  return dates.some((date) => isAsked(draft, date.start, date.end) && !isHeld(date));
}

/** The times for a showing: "I get off at 5, so 5:45" means the second. */
function timesMeant({ reading, context }: Draft): TimeSpan[] {
  const times = findTimes(reading, context.asked === "showing_request");
  return times.filter(
    (time) => !reading.within("otherTime", time.start, time.end) && !isDenied(reading, time.start, time.end),
  );
}

/** True for a layout ("2/1") or a choice ("el 2"), unless the question or the words before it call for a date. */
function isOtherNumber(draft: Draft, date: DateSpan): boolean {
  const { reading, context } = draft;
  if (!date.isWeak) return false;
  // "1st vs 2nd" are two items of a list.
  if (reading.group(date.end, "versus") > 0 || reading.groupBefore(date.start, "versus") >= 0) return true;
  const [first, second] = [reading.numbers[date.start], reading.numbers[date.start + 1]];
  const dateWanted = context.asked === "move_in" || context.asked === "showing_request";
  const ledIn = reading.groupBefore(date.start, "beforeDay") >= 0;
  if (first !== undefined && second !== undefined && reading.gap(date.start + 1) === "/")
    return isLayout(first.value, second.value) && !dateWanted && !ledIn;
  const isPick = first?.isOrdinal === true && !first.inDigits && reading.within("choice", date.start, date.end);
  const speaksOfDays = ["move", "moveWeak", "visit"].some((cue) => reading.mentions(cue));
  // "I left out the 1": a bare number after an article is a day only next to other days.
  if (first?.isOrdinal === false && draft.language === "en" && !dateWanted && !speaksOfDays) return true;
  const isFloor = reading.mentions("floor");
  if ((isPick || isFloor) && !dateWanted && !speaksOfDays) return true;
  return (
    context.offered !== undefined && context.offered.length > 0 && !dateWanted && !ledIn && reading.words.length <= 3
  );
}

/** True for a day that only says goodbye: "See you Saturday". */
function isFarewell({ reading, context }: Draft, date: DateSpan): boolean {
  // "Nos vemos el martes a las 10" takes the offered time.
  if (context.asked === "showing_request") return false;
  return reading.within("goodbye", date.start, date.end) && !reading.has("book_showing") && !reading.has("reschedule");
}

/** "I'll let you know Monday", "I have a dentist appointment on Tuesday": the day of something other than a move or a showing. */
function isOtherDay({ reading }: Draft, { start, end }: DateSpan): boolean {
  // "3000 the month".
  const isPaid = reading.group(start, "perMonth") > 0 && reading.words[start]?.before === 0;
  if (isPaid && reading.numbers.some((number) => number?.end === start)) return true;
  // "The weekend before" is counted from another day.
  if (/^(?:before|antes|prior)$/.test(reading.norm(end)) && reading.endsClause(end + 1)) return true;
  return ["answersLater", "busyDay", "pastOuting"].some((signal) => reading.within(signal, start, end));
}

function nearestTime(times: readonly TimeSpan[], date: DateSpan): TimeSpan | undefined {
  const away = (time: TimeSpan): number => (time.start >= date.end ? time.start - date.end : date.start - time.end + 1);
  const near = times.filter((time) => Math.abs(time.start - date.end) <= 5 || Math.abs(date.start - time.end) <= 4);
  return near.sort((a, b) => Math.abs(away(a)) - Math.abs(away(b)))[0];
}

function isVisit(draft: Draft, date: DateSpan, times: readonly TimeSpan[]): boolean {
  const { reading, context } = draft;
  if (reading.has("reschedule") || reading.has("cancel")) return true;
  const sentence = sentenceOf(draft, date.start);
  // "In two weeks, and I'd like to see it" answers the move-in question first.
  const visit = distanceTo(
    draft,
    "visit",
    date,
    context.asked === "move_in" ? stretchOf(reading, date, sentence) : sentence,
  );
  const move = distanceTo(draft, "move", date, sentence);
  const isTimed = nearestTime(times, date) !== undefined;
  if (isTimed && context.asked === "showing_request") return true;
  if (visit !== move) return visit < move;
  if (isTimed || reading.group(date.end, "dayHalf") > 0) return true;
  if (context.asked === "showing_request") return true;
  if (context.asked === "move_in" || distanceTo(draft, "moveWeak", date, sentence) < Number.POSITIVE_INFINITY)
    return false;
  return date.isNear && date.from === date.to && (reading.has("visit") || reading.has("book_showing"));
}

/** The part of a sentence up to the commas around a date. */
function stretchOf(
  reading: Reading,
  date: DateSpan,
  sentence: { start: number; end: number },
): { start: number; end: number } {
  let { start, end } = date;
  while (start > sentence.start && (reading.words[start]?.before ?? 0) === 0) start--;
  while (end < sentence.end && (reading.words[end]?.before ?? 0) === 0) end++;
  return { start, end };
}

/** True for a month that is the move-in, next to a day close by: "For April, could I see it Saturday?" */
function isMonthBesideDay({ reading }: Draft, { start, from, to }: DateSpan, dates: readonly DateSpan[]): boolean {
  const isFor = /^(?:for|para|pa)$/.test(reading.norm(start - 1));
  return isFor && to - from >= minMonthSpanDays && dates.some((other) => other.isNear && other.from === other.to);
}

/** Days from the first to the last of February. */
const minMonthSpanDays = 27;

/** The distance in words between a date and the nearest sign of a role in its sentence. */
function distanceTo(draft: Draft, group: string, date: DateSpan, sentence: { start: number; end: number }): number {
  let nearest = Number.POSITIVE_INFINITY;
  if (!draft.reading.mentions(group)) return nearest;
  const first = Math.max(sentence.start, date.start - cueReach);
  for (let i = first; i < Math.min(sentence.end, date.end + cueReach); i++) {
    if (draft.reading.group(i, group) === 0 || draft.reading.within("otherOuting", i, i + 1)) continue;
    nearest = Math.min(nearest, i < date.start ? date.start - i : i - date.end + 2);
  }
  return nearest;
}

function isMove(draft: Draft, date: DateSpan, dates: readonly DateSpan[]): boolean {
  const { reading } = draft;
  if (isDenied(reading, date.start, date.end)) return false;
  // "Es solo de enero a abril": a range of months is how long someone stays.
  if (!date.isJoined && asksAboutListing(draft, date.start, date.end)) return false;
  if (isNeverSaid(reading, date.start) || isTurnedDown(reading, date.start, date.end, besideDate)) return false;
  const speaksOfMoving = draft.context.asked === "move_in" || reading.mentions("move");
  if (date.isNear && reading.has("ask_human") && !speaksOfMoving) return false;
  if (date.isNear && date.from === draft.today && draft.context.asked !== "move_in") return reading.has("moveIn");
  const sentence = sentenceOf(draft, date.start);
  return !isOtherDate(draft, date, dates) && !reading.within("off_topic", sentence.start, sentence.end);
}

/** The first date after "my lease is up" or "se me vence el contrato" isn't a move-in date, unless the renter moves then ("so around then"). */
function isOtherDate(draft: Draft, date: DateSpan, dates: readonly DateSpan[]): boolean {
  if (draft.reading.within("notUntil", date.start - 2, date.start) || isConcluded(draft.reading, date)) return false;
  if (draft.reading.has("whenLeaseEnds")) return false;
  // After "when would you move?", the only day in the message is the answer.
  if (draft.context.asked === "move_in" && dates.length === 1 && draft.reading.words.length <= shortAnswer)
    return false;
  if (draft.reading.all("sameDate").some((hit) => hit.start >= date.end)) return false;
  return draft.reading.all("otherDate").some((hit) => {
    const next = dates.find((other) => other.start > hit.start);
    // "Mañana se me vence el contrato": a day right before the thing that ends on it, unless it is the answer.
    const isEnd = hit.start === date.end && draft.context.asked !== "move_in";
    return isEnd || (next === date && date.start - hit.end <= 4);
  });
}

/** True for a showing's current day, not its new one: "Can we move tomorrow's tour?", "la visita de mañana". */
function isMovedDay({ reading }: Draft, date: DateSpan): boolean {
  if (!reading.has("reschedule")) return false;
  return reading.all("heldShowing").some((hit) => hit.start <= date.start && hit.end >= date.end);
}

function fillVisit(draft: Draft, visits: readonly DateSpan[], times: readonly TimeSpan[]): void {
  const { reading, context } = draft;
  if (reading.has("cancel") && !reading.has("reschedule")) {
    for (const time of times) reading.take(time.start, time.end);
    return;
  }
  // "Move my Thursday tour to Friday": the old day comes before the new one.
  const corrected = reading.has("correction") || reading.has("reschedule") ? visits[visits.length - 1] : visits[0];
  const wantedDays = visits.filter((date) => !isDenied(reading, date.start, date.end) && !isMovedDay(draft, date));
  const visit = wantedDays.find((date) => date === corrected) ?? wantedDays[0];
  const time = visit === undefined ? times[times.length - 1] : (nearestTime(times, visit) ?? times[0]);
  const wanted =
    visit !== undefined ||
    context.asked === "showing_request" ||
    reading.has("book_showing") ||
    reading.has("visit") ||
    reading.has("reschedule");
  if (!wanted || (visit === undefined && time === undefined)) return;
  const value = { ...(visit && { date: isoDate(visit.from) }), ...(time && { time: time.time }) };
  const start = Math.min(visit?.start ?? Number.POSITIVE_INFINITY, time?.start ?? Number.POSITIVE_INFINITY);
  for (const other of times) reading.take(other.start, other.end);
  fill(draft, "showing_request", value, start, Math.max(visit?.end ?? 0, time?.end ?? 0));
}

function fillMove(draft: Draft, moves: readonly DateSpan[]): void {
  const { reading } = draft;
  if (readDayAnswered(draft)) return;
  const stay = readStay(draft, moves);
  if (stay) {
    fill(draft, "move_in", span(stay.from, stay.to), stay.start, stay.end);
    fill(draft, "lease_months", stay.months, stay.start, stay.end);
    return;
  }
  const concluded = moves.find((date) => isConcluded(reading, date));
  const earliest = moves.find((date) => reading.within("notUntil", date.start - 2, date.start));
  const exact = moves.filter((date) => date.to - date.from < maxMoveSpanDays);
  const move =
    concluded ??
    earliest ??
    (reading.has("correction") ? moves[moves.length - 1] : (mostExact(reading, exact) ?? moves[0]));
  const asap = reading.all("asap").find((hit) => !isOtherHaste(draft, hit));
  // "As soon as possible, I have to be out by December 15": any day before that.
  const isLater = move !== undefined && move.to - draft.today > asapWithinDays;
  if (move !== undefined && asap !== undefined && isLater && isDeadline(reading, move, asap)) {
    fill(draft, "move_in", span(draft.today, move.to), move.start, move.end);
    return;
  }
  const hasty = reading.all("asap").some((hit) => isConcluded(reading, hit));
  // "A mitad de mes" on the 22nd isn't a day in the past.
  if (move !== undefined && !hasty && move.to >= draft.today) {
    fill(draft, "move_in", span(move.from, move.to), move.start, move.end);
    return;
  }
  for (const [signal, value] of [
    ["asap", "asap"],
    ["flexibleDate", "flexible"],
    ["maybeFlexible", "flexible"],
  ] as const) {
    const hit = signal === "maybeFlexible" && !mayMeanMoving(draft) ? undefined : reading.first(signal);
    const asksOfIt = signal !== "maybeFlexible" && hit !== undefined && asksAboutListing(draft, hit.start, hit.end);
    if (signal === "flexibleDate" && reading.has("otherFlexible")) continue;
    if (signal === "asap" && hit !== undefined && isOtherHaste(draft, hit)) continue;
    if (hit === undefined || asksOfIt || isDenied(reading, hit.start, hit.end)) continue;
    fill(draft, "move_in", value, hit.start, hit.end);
    return;
  }
  readBareDay(draft);
  if (draft.slots.move_in === undefined) readCalendarDay(draft);
}

/** A deadline within this many days adds nothing to "as soon as possible". */
const asapWithinDays = 7;

/** True for haste unrelated to moving: "Gracias por responder tan rápido", "esto es urgente, necesito un agente". */
function isOtherHaste(draft: Draft, { start, end }: { start: number; end: number }): boolean {
  const { reading, context } = draft;
  if (reading.within("goodbye", start, end) || reading.within("thanks", start, end)) return true;
  const speaksOfMoving = context.asked === "move_in" || reading.mentions("move");
  const asksIfFree = isAsked(draft, start, end) && reading.within("ask_availability", start, end);
  return (reading.has("ask_human") || asksIfFree) && !speaksOfMoving;
}

/** The most exact day: a named one overrides one counted from today. "In a month and a half, like September 15" */
function mostExact(reading: Reading, moves: readonly DateSpan[]): DateSpan | undefined {
  const told = moves.length < 2 ? undefined : moves.find((date) => followsMove(reading, date));
  return told ?? moves.find((date) => reading.group(date.start, "inTime") === 0) ?? moves[0];
}

/** True if the word for moving is right before the day: "Me gradúo el 12 y me mudo el 20". */
function followsMove(reading: Reading, { start }: DateSpan): boolean {
  for (let i = start - 1; i >= Math.max(0, start - longestMoveCue); i--) {
    if ((reading.words[i + 1]?.before ?? 0) > 0) return false;
    if (reading.group(i, "move") > 0) return true;
  }
  return false;
}

/** True if "Depends" or "any day" is about moving: that was asked, or nothing was and the message mentions it. */
function mayMeanMoving(draft: Draft): boolean {
  const { reading, context } = draft;
  const speaksOfMoving = reading.mentions("move");
  if (draft.questions.asked.includes(1) && reading.has("ask_availability")) return false;
  return context.asked === "move_in" || (context.asked === null && speaksOfMoving);
}

/** True for a day in a conclusion that begins with "so": "My lease is up before that, so June 10" */
function isConcluded(reading: Reading, date: { start: number }): boolean {
  return [0, 1, 2, 3].some((back) => {
    const cue = reading.groupBefore(date.start - back, "therefore");
    const isOther = reading.all("otherDate").some((hit) => hit.start > cue && hit.end <= date.start);
    return (
      cue >= 0 &&
      !isOther &&
      (reading.startsClause(cue) || cue === date.start - 1 || reading.group(cue + 1, "subject") > 0)
    );
  });
}

/** Most words of a sentence that can be nothing but a period of time. */
const shortStretch = 5;

/** The index of the first word that isn't an interjection, "like" or "about". */
function firstSaid(reading: Reading): number {
  let at = 0;
  while (reading.words[at] !== undefined) {
    const end = reading.group(at, "opening") || (reading.numbers[at] === undefined ? reading.group(at, "approx") : 0);
    if (end === 0) break;
    at = end;
  }
  return at;
}

/** Reads "15" as an answer to "when would you move?"; "tenemos tres hijos" and "tengo un voucher" name no day. */
function readBareDay(draft: Draft): void {
  const { reading, context, today, language } = draft;
  if (context.asked !== "move_in") return;
  const first = sentenceOf(draft, 0);
  const at = firstSaid(reading);
  const stretch = first.end > shortStretch ? undefined : stretchFromToday({ reading, today, language }, at);
  // "6 months is very good" judges a length of time.
  const isWhole = stretch !== undefined && (reading.endsClause(stretch.end) || !isCopula(reading.norm(stretch.end)));
  if (stretch !== undefined && isWhole && stretch.end <= first.end) {
    fill(draft, "move_in", isoDate(stretch.from), at, stretch.end);
    return;
  }
  if (reading.words.length > 3) return;
  const start = reading.numbers.findIndex(
    (number) => number !== undefined && !number.isScaled && number.value >= 1 && number.value <= 31,
  );
  const number = reading.numbers[start];
  if (number === undefined || !reading.isFree(start, number.end) || !endsMessage(reading, number.end)) return;
  if (isOneOfList(reading, start)) return;
  const day = findBareDay(today, number.value);
  fill(draft, "move_in", isoDate(day), start, number.end);
}

function isCopula(word: string): boolean {
  return /^(?:is|are|was|sounds|works|es|son|esta|estan|suena|seria|would)$/.test(word);
}

function endsMessage(reading: Reading, end: number): boolean {
  return end === reading.words.length || reading.group(end, "courtesy") > 0 || !/[\p{L}\p{N}]/u.test(reading.norm(end));
}

function findBareDay(today: DayNumber, day: number): DayNumber {
  let next = today;
  while (new Date(next * 86_400_000).getUTCDate() !== day && next < today + 62) next++;
  return next;
}

function span(from: DayNumber, to: DayNumber): string | { from: string; to: string } {
  return from === to ? isoDate(from) : { from: isoDate(from), to: isoDate(to) };
}

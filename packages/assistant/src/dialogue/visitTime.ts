import { readTimes } from "../reading/mentions/time/readTimes.ts";
import { chooseTimes, timeAskedFor } from "../showings/chooseTimes.ts";
import type { FreeTime } from "../showings/freeTimes.ts";
import { readShiftAsked, readTimeShift, type TimeShift } from "../showings/timeShift.ts";
import { weekdaysWithin } from "../showings/visitDays.ts";
import { namesDays, namesHours, readVisitWish, timesWithin, type VisitWish } from "../showings/visitWish.ts";
import { clockTime, minutesOfDay, timeOfDay } from "../showings/zonedTime.ts";
import type { IsoDate } from "../types.ts";
import { weekdayOn } from "../understanding/calendar.ts";
import { plainPart, plainText } from "./asides.ts";
import { daysNamed, withoutMove } from "./daysOfVisit.ts";
import { isIndifferent } from "./keywords.ts";
import { clocksOf, marketClock, offeredTimeNamed, timesLeft, timesOffered } from "./offeredTime.ts";
import { earliest, isQuestion, latest } from "./timeAsked.ts";
import type { Turn } from "./turn.ts";

/** When the renter could come according to this message; null if it doesn't say. */
export function wishOf(turn: Turn): VisitWish | null {
  const wish = withDaysNamed(turn, wishSaid(turn));
  const { time } = turn.heard.slots.showing_request ?? {};
  const busy = wishOfLimits(turn);
  if (!busy || !namesHours(busy) || (wish && namesHours(wish)) || time !== undefined) return wish;
  // "I teach until 4. No Saturdays?": work ends at 4 on workdays.
  return wish?.weekdays?.every((day) => weekendDays.includes(day)) ? wish : { ...wish, ...busy };
}

/** When the renter is free, from their limits: "I finish at 5" means from then on. */
function wishOfLimits({ visitTalk, local }: Turn): VisitWish | null {
  const said = plainPart(visitTalk.limits).replace(busyFrom, "before ");
  return said === "" ? null : readVisitWish(said, { today: local.date, hasHour: false, hasDate: true });
}

/** Dates and bounds say more than weekdays: "Saturday, December 12", "not until the 11th". */
function withDaysNamed(turn: Turn, wish: VisitWish | null): VisitWish | null {
  const { notBefore, date: named, stay } = daysNamed(turn);
  const { date } = turn.heard.slots.showing_request ?? {};
  const { weekdays, ...others } = wish ?? {};
  const isOpen = wish === null || !namesDays(wish);
  // "Saturday, December 12" isn't the next Saturday.
  const isOther = named !== undefined && date !== undefined && date !== named && weekdayOn(named) === weekdayOn(date);
  if (named !== undefined && isOpen && (isOther || date === undefined)) return { ...others, dates: [named] };
  if (stay && named === undefined) {
    if (isOpen && (date === undefined || isIn(stay, date))) return { ...others, ...stay };
    if (weekdays && !others.dates && !others.from) return { ...others, ...weekdaysWithin(stay, weekdays) };
  }
  if (notBefore === undefined || date !== undefined || wish?.from !== undefined) return wish;
  return { ...others, ...(weekdays && { weekdays }), from: notBefore };
}

function isIn({ from = "", to = "9" }: VisitWish, date: IsoDate): boolean {
  return from <= date && date <= to;
}

/** Words for when the renter's work begins, until which they can come: "I work from 2". */
const busyFrom =
  /\b(?:from|starting at|desde|a partir de) (?=(?:las? |about |around )?\w+(?! (?:to|till?|until|a|hasta)\b))/g;

/** The same without the hours when the renter works. */
export function wishSaid(turn: Turn): VisitWish | null {
  return shiftedWish(turn) ?? wishIn(turn, turn.visitTalk.wishes);
}

/** The same without what is ruled out: "not the afternoon" doesn't choose the morning. */
function wishTaken(turn: Turn): VisitWish | null {
  return shiftedWish(turn) ?? wishIn(turn, turn.visitTalk.takes);
}

function wishIn({ local, heard }: Turn, text: string): VisitWish | null {
  const { date, time } = heard.slots.showing_request ?? {};
  const when = { today: local.date, hasHour: time !== undefined, hasDate: date !== undefined };
  return readVisitWish(withoutMove(text, heard), when);
}

const weekendDays: readonly number[] = [0, 6];

/** True for "half an hour later?": another hour relative to the one in question. */
export function shiftsTime(message: string): boolean {
  return readTimeShift(plainText(message)) !== undefined;
}

/** Minutes of a day. */
const day = 24 * 60;

/** A relative time is exact only if it refers to a single time. */
function isExact({ context, timesOffered }: Turn): boolean {
  return context.showing !== undefined || timesOffered.length === 1;
}

/**
 * The time that "earlier" and "later" refer to: that of the arranged showing, otherwise the first or last of the
 * choice.
 */
function shiftedFrom({ context, timesOffered }: Turn, { sign }: TimeShift): WantedTime | undefined {
  if (context.showing) return context.showing;
  const at = sign < 0 ? timesOffered[0] : timesOffered.at(-1);
  if (at === undefined) return undefined;
  return marketClock(at, context);
}

/** That day, after the last hour named: "Tuesday at 4:30, but my cousin comes at 5, a bit later?". */
function shiftedFromSaid({ heard, message, context }: Turn): VisitWish | null {
  const { date, time } = heard.slots.showing_request ?? {};
  const sign = date && time ? readShiftAsked(plainText(message)) : undefined;
  if (!sign || !date || !time || context.showing) return null;
  const hours = readTimes(message, date).flatMap((one) =>
    one.kind === "time" && !one.part && !one.excluded ? one.from : [],
  );
  const minutes = [...hours, time].map(minutesOfDay);
  return sign < 0
    ? { dates: [date], latest: Math.min(...minutes) }
    : { dates: [date], earliest: Math.max(...minutes) + (hours.length > 1 ? 0 : 1) };
}

/** The same day, before or after the time in question: "Earlier than that?". */
function shiftedWish(turn: Turn): VisitWish | null {
  const ofSaid = shiftedFromSaid(turn);
  if (ofSaid) return ofSaid;
  const by = readTimeShift(plainText(turn.message));
  const from = by && !(by.minutes && isExact(turn)) ? shiftedFrom(turn, by) : undefined;
  if (!by || !from?.date || !from.time || turn.heard.slots.showing_request?.date) return null;
  const minutes = minutesOfDay(from.time);
  // "Anything later that day? I finish at 5."
  const { earliest, latest } = wishOfLimits(turn) ?? {};
  if ((earliest ?? latest) !== undefined)
    return { dates: [from.date], ...(earliest !== undefined && { earliest }), ...(latest !== undefined && { latest }) };
  return {
    dates: [from.date],
    ...(by.sign < 0 ? { latest: minutes } : { earliest: Math.min(minutes + 1, day) }),
  };
}

/** The exact time that is so much earlier or later: "Half an hour later". */
function shiftedTime(turn: Turn): WantedTime | undefined {
  const by = readTimeShift(plainText(turn.message));
  const from = by?.minutes && isExact(turn) ? shiftedFrom(turn, by) : undefined;
  if (!by?.minutes || !from?.date || !from.time) return undefined;
  return { date: from.date, time: timeOfDay(minutesOfDay(from.time) + by.sign * by.minutes) };
}

/** True if a wish leaves more than one time open: several days, or a part of the day. */
export function isVague(wish: VisitWish): boolean {
  return namesDays(wish) || namesHours(wish);
}

/** A wish without days keeps the days of the one before ("the 3rd or 4th" … "not mornings"). */
export function wishSoFar(turn: Turn): VisitWish | null {
  const wish = wishOf(turn);
  const before = turn.timesOffered.length > 0 ? turn.state.visitWish : undefined;
  const named = turn.heard.slots.showing_request?.date !== undefined;
  const { earliest: _from, latest: _to, ...days } = before ?? {};
  const whole = wish && before && !named && !namesDays(wish) ? { ...days, ...wish } : wish;
  turn.state.visitWish = whole ?? undefined;
  return whole;
}

/**
 * The offered time that the renter takes: by its place, by day or hour, by its words, or by a yes to the only one.
 * Someone else may have taken it in the meantime.
 */
export function pickedTime(turn: Turn): FreeTime | undefined {
  const { heard } = turn;
  if (turn.timesOffered.length === 0 || refusesTimes(turn)) return undefined;
  const left = timesLeft(turn);
  const offered = timesOffered(turn);
  const named = turn.visitTalk.instead ? undefined : (offeredTimeNamed(turn, left) ?? offeredTimeNamed(turn, offered));
  if (named) return named;
  // "The 3rd or 4th works too" names days, not the third time offered.
  const wish = wishTaken(turn);
  if (wish && namesDays(wish)) return undefined;
  // "Tomorrow at 1:30" before "the first": Spanish "la 1" can mean either.
  const said = heard.slots.showing_request;
  if (said?.time) return timeAskedFor(left, said) ?? timeAskedFor(offered, said);
  // "And Friday?" asks for that day's times.
  if (said?.date && isQuestion(turn.message)) return undefined;
  if (said?.date) return onlyOne(withinHours(left, wish).filter(({ date }) => date === said.date));
  if (heard.choice !== undefined) return offered[heard.choice];
  return described(turn, left, wish) ?? agreedTo(turn, left);
}

/** Words that insist on a time offered earlier: "No, I said 3", "you offered 3", "am I on for 3 tomorrow?". */
const insists =
  /\b(?:i|we|you|u) (?:said|told|asked|picked|chose|wanted|offered|gave|took|meant|already)\b|\b(?:am i|are we|im|is (?:it|that|\d+(?: (?:tmrw|tomorrow|today|pm))*)) (?:still )?(?:on|good|set|booked|confirmed|in|down|locked)\b|\b(?:dije|pedi|escogi|ofreci\w+|diste|quedamos|dijiste|elegi|habia(?:s|mos)? (?:dicho|quedado)|(?:estoy|quedo|queda) (?:confirmad|apuntad|agendad|apartad|anotad)\w+)\b/;

/** True if the renter insists on what was said before. */
export function insistsOnTime({ message }: Turn): boolean {
  return insists.test(plainText(message));
}

/** The time of an earlier choice that the renter insists on; undefined if the words fit none of them, or several. */
export function insistedTime(turn: Turn): FreeTime | undefined {
  const { state, context } = turn;
  if (context.showing || !insistsOnTime(turn)) return undefined;
  const told = clocksOf(state.timesTold ?? [], context);
  const named = offeredTimeNamed(turn, told);
  return named && context.freeTimes?.find(({ at }) => at === named.at);
}

const refusing =
  /\bnone of (?:those|these|them|the times)\b|\bnone (?:of \w+ )?(?:works?|fits?)\b|\b(?:those|these)(?: times| days)? (?:dont|wont|do not|are no good)\b|\bneither (?:works|of)\b|\bningun[oa](?: de es[oa]s)?(?: me| nos)? (?:sirve|queda|puedo|va|funciona)\b|\b(?:es[oa]s|tod[oa]s)(?: horas| dias| horarios)? no (?:puedo|podemos|me|nos)\b|\bno (?:puedo|me sirve|me queda)(?: en)? (?:ningun[oa]|es[oa]s)\b/;

/** True if the renter can't come on some days. */
export function rulesDaysOut({ visitTalk }: Turn): boolean {
  return visitTalk.ruledOut.length > 0 || visitTalk.soonRuledOut.length > 0;
}

/** The dates of today and tomorrow, where the renter can't come then. */
export function soonRuledOut({ visitTalk, local }: Turn): IsoDate[] {
  return visitTalk.soonRuledOut.map((near) =>
    near === "today" ? local.date : new Date(Date.parse(local.date) + day * 60_000).toISOString().slice(0, 10),
  );
}

/** True if other times are wanted: "None of those work". */
export function refusesTimes({ timesOffered, message }: Turn): boolean {
  return timesOffered.length > 0 && refusing.test(plainText(message));
}

/** While a time is held, another of that choice or the same hour that day: "No, the first one", "I said Monday". */
export function otherOfChoice(turn: Turn): FreeTime | undefined {
  const { state, context, message, timesOffered, homeAsked } = turn;
  const { heldFrom: choice = [] } = state;
  if (context.showing?.status !== "held" || homeAsked || timesOffered.length > 0) return undefined;
  const onOtherDay = heldOnOtherDay(turn, choice);
  if (onOtherDay) return onOtherDay;
  const place = placeAlone.exec(plainText(message))?.[1];
  if (place === undefined) return undefined;
  const index = placesInChoice.findIndex((pattern) => pattern.test(place));
  const at = index < 0 ? choice.at(-1) : choice[index];
  return context.freeTimes?.find((free) => free.at === at && at !== context.showing?.at);
}

/** The held hour on another day: it was chosen with the old day, and stays unless the message is about hours, too. */
function heldOnOtherDay({ context, heard, message, visitTalk }: Turn, choice: readonly string[]): FreeTime | undefined {
  const { showing, freeTimes = [] } = context;
  const { date, time } = heard.slots.showing_request ?? {};
  if (!showing || date === undefined || time !== undefined || date === showing.date || isQuestion(message))
    return undefined;
  const wish = readVisitWish(visitTalk.wishes, { today: date, hasHour: false, hasDate: true });
  if (wish && (namesHours(wish) || namesDays(wish))) return undefined;
  const ofDay = freeTimes.filter((free) => free.date === date);
  return onlyOne(ofDay.filter(({ at }) => choice.includes(at))) ?? ofDay.find((free) => free.time === showing.time);
}

const placeAlone =
  /^(?:(?:no|wait|actually|sorry|mejor|y|perdon|espera|better) )*(?:(?:the|el|la) )?(first|second|third|last|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa])(?: (?:one|time|slot|hora|horario))?(?: (?:please|instead|por favor|mejor))?$/;
const placesInChoice: readonly RegExp[] = [/^(?:first|prim)/, /^(?:sec|seg)/, /^(?:thi|ter)/];

function agreedTo(turn: Turn, left: readonly FreeTime[]): FreeTime | undefined {
  if (isIndifferent(turn.message)) return left[0];
  const [only, ...others] = timesOffered(turn);
  return turn.heard.answer !== "yes" || others.length > 0 || turn.message.includes("?") ? undefined : only;
}

function onlyOne(times: readonly FreeTime[]): FreeTime | undefined {
  return times.length === 1 ? times[0] : undefined;
}

function withinHours(times: readonly FreeTime[], wish: VisitWish | null): readonly FreeTime[] {
  return wish && namesHours(wish) ? timesWithin(times, wish) : times;
}

const pointsAtTime = /\b(?:the|that) (?:\w+ )?(?:one|slot|time)\b|\b(?:la|el|esa|ese) (?:de|en) la\b/;

/**
 * The offered time that words describe: "The earlier one", "la de más tarde", or the only one of the choice in the
 * named part of the day, if the words identify one or the day was settled.
 */
function described({ message }: Turn, left: readonly FreeTime[], wish: VisitWish | null): FreeTime | undefined {
  if (isQuestion(message)) return undefined;
  const text = plainText(message);
  if (earliest.test(text)) return left[0];
  if (latest.test(text)) return left.at(-1);
  const isOneDay = new Set(left.map(({ date }) => date)).size === 1;
  return wish && namesHours(wish) && (isOneDay || pointsAtTime.test(text))
    ? onlyOne(timesWithin(left, wish))
    : undefined;
}

/** The requested day and hour, completed by an earlier message about the same showing. */
export interface WantedTime {
  date?: IsoDate;
  time?: string;
}

const sameHour = /\bsame (?:time|hour)\b|\b(?:la )?misma hora\b|\bmismo horario\b/;
const sameDay = /\bsame day\b|\b(?:el )?mismo dia\b/;

/** True for the same hour or day: "Same time Thursday", "el mismo día". */
export function asksSame(message: string): boolean {
  const text = plainText(message);
  return sameHour.test(text) || sameDay.test(text);
}

/**
 * What still holds from an earlier wish: not a day that has passed, and "any time" withdraws the hour. From a vague
 * wish only a day or hour next to it counts ("Tuesday after 5"), or the day that was settled before.
 */
export function wantedTime(turn: Turn, wish: VisitWish | null): WantedTime {
  const { heard, context, message } = turn;
  const text = plainText(message);
  const said = heard.slots.showing_request ?? {};
  const shifted = said.time ? undefined : shiftedTime(turn);
  if (shifted) return shifted;
  const before = context.showing ?? wishedBefore(turn);
  const kept = {
    ...(sameHour.test(text) && before?.time && { time: before.time }),
    ...(sameDay.test(text) && before?.date && { date: before.date }),
  };
  if (wish && namesDays(wish)) return { ...(said.time && { time: said.time }), ...kept };
  if (wish) return { ...dayOf(turn), ...kept };
  if (said.date && said.time) return said;
  // For an arranged showing, "at 4 instead" keeps the day, but another day doesn't keep the hour.
  if (context.showing && said.time && !said.date) {
    const { date = context.showing.date } = (turn.timesOffered.length > 0 && wishedBefore(turn)) || {};
    return { date, ...said };
  }
  if (context.showing) return { ...said, ...kept };
  const wished = wishedBefore(turn) ?? {};
  // The day without such an hour was named together with it; any other day is named without one.
  const isOtherDay = said.date !== undefined && wished.date !== undefined && said.date !== wished.date;
  return { ...(isOtherDay && turn.timesOffered.length > 0 ? {} : wished), ...said, ...kept };
}

function wishedBefore(turn: Turn): WantedTime | undefined {
  const { state, local } = turn;
  const wish = state.slots.showing_request;
  if (wish?.date !== undefined) return wish.date < local.date ? undefined : wish;
  const date = dayOffered(turn);
  return date ? { ...wish, date } : wish;
}

/** The single day of a choice of times. */
export function dayOffered({ timesOffered, context }: Turn): IsoDate | undefined {
  const [date, ...others] = new Set(timesOffered.map((at) => clockTime(Date.parse(at), context.market.timeZone).date));
  return others.length === 0 ? date : undefined;
}

/** The day named next to a vague wish, else the day of the choice of times. */
function dayOf(turn: Turn): WantedTime {
  const said = turn.heard.slots.showing_request;
  const isSought = said !== undefined || turn.timesOffered.length > 0;
  const date = said?.date ?? turn.context.showing?.date ?? (isSought ? wishedBefore(turn)?.date : undefined);
  return date ? { date } : {};
}

/** Times to choose from for a wish, and whether they miss it. */
export function timesNear(
  free: readonly FreeTime[],
  wanted: WantedTime,
  wish: VisitWish | null,
): { times: FreeTime[]; missed: boolean; day?: true } {
  if (wish && isVague(wish)) return timesForWish(free, wanted, wish);
  const times = chooseTimes(free, wanted);
  const isOther = wanted.date !== undefined && !times.some(({ date }) => date === wanted.date);
  const isTaken = wanted.date !== undefined && wanted.time !== undefined;
  return { times, missed: isOther || isTaken, ...(isOther && wanted.time === undefined && { day: true as const }) };
}

/** If the day has no time at those hours, the same hours on another day come closer than other hours of the day. */
function timesForWish(free: readonly FreeTime[], wanted: WantedTime, wish: VisitWish) {
  const within = timesWithin(free, wanted.date ? { ...wish, dates: [wanted.date] } : wish);
  if (within.length > 0) return { times: chooseTimes(within, wanted), missed: false };
  const hours = { ...(wish.earliest && { earliest: wish.earliest }), ...(wish.latest && { latest: wish.latest }) };
  const from = wanted.date ?? wish.from;
  const sameHours = timesWithin(free, { ...hours, ...(from && { from }) });
  const { earliest: _from, latest: _to, ...days } = wish;
  // "Do you do Sundays?": the day itself has no times.
  const off = namesDays(days) && timesWithin(free, days).length === 0 ? { day: true as const } : {};
  if (sameHours.length > 0) return { times: chooseTimes(sameHours, {}), missed: true, ...off };
  return { times: chooseTimes(free, { time: clockOf(wish) }), missed: true, ...off };
}

/** The hour of a wish: its start, or its end. */
function clockOf({ earliest = 0, latest = earliest }: VisitWish): string {
  return timeOfDay(Math.min(earliest || latest, day - 1));
}

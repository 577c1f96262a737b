import type { Command } from "../models/commands.ts";
import { chooseTimes } from "../showings/chooseTimes.ts";
import type { FreeTime } from "../showings/freeTimes.ts";
import { minutesOfDay } from "../showings/zonedTime.ts";
import type { ArrangedShowing } from "../turn.ts";
import type { NoTimes } from "./actParts.ts";
import { homesOf, inQuestion } from "./commandHomes.ts";
import { invite } from "./invitation.ts";
import { hoursOf, passOnLaterDay } from "./laterVisit.ts";
import { clocksOf } from "./offeredTime.ts";
import { sureTimes } from "./offHours.ts";
import { showOthers } from "./secondHome.ts";
import { noteShowing, setShowing, toldBefore } from "./showings.ts";
import { standingVisit } from "./standingVisit.ts";
import { offerTimes } from "./timesOffer.ts";
import type { Turn } from "./turn.ts";
import type { WantedTime } from "./visitTime.ts";

/** The times that can be booked; none where the agent reviews each reply or arranges showings themselves. */
function bookable({ context }: Turn): readonly FreeTime[] {
  return context.review ? [] : (context.freeTimes ?? []);
}

/**
 * Free times of the wanted day and hours: `time` is the earliest and `until` the latest, both the same for an exact hour.
 * If the day has none of them, other days do; the nearest times come last. A second command adds another day.
 */
export function offerShowing(turn: Turn, { homes, date, time, until }: Command): void {
  const free = bookable(turn);
  turnToHomes(turn, homes);
  if (free.length === 0) {
    noteWish(turn, date, time);
    return;
  }
  const last = free.at(-1)?.date ?? "";
  const wanted = { ...(date && { date }), ...(time && until === time && { time }) };
  if (date !== undefined && date > last) {
    passOnLaterDay(turn, { date, ...hoursOf(wanted, limitsOf({ time, until })) }, last);
    return;
  }
  const { near, isOtherHour } = nearestTimes(turn, { date, time, until }, wanted);
  const isOtherDay = date !== undefined && !near.some((slot) => slot.date === date);
  const before = turn.acts.find((act) => act.type === "offer_times");
  if (before) {
    const offered = free.filter(({ at }) => turn.state.offeredTimes?.includes(at));
    turn.acts = turn.acts.filter((act) => act !== before);
    offerTimes(turn, both(offered, near), { missed: false, change: before.change });
  } else {
    offerTimes(turn, near, {
      missed: isOtherDay || isOtherHour,
      change: turn.context.showing !== undefined,
      ...(isOtherDay && { day: true as const }),
    });
  }
}

/** The times at which the agent works, if there are any: nobody is offered a Sunday unasked. */
function certain(turn: Turn, free: readonly FreeTime[]): readonly FreeTime[] {
  const sure = sureTimes(turn, free);
  return sure.length > 0 ? sure : free;
}

/** The earliest and the latest time, in minutes after midnight. */
function limitsOf({ time, until }: Pick<Command, "time" | "until">): Pick<NoTimes, "earliest" | "latest"> {
  return {
    ...(time !== undefined && { earliest: minutesOfDay(time) }),
    ...(until !== undefined && { latest: minutesOfDay(until) }),
  };
}

/** The times within the limits, on the day if it has any; of an exact hour that is gone, the closest of the day, too. */
function nearestTimes(
  turn: Turn,
  { date, time, until }: Pick<Command, "date" | "time" | "until">,
  wanted: WantedTime,
): { near: FreeTime[]; isOtherHour: boolean } {
  const free = bookable(turn);
  const within = free.filter((slot) => (!time || slot.time >= time) && (!until || slot.time <= until));
  const ofDay = within.filter((slot) => slot.date === date);
  const onDay = free.filter((slot) => slot.date === date);
  const others = certain(turn, within);
  // "Monday at 6" with nothing at 6: the closest on Monday, and 6 on other days.
  if (time !== undefined && until === time && ofDay.length === 0 && onDay.length > 0) {
    const near = both(chooseTimes(onDay, { time }).slice(-1), chooseTimes(others, wanted));
    return { near, isOtherHour: true };
  }
  const pool = ofDay.length > 0 ? ofDay : others.length > 0 ? others : certain(turn, free);
  return { near: chooseTimes(pool, wanted), isOtherHour: (time ?? until) !== undefined && within.length === 0 };
}

/** Two times of each day, earliest first: nobody would read more. */
function both(first: readonly FreeTime[], second: readonly FreeTime[]): FreeTime[] {
  const times = [...first.slice(0, 2), ...second.slice(0, 2)];
  return [...new Set(times)].sort((a, b) => a.at.localeCompare(b.at));
}

/** Makes the command's homes the ones to see, whatever else the reply is about; the showing begins at the first. */
function turnToHomes({ state }: Turn, [first, ...others]: readonly string[]): void {
  if (first === undefined) return;
  state.focus = first;
  state.alsoSee = others;
}

/**
 * Books the time if it is free, or the renter's already; otherwise offers others near it. A conversation has one
 * showing: the agent arranges another home on another day.
 */
export function bookShowing(turn: Turn, { homes, date, time }: Command): void {
  const free = bookable(turn);
  const { showing } = turn.context;
  turnToHomes(turn, homes);
  const isOtherHome = showing?.propertyId !== undefined && !homes.includes(showing.propertyId) && homes.length > 0;
  if (free.length === 0 || (showing && showing.status !== "held" && isOtherHome && date !== showing.date)) {
    noteWish(turn, date, time);
    return;
  }
  const change = showing !== undefined;
  const wanted = [...free, ...(showing ? [showing] : [])].find((slot) => slot.date === date && slot.time === time);
  const isSame = showing !== undefined && wanted?.at === showing.at && showing.propertyId === turn.state.focus;
  if (isSame && homes.length > 1) showOthers(turn, showing.propertyId);
  // A held time is settled once the renter can be reached; any other showing stays as it is.
  else if (isSame) stand(turn, showing);
  else if (wanted) setShowing(turn, wanted, change);
  else offerNear(turn, free, { ...(date && { date }), ...(time && { time }) });
}

/**
 * Offers the times closest to one that isn't free. If it was offered before, it is gone by now, and the reply says so;
 * the hours of that offer tell from when the renter can come.
 */
function offerNear(turn: Turn, free: readonly FreeTime[], wanted: WantedTime): void {
  const gone = toldBefore(turn, wanted);
  const [earliest = ""] = clocksOf(turn.timesOffered, turn.context)
    .map(({ time }) => time)
    .sort();
  const late = free.filter(({ time }) => time >= earliest);
  const change = turn.context.showing !== undefined;
  offerTimes(turn, chooseTimes(late.length > 0 ? late : free, wanted), { missed: true, change, ...(gone && { gone }) });
}

/** Gives the status of a showing that the renter asks for again. */
function stand(turn: Turn, showing: ArrangedShowing): void {
  if (showing.status !== "held") turn.acts.push(standingVisit(showing, turn));
}

/** Without free times only the agent can confirm one. */
export function noteWish(turn: Turn, date: string | undefined, time: string | undefined): void {
  const wish = { ...(date && { date }), ...(time && { time }) };
  turn.changes.slots = { ...turn.changes.slots, showing_request: wish };
  const isSameHome = turn.context.showing?.propertyId === turn.state.focus;
  const ids = [turn.state.focus, ...(turn.state.alsoSee ?? [])].flatMap((id) => id ?? []);
  const addresses = homesOf(turn, ids).map(({ address }) => address);
  noteShowing(turn, turn.context.showing && isSameHome ? "reschedule" : undefined, addresses);
}

/** Offers a showing of the command's homes, otherwise of the one in focus. */
export function inviteToSee(turn: Turn, { homes: ids }: Command): void {
  const homes = homesOf(turn, inQuestion(turn, ids));
  if (homes.length === 0 || turn.context.showing || bookable(turn).length === 0) return;
  const only = homes.length === 1 ? homes[0] : undefined;
  invite(
    turn,
    homes.map(({ id }) => id),
    only?.address,
  );
}

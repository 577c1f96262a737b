import { chooseTimes, timeAskedFor } from "../showings/chooseTimes.ts";
import type { FreeTime } from "../showings/freeTimes.ts";
import type { ShowingStatus } from "../types.ts";
import { hasContact } from "./agenda.ts";
import { pickedListing } from "./proposals.ts";
import { raise, type Turn } from "./turn.ts";

type Change = "reschedule" | "cancel";

/**
 * A wish to visit, to move a visit or to call it off. Where the agent's free times are known, a time is
 * agreed in the chat: what was asked for when it is free, else a choice of three. Where they are not, the
 * wish is noted and only the agent confirms a time.
 */
export function arrangeShowing(turn: Turn): void {
  const { intents } = turn.heard;
  const change = intents.includes("cancel") ? "cancel" : intents.includes("reschedule") ? "reschedule" : undefined;
  const picked = pickedTime(turn);
  const asked =
    turn.changes.slots.showing_request !== undefined ||
    intents.includes("book_showing") ||
    pickedListing(turn) !== null;
  if (!change && !asked && !picked) {
    settleHeld(turn);
    return;
  }
  if (change === "cancel" && turn.context.showing) callOff(turn);
  else if (change === "cancel" || !turn.context.freeTimes?.length) noteShowing(turn, change);
  else agreeOn(turn, turn.context.freeTimes, picked, change !== undefined || turn.context.showing !== undefined);
}

/** The time of the previous reply's choice that the renter takes: by its place, by day or hour, or by a yes to the only one. */
function pickedTime({ heard, changes, state, context, timesOffered }: Turn): FreeTime | undefined {
  if (timesOffered.length === 0) return undefined;
  const offered = (context.freeTimes ?? []).filter(({ at }) => timesOffered.includes(at));
  if (offered.length === 0) return undefined;
  if (heard.choice !== undefined) return offered[heard.choice];
  if (changes.slots.showing_request) return timeAskedFor(offered, state.slots.showing_request ?? {});
  return heard.answer === "yes" && offered.length === 1 ? offered[0] : undefined;
}

function agreeOn(turn: Turn, free: readonly FreeTime[], picked: FreeTime | undefined, change: boolean): void {
  const wanted = turn.state.slots.showing_request ?? {};
  const exact = wanted.date && wanted.time ? timeAskedFor(free, wanted) : undefined;
  const time = picked ?? exact;
  if (time) {
    setShowing(turn, time, change && turn.context.showing !== undefined);
    return;
  }
  const times = chooseTimes(free, wanted);
  const missed = wanted.date !== undefined && !times.some(({ date }) => date === wanted.date);
  const isTaken = wanted.date !== undefined && wanted.time !== undefined;
  offerTimes(turn, times, { missed: missed || isTaken, change });
}

function offerTimes(turn: Turn, times: readonly FreeTime[], how: { missed: boolean; change: boolean }): void {
  turn.state.offeredTimes = times.map(({ at }) => at);
  turn.state.offered = times.map(({ date, time }) => `${date} ${time}`);
  turn.acts.push({ type: "offer_times", times: times.map(({ date, time }) => ({ date, time })), ...how });
}

/** What a time becomes when it is taken: held until the renter can be reached, then as the agent's mode says. */
function statusFor({ state, context }: Turn): ShowingStatus {
  if (!hasContact(state.slots)) return "held";
  return context.agent.aiMode === "full" ? "confirmed" : "requested";
}

function setShowing(turn: Turn, { at, date, time }: FreeTime, change: boolean): void {
  const { context, state } = turn;
  const propertyId = state.focus ?? context.showing?.propertyId;
  const address = context.properties.find(({ id }) => id === propertyId)?.address;
  const status = statusFor(turn);
  state.slots = { ...state.slots, showing_request: { date, time } };
  turn.acts.push({ type: "set_showing", date, time, status, change, ...(address && { address }) });
  turn.events.push({
    type: "showing",
    action: change ? "move" : "book",
    at,
    status,
    ...(propertyId && { propertyId }),
  });
  if (status === "held") turn.retry = "phone";
  if (status === "requested") tellAgent(turn, propertyId, `${change ? "reschedule " : ""}${date} ${time}`);
}

/** The renter of a held time can be reached now: it is asked for or confirmed. */
function settleHeld(turn: Turn): void {
  const { showing } = turn.context;
  if (!hasContact(turn.state.slots)) return;
  if (showing?.status !== "held") {
    if (!showing) replaceLostHold(turn);
    return;
  }
  const { at, date, time, propertyId } = showing;
  const status = statusFor(turn);
  const address = turn.context.properties.find(({ id }) => id === propertyId)?.address;
  turn.acts.push({ type: "set_showing", date, time, status, change: false, ...(address && { address }) });
  turn.events.push({ type: "showing", action: "settle", at, status, ...(propertyId && { propertyId }) });
  if (status === "requested") tellAgent(turn, propertyId, `${date} ${time}`);
}

/** The time that was held went to somebody else before the renter could be reached: others are offered, once. */
function replaceLostHold(turn: Turn): void {
  const { lostHold, freeTimes } = turn.context;
  const wish = turn.state.slots.showing_request;
  if (!lostHold || wish?.date !== lostHold.date || wish.time !== lostHold.time || !freeTimes?.length) return;
  forgetWish(turn);
  offerTimes(turn, chooseTimes(freeTimes, wish), { missed: true, change: false });
}

function callOff(turn: Turn): void {
  const { showing } = turn.context;
  if (!showing) return;
  turn.acts.push({ type: "unset_showing", date: showing.date, time: showing.time });
  turn.events.push({ type: "showing", action: "cancel" });
  forgetWish(turn);
}

function noteShowing(turn: Turn, change: Change | undefined): void {
  const { date, time } = turn.changes.slots.showing_request ?? {};
  turn.acts.push({
    type: "note_showing",
    ...(date && change !== "cancel" ? { date } : {}),
    ...(time && change !== "cancel" ? { time } : {}),
    ...(change ? { change } : {}),
  });
  if (change === "cancel") forgetWish(turn);
  tellAgent(turn, turn.state.focus ?? undefined, [change, date, time].filter(Boolean).join(" "));
}

function forgetWish({ state }: Turn): void {
  const { showing_request: _calledOff, ...rest } = state.slots;
  state.slots = rest;
}

function tellAgent(turn: Turn, propertyId: string | undefined, detail: string): void {
  raise(turn, "showing", { ...(propertyId && { propertyId }), detail });
}

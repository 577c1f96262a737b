import type { TimeSaid } from "../../reading/command.ts";
import { chooseTimes, timeAskedFor } from "../../showings/chooseTimes.ts";
import type { FreeTime } from "../../showings/freeTimes.ts";
import { timesNear, type WantedTime } from "../../showings/timesNear.ts";
import { nextWeekday, type VisitWish } from "../../showings/visitWish.ts";
import { timeOfDay } from "../../showings/zonedTime.ts";
import type { IsoDate } from "../../types.ts";
import { hasContact } from "../agenda.ts";
import { focusListing, resolveAll } from "../resolve.ts";
import { find, findAll, has, hasChanges, listingOf, raise, said, type Turn } from "../turn.ts";
import { askAgent } from "./question.ts";
import { askBeforeCanceling, cancel, isCanceled } from "./showingCancel.ts";
import { settleHeld } from "./showingHold.ts";
import { focusOnShown } from "./showingHome.ts";
import { askHome, assume, homesToChoose, noteShowing, showOthers, statusFor, tellAgent } from "./showingParts.ts";
import { checkedShowing, isChecked, isRepeat, keep, noteForShowing, remindOfShowing } from "./showingStanding.ts";
import { marketClock, outermostTime, pickedTime, timesLeft, wantedTime, wishSoFar } from "./showingTime.ts";
import { isRuledOut, keepsStanding, namesOwnTime, namesTime, ruledOutTogether, timeSaidIn } from "./showingWish.ts";
import { homeInQuestion, keepChoice, offerTimes, repeatTimes, timeOf } from "./timesOffer.ts";

type Change = "reschedule" | "cancel";

/** So many messages after a showing was canceled it can be brought back by a word. */
const regretsWithin = 2;

/**
 * Everything about a showing: pick a time, change it, cancel it, ask about it. Where the agent's free times are
 * known, a time is agreed in the chat: what was asked for when it is free, else a choice of three. Where they are
 * not, the wish is noted and only the agent confirms a time.
 */
export function arrangeShowing(turn: Turn): void {
  if (said(turn, "listing_gone") && !turn.context.showing) return;
  if (bringBack(turn)) return;
  if (askBeforeCanceling(turn)) return;
  focusOnShown(turn);
  noteForShowing(turn);
  answerAboutShowing(turn);
  if (isCanceled(turn)) cancel(turn);
  else if (keepsStanding(turn, timeSaidIn(turn))) keep(turn);
  else if (refusesOffer(turn)) askTime(turn);
  else if (addHome(turn)) return;
  else {
    const request = requestOf(turn);
    if (request) arrange(turn, request.when, request.change);
    else settleHeld(turn);
  }
  remindOfShowing(turn);
}

/** The wish for a showing in this message: asked for, or taken up from the offer of one. */
function requestOf(turn: Turn): { when: TimeSaid; change: Change | undefined } | null {
  const { before, context } = turn;
  const when = timeSaidIn(turn);
  // "The first one instead" to "which home is it for?" changes no time.
  const choosesHome = before.offer?.type === "whichHome" && context.showing !== undefined;
  if (choosesHome && has(turn, "changeShowing") && isEmpty(when)) return null;
  if (asksNothing(turn, when)) return null;
  // "I have a showing at 3. Just make it 4", "leave it for Monday".
  if (has(turn, "changeShowing", "keepShowing")) return isChecked(turn, when) ? null : { when, change: "reschedule" };
  const request = find(turn, "requestShowing");
  // "Could you show it by video call?" asks for no time at the door.
  const isByVideo = findAll(turn, "askShowing").some(({ about }) => about === "video");
  if (isByVideo && request && !namesOwnTime(when)) return null;
  if (request) {
    if (choosesHome && isEmpty(request.when)) return null;
    return isRepeat(turn, when) ? null : { when, change: undefined };
  }
  if (before.offeredTimes?.length && has(turn, "confirm") && !hasChanges(turn)) return { when: {}, change: undefined };
  if (before.offer?.type !== "see" || context.showing) return null;
  // "Yes" or "the first one" to "would you like to see it?".
  const isOpen = findAll(turn, "decline").some(({ open }) => open);
  const agrees = (has(turn, "confirm") || isOpen) && !has(turn, "ask", "showListings");
  return agrees || has(turn, "pick") ? { when: {}, change: undefined } : null;
}

/** Days ruled out, or the renter's own hours, ask nothing of a showing that they leave alone. */
function asksNothing(turn: Turn, when: TimeSaid): boolean {
  const { showing } = turn.context;
  if (!showing || showing.status === "held" || turn.before.offeredTimes?.length) return false;
  const isBeside = (when.not !== undefined || when.free !== undefined) && !namesOwnTime(when);
  return isBeside && !isRuledOut(showing, when.not);
}

function isEmpty(when: TimeSaid): boolean {
  return Object.keys(when).length === 0;
}

/** "None of those work": which would? The same is asked once; then the agent settles it. */
function askTime(turn: Turn): void {
  const { before, context, state } = turn;
  const { showing } = context;
  state.visitNot = ruledOutTogether(state.visitNot, { moments: [...(before.offeredTimes ?? [])] });
  if (before.offer?.type === "time") {
    noteShowing(turn, showing && showing.status !== "held" ? "reschedule" : undefined);
    return;
  }
  state.offer = { type: "time" };
  state.asked = null;
  const home = homeInQuestion(turn);
  const stays = showing && showing.status !== "held" ? { stays: timeOf(showing) } : {};
  turn.acts.push({ type: "ask_time", ...stays, ...(home && { home }) });
}

/** None of the times offered will do, and no other is named. */
function refusesOffer(turn: Turn): boolean {
  const isChoosing = turn.before.offeredTimes?.length || turn.before.offer?.type === "time";
  const when = timeSaidIn(turn);
  if (!isChoosing || namesTime(when)) return false;
  return when.none === true || (turn.commands.length > 0 && turn.commands.every(({ type }) => type === "deny"));
}

function arrange(turn: Turn, when: TimeSaid, change: Change | undefined): void {
  const { showing, freeTimes, review } = turn.context;
  keepWish(turn, when);
  if (review || !freeTimes?.length) noteShowing(turn, change, when);
  else agreeOn(turn, freeTimes, when, change !== undefined || (showing !== undefined && showing.status !== "held"));
}

/** What is wished for is kept, whether or not a time is agreed in the chat. */
export function keepWish(turn: Turn, { date: said, time: hour, wish }: TimeSaid): void {
  const { state } = turn;
  const date = said ?? (wish && firstDay(wish, turn));
  const time =
    hour ?? (turn.context.freeTimes?.length && turn.context.agent.aiMode !== "minimal" ? undefined : from(wish));
  if (date === undefined && time === undefined) return;
  const showing_request = { ...state.slots.showing_request, ...(date && { date }), ...(time && { time }) };
  state.slots = { ...state.slots, showing_request };
}

/** "After 4": where only the agent settles the time, they see from when on. */
function from(wish: VisitWish | undefined): string | undefined {
  return wish?.earliest === undefined ? undefined : timeOfDay(wish.earliest);
}

/** The first day of a wish that names several: what the agent sees of it. */
function firstDay({ dates, weekdays, from }: VisitWish, { local, context }: Turn): IsoDate | undefined {
  const { date: today } = local;
  const standing = context.showing?.date;
  if (dates) return dates.toSorted()[0];
  if (from) return from < today ? today : from;
  return weekdays && nextWeekday(today, weekdays, standing);
}

function answerAboutShowing(turn: Turn): void {
  const asks = find(turn, "askShowing");
  // "What's the gate code?" was answered by its rule of conduct.
  if (!asks || (asks.about === "other" && said(turn, "conduct"))) return;
  const { showing } = turn.context;
  const listing = listingOf(turn, showing?.propertyId) ?? focusListing(turn);
  switch (asks.about) {
    case "video":
      turn.acts.push({ type: "passed_on", about: "video", raised: raise(turn, "showing", { detail: "video" }) });
      // A day and an hour said next are for it, or for a visit in its stead.
      if (!showing) turn.state.offer = { type: "time" };
      return;
    case "company":
      turn.acts.push({ type: "passed_on", about: "company", raised: raise(turn, "showing", { detail: "company" }) });
      return;
    case "mayCancel":
      turn.acts.push({ type: "aside", about: "may_cancel" });
      return;
    case "times":
      if (!has(turn, "requestShowing", "changeShowing")) offerAny(turn);
      return;
    case "status":
      if (showing) turn.acts.push(checkedShowing(turn, showing));
      else if (!showing && !turn.before.offeredTimes?.length)
        turn.acts.push({ type: "aside", about: turn.state.calledOff ? "is_canceled" : "no_showing" });
      return;
    default:
      turn.acts.push(askAgent(turn, "other", listing, { detail: "showing" }));
  }
}

/** "When could I come by?": times to choose from, or a word to the agent. */
function offerAny(turn: Turn): void {
  const { freeTimes, review } = turn.context;
  if (review || !freeTimes?.length) noteShowing(turn, undefined);
  else agreeOn(turn, freeTimes, {}, turn.context.showing !== undefined);
}

function agreeOn(turn: Turn, all: readonly FreeTime[], when: TimeSaid, change: boolean): void {
  const homes = homesToChoose(turn);
  const [only, ...others] = homes.length > 0 ? homes : turn.context.properties;
  if (turn.state.focus === null && only && others.length === 0) turn.state.focus = only.id;
  const picked = pickedTime(turn, when) ?? otherOfChoice(turn, when);
  const wish = wishSoFar(turn, when);
  const wanted = wantedTime(turn, when, wish);
  const free = leftOpen(turn, all, when);
  if (picked === "gone") {
    const at = turn.before.offeredTimes?.at(when.choice ?? 0);
    const gone = at ? marketClock(at, turn.context) : undefined;
    offerTimes(turn, chooseTimes(free, gone ?? {}), { missed: true, change, ...(gone && { gone }) });
    return;
  }
  const exact = wanted.date && wanted.time ? (timeAskedFor(all, wanted) ?? standingTime(turn, wanted)) : undefined;
  const time =
    (when.pick !== "any" ? outermostTime(turn, when) : undefined) ?? picked ?? exact ?? outermostTime(turn, when);
  if (time) {
    setShowing(turn, time, change && turn.context.showing !== undefined);
    return;
  }
  const isSameHome = turn.before.offeredFor === undefined || turn.before.offeredFor === turn.state.focus;
  if (isEmpty(when) && isSameHome && repeatTimes(turn)) return;
  if (passOnBeyond(turn, all, wanted, wish)) return;
  const { showing } = turn.context;
  // "Thursday or Friday" instead of today, a Friday, is the next one.
  const days = change && showing && wish?.weekdays ? free.filter(({ date }) => date !== showing.date) : free;
  const left = when.other ? days.filter(({ at }) => !turn.before.offeredTimes?.includes(at)) : days;
  const { times, ...how } = timesNear(left.length > 0 ? left : all, wanted, wish);
  if (isSameChoice(turn, times) && namesTime(when)) putAgain(turn, wanted, change);
  else
    offerTimes(turn, times, { ...how, change, ...(isWhollyMissed(wanted, times) && how.missed && { asked: wanted }) });
}

/** The day has nothing, or not that hour: no other hours of it are to choose from. */
function isWhollyMissed({ date, time }: WantedTime, times: readonly FreeTime[]): boolean {
  return time !== undefined || !times.some((item) => item.date === date);
}

/** The free times without those the renter ruled out, now or since a time is looked for. */
function leftOpen(turn: Turn, free: readonly FreeTime[], when: TimeSaid): readonly FreeTime[] {
  const { state } = turn;
  if (when.not) state.visitNot = ruledOutTogether(state.visitNot, when.not);
  const left = free.filter((time) => !isRuledOut(time, state.visitNot));
  // Who asks for the day again has thought better of it.
  const isAskedAgain = when.date !== undefined && !when.not && !left.some(({ date }) => date === when.date);
  return isAskedAgain ? free : left;
}

/** A day behind the last one that can be booked is the agent's to promise. */
function passOnBeyond(turn: Turn, free: readonly FreeTime[], wanted: WantedTime, wish: VisitWish | null): boolean {
  const until = free.at(-1)?.date;
  const first = wanted.date ?? wish?.dates?.toSorted()[0] ?? wish?.from;
  if (until === undefined || first === undefined || first <= until) return false;
  const listing = focusListing(turn);
  const home = homeInQuestion(turn);
  turn.state.slots = {
    ...turn.state.slots,
    showing_request: { date: first, ...(wanted.time && { time: wanted.time }) },
  };
  turn.acts.push({
    type: "note_showing",
    date: first,
    ...(wanted.time && { time: wanted.time }),
    until,
    ...(home && { home }),
    raised: tellAgent(turn, listing?.id, `${first} ${wanted.time ?? ""}`),
  });
  turn.state.offer = { type: "time" };
  return true;
}

function isSameChoice({ before }: Turn, times: readonly FreeTime[]): boolean {
  const offered = before.offeredTimes ?? [];
  return times.length > 0 && times.length === offered.length && times.every(({ at }) => offered.includes(at));
}

/** The same choice is put again once, where no single time was asked for; else the agent hears of the wish. */
function putAgain(turn: Turn, { date, time }: WantedTime, change: boolean): void {
  if (!(date && time) && repeatTimes(turn)) return;
  noteShowing(turn, change ? "reschedule" : undefined, { ...(date && { date }), ...(time && { time }) });
  keepChoice(turn, timesLeft(turn));
}

/** The time of the showing as it stands, which another home takes over. */
function standingTime({ context, state }: Turn, { date, time }: WantedTime): FreeTime | undefined {
  const { showing } = context;
  const isOther = showing && state.focus !== null && state.focus !== showing.propertyId;
  return isOther && showing.date === date && showing.time === time ? { at: showing.at, date, time } : undefined;
}

/** "No, the first one" while a time is held: another of those it was taken from. */
function otherOfChoice({ before, context }: Turn, { choice }: TimeSaid): FreeTime | undefined {
  if (context.showing?.status !== "held" || choice === undefined || before.offeredTimes?.length) return undefined;
  const at = before.heldFrom?.at(choice);
  return context.freeTimes?.find((free) => free.at === at && at !== context.showing?.at);
}

function setShowing(turn: Turn, { at, date, time }: FreeTime, change: boolean): void {
  const { context, state, before } = turn;
  const propertyId = state.focus ?? context.showing?.propertyId;
  const listing = listingOf(turn, propertyId);
  const homes = propertyId === undefined ? homesToChoose(turn) : [];
  // The time is kept while the renter says which home it is for.
  const status = homes.length > 1 ? "held" : statusFor(turn);
  state.slots = { ...state.slots, showing_request: { date, time } };
  state.visitWish = undefined;
  state.visitNot = undefined;
  state.offeredFor = undefined;
  const offered = before.offeredTimes ?? [];
  state.heldFrom = status === "held" && offered.length > 1 ? [...offered] : undefined;
  if (listing) assume(turn, listing);
  // Another home is another showing; another time of the same one takes in what it took in.
  if (propertyId !== context.showing?.propertyId) state.visitAlso = undefined;
  turn.acts.push({ type: "set_showing", date, time, status, change, ...(listing && { address: listing.address }) });
  turn.events.push({
    type: "showing",
    action: change ? "move" : "book",
    at,
    status,
    ...(propertyId && { propertyId }),
  });
  showOthers(turn, propertyId);
  if (homes.length > 1) askHome(turn, homes);
  else if (status === "held") turn.retry = "phone";
  if (status === "requested") tellAgent(turn, propertyId, `${change ? "reschedule " : ""}${date} ${time}`);
}

/** "And the Brickell one the same day?" beside a showing that is arranged: the agent plans it into the tour. */
function addHome(turn: Turn): boolean {
  const { context, state, before } = turn;
  const { showing } = context;
  const request = find(turn, "requestShowing") ?? find(turn, "changeShowing");
  const isOtherDay = request?.when.date !== undefined && request.when.date !== showing?.date;
  if (!showing || !request?.when.same?.day || isOtherDay) return false;
  const named = turn.named.length > 0 ? turn.named : resolveAll(request.refs, turn);
  const first = showing.propertyId ?? (before.offer?.type === "whichHome" ? named[0]?.id : undefined);
  if (first === undefined) return false;
  const others = named.filter(({ id }) => id !== first && !state.visitAlso?.includes(id));
  if (showing.status === "held" && !hasContact(state.slots)) turn.retry = "phone";
  if (others.length === 0) return request.when.time === undefined && sayBoth(turn);
  state.focus = first;
  state.alsoSee = others.map(({ id }) => id);
  if (showing.status === "held") settleHeld(turn);
  else showOthers(turn, first);
  return true;
}

/** "Both in one visit?" where it takes both in already. */
function sayBoth(turn: Turn): boolean {
  const also = (turn.state.visitAlso ?? []).flatMap((id) => listingOf(turn, id) ?? []);
  if (also.length === 0) return false;
  turn.acts.push({ type: "also_show", addresses: also.map(({ address }) => address) });
  return true;
}

/** "Actually no, keep it" right after a cancellation: the showing is arranged again, if its time is still free. */
function bringBack(turn: Turn): boolean {
  const { state, context } = turn;
  const { calledOff } = state;
  const { freeTimes, review } = context;
  const isRecent = calledOff !== undefined && !context.showing && state.turns - calledOff.turn <= regretsWithin;
  if (!isRecent || review || !freeTimes || !has(turn, "keepShowing")) return false;
  state.calledOff = undefined;
  if (listingOf(turn, calledOff.propertyId)) state.focus = calledOff.propertyId ?? null;
  const time = freeTimes.find(({ at }) => at === calledOff.at);
  if (time) {
    setShowing(turn, time, false);
    state.visitAlso = calledOff.also;
  } else if (freeTimes.length > 0) {
    offerTimes(turn, chooseTimes(freeTimes, marketClock(calledOff.at, context)), { missed: true, change: false });
  }
  return true;
}

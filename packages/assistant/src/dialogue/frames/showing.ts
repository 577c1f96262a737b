import type { TimeSaid } from "../../reading/command.ts";
import { chooseTimes, timeAskedFor } from "../../showings/chooseTimes.ts";
import type { FreeTime } from "../../showings/freeTimes.ts";
import { timesNear, type WantedTime } from "../../showings/timesNear.ts";
import { nextWeekday, type VisitWish } from "../../showings/visitWish.ts";
import { timeOfDay } from "../../showings/zonedTime.ts";
import type { ArrangedShowing } from "../../turn.ts";
import type { IsoDate } from "../../types.ts";
import type { Act } from "../act.ts";
import { hasContact } from "../agenda.ts";
import { focusListing, resolveAll } from "../resolve.ts";
import { find, findAll, has, hasChanges, hasMeta, listingOf, raise, said, type Turn } from "../turn.ts";
import { askAgent } from "./question.ts";
import { settleHeld } from "./showingHold.ts";
import { askHome, assume, forgetWish, homesToChoose, showOthers, statusFor, tellAgent } from "./showingParts.ts";
import { marketClock, outermostTime, pickedTime, wantedTime, wishSoFar } from "./showingTime.ts";
import { offerTimes, repeatTimes } from "./timesOffer.ts";

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
  noteForShowing(turn);
  answerAboutShowing(turn);
  if (isCanceled(turn)) cancel(turn);
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
  const change = find(turn, "changeShowing");
  // "I have a showing at 3. Just make it 4".
  const changed = changeSaid(turn);
  if (change) return !isChecked(turn, changed) ? { when: changed, change: "reschedule" } : null;
  const request = find(turn, "requestShowing");
  // "Could you show it by video call?" asks for no time at the door.
  const isByVideo = findAll(turn, "askShowing").some(({ about }) => about === "video");
  if (isByVideo && request && isEmpty(request.when)) return null;
  if (request) {
    if (before.offer?.type === "whichHome" && context.showing && isEmpty(request.when)) return null;
    // "Saturday after work… I mean, in the afternoon" wishes once, in two clauses.
    const when: TimeSaid = Object.assign({}, ...findAll(turn, "requestShowing").map(({ when }) => when));
    return isRepeat(turn, when) ? null : { when, change: undefined };
  }
  if (before.offeredTimes?.length && has(turn, "confirm") && !hasChanges(turn)) return { when: {}, change: undefined };
  if (before.offer?.type !== "see" || context.showing) return null;
  // "Yes" or "the first one" to "would you like to see it?".
  const isOpen = findAll(turn, "decline").some(({ open }) => open);
  const agrees = (has(turn, "confirm") || isOpen) && !has(turn, "ask", "showListings");
  return agrees || has(turn, "pick") ? { when: {}, change: undefined } : null;
}

function isEmpty(when: TimeSaid): boolean {
  return Object.keys(when).length === 0;
}

/** Of a showing that is arranged only another time, or another home, is a new wish. */
function isRepeat({ context, state }: Turn, when: TimeSaid): boolean {
  const { showing } = context;
  if (!showing || showing.status === "held") return false;
  const isOtherHome = state.focus !== null && state.focus !== showing.propertyId;
  if (isOtherHome) return false;
  const isSame = (when.date ?? showing.date) === showing.date && (when.time ?? showing.time) === showing.time;
  // "WEDNESDAY at 11. Not Tuesday": days ruled out beside the day and hour that stand change nothing.
  const isOpen = when.wish !== undefined && !(when.date && when.time);
  return isSame && !isOpen && !when.other && !when.shift && when.choice === undefined && !when.pick;
}

/** "It's at 10:30, right?", "so we're on for Friday?" names the time that stands. */
function isChecked(turn: Turn, when: TimeSaid): boolean {
  const isNamed = when.time !== undefined || when.date !== undefined;
  return isNamed && !turn.before.offeredTimes?.length && isRepeat(turn, when);
}

/** All that the message says of another time for the showing, what is said last counting. */
function changeSaid(turn: Turn): TimeSaid {
  return Object.assign({}, ...findAll(turn, "changeShowing").map(({ when }) => when));
}

/** A showing is given up only where nothing in the message keeps it, and nothing leaves that open. */
function isCanceled(turn: Turn): boolean {
  if (has(turn, "keepShowing") || findAll(turn, "cancelShowing").some(({ unsure }) => unsure)) return false;
  if (has(turn, "cancelShowing")) return true;
  const { offer } = turn.before;
  if (offer?.type === "cancelShowing" && turn.context.showing && has(turn, "confirm") && !has(turn, "deny"))
    return true;
  return turn.context.showing?.status === "held" && hasMeta(turn, "never_mind");
}

/** "I might have to cancel", "keep it, no, cancel": what is meant is asked before anything is given up. */
function askBeforeCanceling(turn: Turn): boolean {
  const { showing } = turn.context;
  const canceling = findAll(turn, "cancelShowing");
  const isOpen = canceling.some(({ unsure }) => unsure) || has(turn, "keepShowing");
  if (!showing || canceling.length === 0 || !isOpen) return false;
  turn.state.offer = { type: "cancelShowing" };
  turn.waits = true;
  turn.acts.push({ type: "offer_cancel", date: showing.date, time: showing.time });
  return true;
}

function cancel(turn: Turn): void {
  if (turn.context.showing) callOff(turn);
  else if (turn.before.offeredTimes?.length) dropRequest(turn);
  else if (turn.before.slots.showing_request) noteShowing(turn, "cancel");
  else turn.acts.push({ type: "aside", about: "no_showing" });
}

/** No time was agreed yet: none is looked for any more. */
function dropRequest(turn: Turn): void {
  forgetWish(turn);
  turn.acts.push({ type: "aside", about: "never_mind" });
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

/** The showing as it stands, in an act. */
export function standingShowing(showing: ArrangedShowing, turn: Pick<Turn, "state" | "context">): Act {
  const { date, time, status, propertyId } = showing;
  const ids = [propertyId, ...(turn.state.visitAlso ?? [])];
  const addresses = ids.flatMap((id) => listingOf(turn, id)?.address ?? []);
  return { type: "standing_visit", date, time, status, addresses };
}

/** "I'm running late", "my mother comes along": the agent, who waits at the door, hears of it. */
function noteForShowing(turn: Turn): void {
  const note = find(turn, "noteShowing");
  const { showing } = turn.context;
  const isSought = turn.before.offeredTimes?.length || turn.state.slots.showing_request;
  if (!note || (!showing && !isSought)) return;
  const about = note.about === "other" ? "showing_note" : note.about;
  const raised = raise(turn, "showing", {
    urgent: note.about === "late",
    ...(showing?.propertyId && { propertyId: showing.propertyId }),
    detail: about,
  });
  turn.acts.push({ type: "passed_on", about, raised });
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
      return;
    case "company":
      turn.acts.push({ type: "passed_on", about: "company", raised: raise(turn, "showing", { detail: "company" }) });
      return;
    case "times":
      if (!has(turn, "requestShowing", "changeShowing")) offerAny(turn);
      return;
    case "status":
      if (showing && showing.status !== "held") turn.acts.push(standingShowing(showing, turn));
      else if (!showing && !turn.before.offeredTimes?.length) turn.acts.push({ type: "aside", about: "no_showing" });
      return;
    default:
      turn.acts.push(askAgent(turn, "other", listing, "showing"));
  }
}

/** "When could I come by?": times to choose from, or a word to the agent. */
function offerAny(turn: Turn): void {
  const { freeTimes, review } = turn.context;
  if (review || !freeTimes?.length) noteShowing(turn, undefined);
  else agreeOn(turn, freeTimes, {}, turn.context.showing !== undefined);
}

/** The places ruled out, or a question that came up: the showing still stands, unless they say otherwise. */
function remindOfShowing(turn: Turn): void {
  const { showing } = turn.context;
  if (!showing || showing.status === "held" || said(turn, "unset_showing", "set_showing", "standing_visit")) return;
  const listing = listingOf(turn, showing.propertyId);
  const checks = has(turn, "changeShowing") && isChecked(turn, changeSaid(turn));
  const isRuledOut = listing && turn.changes.excluded.includes(listing.area);
  if (isRuledOut || checks || (has(turn, "keepShowing") && turn.acts.length === 0))
    turn.acts.push(standingShowing(showing, turn));
}

function agreeOn(turn: Turn, free: readonly FreeTime[], when: TimeSaid, change: boolean): void {
  const homes = homesToChoose(turn);
  const [only, ...others] = homes.length > 0 ? homes : turn.context.properties;
  if (turn.state.focus === null && only && others.length === 0) turn.state.focus = only.id;
  const picked = pickedTime(turn, when) ?? otherOfChoice(turn, when);
  const wish = wishSoFar(turn, when);
  const wanted = wantedTime(turn, when, wish);
  if (picked === "gone") {
    const at = turn.before.offeredTimes?.at(when.choice ?? 0);
    const gone = at ? marketClock(at, turn.context) : undefined;
    offerTimes(turn, chooseTimes(free, gone ?? {}), { missed: true, change, ...(gone && { gone }) });
    return;
  }
  const exact = wanted.date && wanted.time ? (timeAskedFor(free, wanted) ?? standingTime(turn, wanted)) : undefined;
  const time =
    (when.pick !== "any" ? outermostTime(turn, when) : undefined) ?? picked ?? exact ?? outermostTime(turn, when);
  if (time) {
    setShowing(turn, time, change && turn.context.showing !== undefined);
    return;
  }
  if (isEmpty(when) && repeatTimes(turn)) return;
  const { showing } = turn.context;
  // "Thursday or Friday" instead of today, a Friday, is the next one.
  const otherDays = change && showing && wish?.weekdays ? free.filter(({ date }) => date !== showing.date) : free;
  const left = when.other ? otherDays.filter(({ at }) => !turn.before.offeredTimes?.includes(at)) : otherDays;
  const { times, ...how } = timesNear(left, wanted, wish);
  offerTimes(turn, times, { ...how, change });
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
  if (!showing || !request?.when.same?.day || request.when.time || request.when.date) return false;
  const named = turn.named.length > 0 ? turn.named : resolveAll(request.refs, turn);
  const first = showing.propertyId ?? (before.offer?.type === "whichHome" ? named[0]?.id : undefined);
  if (first === undefined) return false;
  const others = named.filter(({ id }) => id !== first && !state.visitAlso?.includes(id));
  if (showing.status === "held" && !hasContact(state.slots)) turn.retry = "phone";
  if (others.length === 0) return sayBoth(turn);
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

function callOff(turn: Turn): void {
  const { showing } = turn.context;
  if (!showing) return;
  const { visitAlso: also, turns } = turn.state;
  const { at, propertyId } = showing;
  turn.state.calledOff = { at, ...(propertyId && { propertyId }), ...(also && { also }), turn: turns };
  turn.acts.push({ type: "unset_showing", date: showing.date, time: showing.time });
  turn.events.push({ type: "showing", action: "cancel" });
  turn.state.visitAlso = undefined;
  forgetWish(turn);
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

function noteShowing(turn: Turn, change: Change | undefined, { date, time }: TimeSaid = {}): void {
  const listing = focusListing(turn);
  const raised = tellAgent(turn, listing?.id, [change, date, time].filter(Boolean).join(" "));
  turn.acts.push({
    type: "note_showing",
    ...(date && change !== "cancel" ? { date } : {}),
    ...(time && change !== "cancel" ? { time } : {}),
    ...(change ? { change } : {}),
    raised,
  });
  if (change === "cancel") forgetWish(turn);
  if (listing) assume(turn, listing);
}

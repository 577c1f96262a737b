import { chooseTimes, timeAskedFor } from "../showings/chooseTimes.ts";
import type { FreeTime } from "../showings/freeTimes.ts";
import type { ArrangedShowing } from "../turn.ts";
import type { Property, ShowingStatus, SlotName } from "../types.ts";
import type { Act } from "./act.ts";
import { hasContact } from "./agenda.ts";
import { asksToSee, plainText } from "./asides.ts";
import { askAgent } from "./askAgent.ts";
import { onDaysLeft } from "./daysLeft.ts";
import { homeInstead, homesDropped, inTime, keepsHomeOnly } from "./homesOfVisit.ts";
import { isIndifferent } from "./keywords.ts";
import { askForLaterDay, noteVideoWish } from "./laterVisit.ts";
import { fittingListings } from "./listings.ts";
import { answerSideQuestionAboutDay, tellNoTimes } from "./noTimes.ts";
import { clocksOf, marketClock } from "./offeredTime.ts";
import { uncertain, withoutOffDays } from "./offHours.ts";
import { outermostAsked, outermostTime } from "./outermost.ts";
import { addHome, showOthers, tellAgent } from "./secondHome.ts";
import { keepsAsItIs, standingVisit } from "./standingVisit.ts";
import { offerTimes, repeatTimes } from "./timesOffer.ts";
import { hasChanges, type Turn } from "./turn.ts";
import { type Change, changeAsked, keepsVisit, takesVisitBack, wantsVisit } from "./visitAsked.ts";
import {
  asksSame,
  insistedTime,
  insistsOnTime,
  otherOfChoice,
  pickedTime,
  refusesTimes,
  rulesDaysOut,
  shiftsTime,
  timesNear,
  type WantedTime,
  wantedTime,
  wishSoFar,
} from "./visitTime.ts";

/**
 * Handles a wish to see a home, or to move or cancel a showing. If the agent's free times are known, a time is arranged
 * in the chat: the requested one if it is free, otherwise one of three. If not, the wish is noted and only the agent
 * confirms a time.
 */
export function arrangeShowing(turn: Turn): void {
  if (turn.acts.some(({ type }) => type === "listing_gone") && !turn.context.showing) return;
  if (isToCall(turn) || (!turn.context.showing && turn.asides.includes("leaves"))) return;
  if (bringBack(turn) || keepsAsItIs(turn) || leaveOutHomes(turn) || changeHome(turn)) return;
  if (addHome(turn)) {
    if (turn.context.showing?.status !== "held") return;
    if (!hasContact(turn.state.slots)) turn.retry = "phone";
    settleHeld(turn);
    return;
  }
  const change = changeAsked(turn);
  const insisted = change ? undefined : insistedTime(turn);
  const picked = pickedTime(turn) ?? otherOfChoice(turn) ?? insisted;
  // One apology is enough.
  if (insisted && picked === insisted && !turn.asides.includes("unanswered")) turn.acts = withSlip(turn.acts);
  if (!change && noteVideoWish(turn)) return;
  const { byVideo } = turn.state;
  if (!change && !picked && (byVideo || !wantsVisit(turn))) {
    remindOfVisit(turn);
    if (turn.context.showing && turn.acts.length === 0 && insistsOnTime(turn))
      turn.acts.push(standingVisit(turn.context.showing, turn));
    settleHeld(turn);
    return;
  }
  const { showing, freeTimes, review } = turn.context;
  if (change === "cancel" && showing) callOff(turn);
  else if (change === "cancel" || review || !freeTimes?.length) noteShowing(turn, change);
  else agreeOn(turn, freeTimes, picked, change !== undefined || showing !== undefined);
}

/** The reply passed over the time that the renter chose. */
function withSlip(acts: readonly Act[]): Act[] {
  const isNothing = (act: Act): boolean => act.type === "aside" && act.about === "no_visit";
  return [{ type: "aside", about: "slip" }, ...acts.filter((act) => !isNothing(act))];
}

/** Takes homes off the visit; true if the message says no more about it. */
function leaveOutHomes(turn: Turn): boolean {
  const { state, context, acts } = turn;
  const { showing } = context;
  const dropped = homesDropped(turn);
  if (dropped.length === 0) return keepsHomeOnly(turn) && sayHowItStands(turn);
  const leftOf = (ids: readonly string[] = []): string[] => ids.filter((id) => !dropped.some((home) => home.id === id));
  state.alsoSee = leftOf(state.alsoSee);
  if (!showing) return false;
  state.visitAlso = leftOf(state.visitAlso);
  state.focus = showing.propertyId ?? state.focus;
  for (const { id } of dropped) tellAgent(turn, id, "not on the visit");
  acts.push({ type: "home_dropped", addresses: dropped.map(({ address }) => address) });
  return sayHowItStands(turn);
}

/** False if the message also names a time, which is arranged next. */
function sayHowItStands(turn: Turn): boolean {
  const { context, heard, acts } = turn;
  if (!context.showing || heard.slots.showing_request?.time) return false;
  acts.push(standingVisit(context.showing, turn));
  return true;
}

/** Moves a showing to the home it should have been for, at the same time unless the message names another free one. */
function changeHome(turn: Turn): boolean {
  const { context, state, heard, acts } = turn;
  const { showing, freeTimes, review } = context;
  const home = homeInstead(turn);
  if (!home || !showing || review || !freeTimes) return false;
  const wanted = { date: showing.date, ...heard.slots.showing_request };
  const time = wanted.time && wanted.time !== showing.time ? timeAskedFor(freeTimes, wanted) : showing;
  if (!time) return false;
  const before = context.properties.find(({ id }) => id === showing.propertyId);
  state.focus = home.id;
  turn.acts = acts.filter(({ type }) => !answersOtherwise.has(type));
  if (before) turn.acts.push({ type: "home_dropped", addresses: [before.address] });
  setShowing(turn, time, true);
  turn.acts = turn.acts.map((act) => (act.type === "set_showing" ? { ...act, change: false } : act));
  return true;
}

/** What the words of such a correction may have been taken for. */
const answersOtherwise: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "standing_visit",
  "already_known",
  "describe_listing",
]);

/** True if the hour is for a call: "Call me after 6". */
function isToCall({ contactWish: wish, timesOffered, message, state }: Turn): boolean {
  const hasHours = wish?.earliest !== undefined || wish?.latest !== undefined;
  const isOfVideo = state.byVideo !== undefined && !state.byVideo.told;
  return hasHours && !isOfVideo && timesOffered.length === 0 && !asksToSee(message);
}

const aboutVisit = /\b(?:visit|tour|showing|viewing|appointment|visita|cita|recorrido)\b/;

/**
 * Asks the agent about an arranged showing ("can I bring my mother?"). Tells a renter who excludes its area or asks for
 * another that it is still on.
 */
function remindOfVisit(turn: Turn): void {
  const { context, heard, message, changes } = turn;
  const { showing } = context;
  if (!showing || showing.status === "held") return;
  const listing = context.properties.find(({ id }) => id === showing.propertyId);
  if (keepsVisit(message) && turn.acts.length === 0) turn.acts.push(standingVisit(showing, turn));
  const isAboutVisit = heard.intents.includes("book_showing") || aboutVisit.test(plainText(message));
  const isQuestion = isAboutVisit && message.includes("?") && !hasChanges(turn);
  if (isQuestion && turn.acts.length === 0) turn.acts.push(askAgent(turn, "other", listing));
  if (listing && changes.excluded.includes(listing.area)) turn.acts.push(standingVisit(showing, turn));
}

function agreeOn(turn: Turn, all: readonly FreeTime[], picked: FreeTime | undefined, change: boolean): void {
  const homes = homesToChoose(turn);
  const [only, ...others] = homes.length > 0 ? homes : turn.context.properties;
  if (turn.state.focus === null && only && others.length === 0) turn.state.focus = only.id;
  const wish = wishSoFar(turn);
  const wanted = wantedTime(turn, wish);
  if (askForLaterDay(turn, all, wanted, wish)) return;
  const free = onDaysLeft(turn, all, wanted, wish);
  const gone = picked ?? toldBefore(turn, wanted);
  if (gone && !all.some(({ at }) => at === gone.at)) {
    offerTimes(turn, chooseTimes(free, gone), { missed: true, gone, change });
    return;
  }
  const { showing } = turn.context;
  if (showing && isArrangedFor(showing, wanted, turn)) {
    turn.acts.push(standingVisit(showing, turn));
    return;
  }
  // A time that an earlier message named is booked only if this one says more about it.
  const isSaid = turn.heard.slots.showing_request !== undefined || shiftsTime(turn.message) || asksSame(turn.message);
  const exact = isSaid && wanted.date && wanted.time ? timeAskedFor(free, wanted) : undefined;
  const time = outermostTime(turn, free, wish) ?? picked ?? exact;
  if (time) {
    answerSideQuestionAboutDay(turn, all);
    setShowing(turn, time, change && turn.context.showing !== undefined);
    return;
  }
  const isOther = rulesDaysOut(turn) || refusesTimes(turn);
  if (!wish && !turn.heard.slots.showing_request && !isOther && repeatTimes(turn)) return;
  // "Thursday or Friday" on a Friday means next week's.
  const otherDays = change && showing && wish?.weekdays ? free.filter(({ date }) => date !== showing.date) : free;
  const outermost = change ? undefined : outermostAsked(turn, free, wanted, wish);
  if (outermost) {
    offerTimes(turn, [outermost], { missed: false, change });
    return;
  }
  const { times, ...how } = timesNear(withoutOffDays(turn, otherDays, wanted, wish), wanted, wish);
  const isTold = tellNoTimes(turn, all, wanted, wish);
  offerTimes(turn, times, isTold ? { missed: false, change } : { ...how, change });
}

/** An offered time of an earlier reply that the message names and that the renter doesn't have. */
export function toldBefore({ state, context }: Turn, { date, time }: WantedTime): FreeTime | undefined {
  const told = clocksOf(state.timesTold ?? [], context);
  return told.find((one) => one.date === date && one.time === time && one.at !== context.showing?.at);
}

/** True for the time that the renter has already, which isn't free for the same reason. */
function isArrangedFor(showing: ArrangedShowing, wanted: { date?: string; time?: string }, { state }: Turn): boolean {
  const isSameHome = state.focus === null || showing.propertyId === undefined || showing.propertyId === state.focus;
  return isSameHome && showing.status !== "held" && showing.date === wanted.date && showing.time === wanted.time;
}

/** What happens to a chosen time: held until the renter can be reached, then as the agent's mode says. */
function statusFor({ state, context }: Turn): ShowingStatus {
  if (!hasContact(state.slots)) return "held";
  return context.agent.aiMode === "full" ? "confirmed" : "requested";
}

/** Books a free time, or moves the showing to it. */
export function setShowing(turn: Turn, { at, date, time }: FreeTime, change: boolean): void {
  const { context, state } = turn;
  const choices = (state.focus ?? context.showing?.propertyId) === undefined ? homesToChoose(turn) : [];
  // Only one of them fits: that is the one to see.
  if (choices.length === 1 && choices[0]) state.focus = choices[0].id;
  const propertyId = state.focus ?? context.showing?.propertyId;
  const address = context.properties.find(({ id }) => id === propertyId)?.address;
  const homes = propertyId === undefined ? choices : [];
  // The time is held while the renter says which home it is for.
  const status = homes.length > 1 ? "held" : statusFor(turn);
  state.slots = { ...state.slots, showing_request: { date, time } };
  state.visitWish = undefined;
  state.heldFrom = status === "held" && turn.timesOffered.length > 1 ? [...turn.timesOffered] : undefined;
  state.homeChosen = propertyId !== undefined;
  // Another home means another showing; another time keeps the showing's homes.
  if (propertyId !== context.showing?.propertyId) state.visitAlso = undefined;
  // The agent never heard of a time that was only held.
  const isMoved = change && context.showing?.status !== "held";
  saySet(turn, { type: "set_showing", date, time, status, change: isMoved, ...(address && { address }) });
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
  if (status === "requested") tellAgent(turn, propertyId, `${isMoved ? "reschedule " : ""}${date} ${time}`);
}

/** Gives the showing's new status, and drops what the reply said about the old one. */
function saySet(turn: Turn, act: Extract<Act, { type: "set_showing" }>): void {
  const off = uncertain(turn, act);
  turn.acts = [
    ...turn.acts.filter(({ type }) => type !== "standing_visit"),
    { ...act, ...(off !== undefined && { off }) },
  ];
}

/** Few enough homes to ask which of them. */
const mostToChoose = 3;

/** The listings shown, if the renter has named none of them; if none were shown, those that fit the search. */
function homesToChoose({ state, context }: Turn): Property[] {
  const shown = (state.shown ?? []).flatMap((id) => context.properties.find((listing) => listing.id === id) ?? []);
  if (shown.length > 0) return inTime(state, shown);
  const fitting = fittingListings(state.slots, state.excludedAreas, context.properties, context.market);
  return fitting.length <= mostToChoose ? fitting : [];
}

function askHome({ state, acts }: Turn, homes: readonly Property[]): void {
  state.homeAsked = true;
  state.offeredListings = homes.map(({ id }) => id);
  state.offered = homes.map(({ address }) => address);
  acts.push({ type: "ask_home", addresses: state.offered });
}

/** The renter of a held time left contact details: the time is requested or confirmed. */
export function settleHeld(turn: Turn): void {
  const { showing } = turn.context;
  const canReach = hasContact(turn.state.slots);
  if (showing?.status !== "held") {
    if (!showing && canReach) replaceLostHold(turn);
    return;
  }
  // "Yes please" after "what's your phone?": the number is still missing.
  if (!canReach && turn.asked === "phone" && turn.heard.answer === "yes" && !hasChanges(turn)) turn.retry = "phone";
  // The renter is choosing another time, so the held one is released.
  if ((!canReach && !turn.homeAsked) || turn.timesOffered.length > 0) return;
  const { at, date, time } = showing;
  if (passesOverHomes(turn)) {
    askHome(turn, homesToChoose(turn));
    return;
  }
  const propertyId = showing.propertyId ?? homeChosen(turn);
  const status = statusFor(turn);
  const address = turn.context.properties.find(({ id }) => id === propertyId)?.address;
  turn.state.homeChosen = propertyId !== undefined;
  saySet(turn, { type: "set_showing", date, time, status, change: false, ...(address && { address }) });
  if (!canReach) {
    turn.retry = "phone";
    return;
  }
  turn.events.push({ type: "showing", action: "settle", at, status, ...(propertyId && { propertyId }) });
  showOthers(turn, propertyId);
  if (status === "requested") tellAgent(turn, propertyId, `${date} ${time}`);
}

/** True if the renter chooses no home: "I'm Lou" after "which one would you like to see?". */
function passesOverHomes({ homeAsked, state, changes, heard, context, message }: Turn): boolean {
  if (!homeAsked || state.focus !== null || context.showing?.propertyId || isIndifferent(message)) return false;
  const given = Object.keys(changes.slots);
  return given.length > 0 && given.every((slot) => ofRenter.has(slot)) && heard.choice === undefined;
}

const ofRenter: ReadonlySet<string> = new Set<SlotName>(["name", "phone", "email"]);

/** The home that the renter names when asked which; the best match if they leave it open. */
function homeChosen(turn: Turn): string | undefined {
  const { state, context, heard, listingsOffered } = turn;
  const areas = [heard.slots.area ?? []].flat();
  const there = context.properties.filter(({ id, area }) => listingsOffered.includes(id) && areas.includes(area));
  const [best] = state.shown?.length ? state.shown : listingsOffered;
  const chosen = state.focus ?? (there.length === 1 ? there[0]?.id : undefined) ?? best;
  const isThere = context.properties.some(({ id }) => id === chosen);
  if (isThere && chosen !== undefined) state.focus = chosen;
  return isThere ? chosen : undefined;
}

/** Offers other times, once, if someone else took the held time before the renter could be reached. */
function replaceLostHold(turn: Turn): void {
  const { lostHold, freeTimes } = turn.context;
  const wish = turn.state.slots.showing_request;
  if (!lostHold || wish?.date !== lostHold.date || wish.time !== lostHold.time || !freeTimes?.length) return;
  forgetWish(turn);
  offerTimes(turn, chooseTimes(freeTimes, wish), { missed: true, change: false });
}

/** Cancels the showing. */
export function callOff(turn: Turn): void {
  const { showing } = turn.context;
  if (!showing) return;
  const { visitAlso: also, turns } = turn.state;
  const { at, propertyId } = showing;
  turn.state.calledOff = { at, ...(propertyId && { propertyId }), ...(also && { also }), turn: turns };
  turn.acts.push({ type: "unset_showing", date: showing.date, time: showing.time });
  turn.events.push({ type: "showing", action: "cancel" });
  turn.state.homeChosen = false;
  turn.state.visitAlso = undefined;
  forgetWish(turn);
}

/** Arranges a showing again right after its cancellation, if its time is still free: "Actually no, keep it". */
function bringBack(turn: Turn): boolean {
  const { state, context } = turn;
  const { calledOff } = state;
  const { freeTimes, review } = context;
  if (!calledOff || review || !freeTimes || turn.heard.slots.showing_request || !takesVisitBack(turn)) return false;
  state.calledOff = undefined;
  if (context.properties.some(({ id }) => id === calledOff.propertyId)) state.focus = calledOff.propertyId ?? null;
  const time = freeTimes.find(({ at }) => at === calledOff.at);
  if (time) {
    setShowing(turn, time, false);
    state.visitAlso = calledOff.also;
  } else if (freeTimes.length > 0) {
    offerTimes(turn, chooseTimes(freeTimes, marketClock(calledOff.at, turn.context)), { missed: true, change: false });
  }
  return true;
}

/** Passes a wish for a showing on to the agent. */
export function noteShowing(turn: Turn, change: Change | undefined, addresses: string[] = []): void {
  const { date, time } = turn.changes.slots.showing_request ?? {};
  turn.acts.push({
    type: "note_showing",
    ...(date && change !== "cancel" ? { date } : {}),
    ...(time && change !== "cancel" ? { time } : {}),
    ...(change ? { change } : {}),
    ...(addresses.length > 0 && { addresses }),
  });
  if (change === "cancel") forgetWish(turn);
  tellAgent(turn, turn.state.focus ?? undefined, [change, date, time].filter(Boolean).join(" "));
}

function forgetWish({ state }: Turn): void {
  const { showing_request: _calledOff, ...rest } = state.slots;
  state.slots = rest;
}

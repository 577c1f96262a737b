import { chooseTimes, timeAskedFor } from "../showings/chooseTimes.ts";
import type { FreeTime } from "../showings/freeTimes.ts";
import { namesDays, readVisitWish, timesWithin, type VisitWish } from "../showings/visitWish.ts";
import type { Act, ArrangedShowing, IsoDate, Property, ShowingStatus } from "../types.ts";
import { hasContact } from "./agenda.ts";
import { agrees, asksToSee, findAsides, plainText } from "./asides.ts";
import { takesUp } from "./describe.ts";
import { askAgent } from "./facts.ts";
import { isIndifferent } from "./keywords.ts";
import { hasChanges, raise, type Turn } from "./turn.ts";

type Change = "reschedule" | "cancel";

/**
 * A wish to visit, to move a visit or to call it off. Where the agent's free times are known, a time is
 * agreed in the chat: what was asked for when it is free, else a choice of three. Where they are not, the
 * wish is noted and only the agent confirms a time.
 */
export function arrangeShowing(turn: Turn): void {
  if (turn.acts.some(({ type }) => type === "listing_gone") && !turn.context.showing) return;
  const change = changeAsked(turn);
  const picked = pickedTime(turn);
  const byVideo = turn.acts.some((act) => act.type === "aside" && act.about === "video");
  if (!change && !picked && (byVideo || !wantsVisit(turn))) {
    remindOfVisit(turn);
    settleHeld(turn);
    return;
  }
  const { showing, freeTimes, review } = turn.context;
  if (change === "cancel" && showing) callOff(turn);
  else if (change === "cancel" || review || !freeTimes?.length) noteShowing(turn, change);
  else agreeOn(turn, freeTimes, picked, change !== undefined || showing !== undefined);
}

function changeAsked(turn: Turn): Change | undefined {
  const { heard, context, message } = turn;
  if (heard.intents.includes("reschedule")) return "reschedule";
  if (context.showing && heard.intents.includes("cancel") && asksOtherDay(turn)) return "reschedule";
  if (heard.intents.includes("cancel")) return "cancel";
  // Where a visit is arranged, "mejor cancélala" can mean nothing else.
  return context.showing && /\bcancel/.test(plainText(message)) ? "cancel" : undefined;
}

/** "I can't make it, can we do next week?" moves a visit rather than calling it off. */
function asksOtherDay(turn: Turn): boolean {
  const wish = wishOf(turn);
  const names = wish !== null && (namesDays(wish) || wish.earliest !== undefined || wish.latest !== undefined);
  return /[?]|\b(instead|rather|mejor|podemos|can we)\b/i.test(turn.message) && names;
}

/** The visit as it stands, in an act. */
export function standingVisit(showing: ArrangedShowing, { state, context }: Turn): Act {
  const { date, time, status, propertyId } = showing;
  const ids = [propertyId, ...(state.visitAlso ?? [])];
  const addresses = ids.flatMap((id) => context.properties.find((listing) => listing.id === id)?.address ?? []);
  return { type: "standing_visit", date, time, status, addresses };
}

const aboutVisit = /\b(?:visit|tour|showing|viewing|appointment|visita|cita|recorrido)\b/;

/**
 * A question about the visit that is arranged ("can I bring my mother?") is the agent's to answer, and
 * whoever rules out its area or asks for another is told that it still stands.
 */
function remindOfVisit(turn: Turn): void {
  const { context, heard, message, changes } = turn;
  const { showing } = context;
  if (!showing || showing.status === "held") return;
  const listing = context.properties.find(({ id }) => id === showing.propertyId);
  const isAboutVisit = heard.intents.includes("book_showing") || aboutVisit.test(plainText(message));
  const isQuestion = isAboutVisit && message.includes("?") && !hasChanges(turn);
  if (isQuestion && turn.acts.length === 0) turn.acts.push(askAgent(turn, "other", listing));
  if (listing && changes.excluded.includes(listing.area)) turn.acts.push(standingVisit(showing, turn));
}

/** True where the message asks for a visit, says when it could be, or takes up the offer of one. */
function wantsVisit(turn: Turn): boolean {
  const { changes, heard, visitOffered, state, context } = turn;
  if (turn.homeAsked && context.showing) return changes.slots.showing_request !== undefined;
  const namesTime = turn.timesOffered.length > 0 && heard.slots.showing_request !== undefined;
  if (changes.slots.showing_request !== undefined || namesTime) return true;
  // Of a visit that is arranged only another day, or another home, is a new wish.
  const isSame =
    context.showing && wishOf(turn) === null && state.focus === (context.showing.propertyId ?? state.focus);
  if (isSame) return false;
  if (heard.intents.includes("book_showing")) return true;
  if (takesUp(turn) || (visitOffered && (agrees(turn) || asksWhen.test(plainText(turn.message))))) return true;
  if (asksToSee(turn.message) && (state.focus !== null || state.shown?.length)) return true;
  const isAboutTimes = turn.timesOffered.length > 0 && Object.keys(changes.slots).length === 0;
  if (isAboutTimes && (wishOf(turn) !== null || returns(turn))) return true;
  return false;
}

/** "When?" to "would you like to see it?". */
const asksWhen =
  /^(?:(?:ok|and|y|bueno|si|yes|sure|claro|dale) )*(?:when|what (?:time|day)s?|which days?|cuando|a que hora|que (?:dias?|horarios?))(?: (?:can|could|would|may|puedo|podria|podemos|seria|se puede|podriamos)\b(?: \w+){0,3})?$/;

/** The renter comes back to a choice of times: what was offered then may be gone. */
function returns({ message, timesOffered, context }: Turn): boolean {
  if (findAsides(message).includes("back")) return true;
  return !(context.freeTimes ?? []).some(({ at }) => timesOffered.includes(at));
}

function wishOf({ message, local, heard }: Turn): VisitWish | null {
  const hasHour = heard.slots.showing_request?.time !== undefined;
  return readVisitWish(plainText(message), { today: local.date, hasHour });
}

/** A wish keeps the days of the one before where it names none ("the 3rd or 4th" … "not mornings"). */
function wishSoFar(turn: Turn): VisitWish | null {
  const wish = wishOf(turn);
  const before = turn.timesOffered.length > 0 ? turn.state.visitWish : undefined;
  const named = turn.heard.slots.showing_request?.date !== undefined;
  const { earliest: _from, latest: _to, ...days } = before ?? {};
  const whole = wish && before && !named && !namesDays(wish) ? { ...days, ...wish } : wish;
  turn.state.visitWish = whole ?? undefined;
  return whole;
}

/** The time of the previous reply's choice that the renter takes: by its place, by day or hour, or by a yes to the only one. */
function pickedTime(turn: Turn): FreeTime | undefined {
  const { heard, context, timesOffered } = turn;
  if (timesOffered.length === 0) return undefined;
  const offered = (context.freeTimes ?? []).filter(({ at }) => timesOffered.includes(at));
  if (offered.length === 0) return undefined;
  // "The 3rd or 4th works too" names days, not the third of the times.
  const wish = wishOf(turn);
  if (wish && namesDays(wish)) return undefined;
  // "Tomorrow at 1:30" before "the first": in Spanish "la 1" reads as either.
  const said = heard.slots.showing_request;
  const named = said && timeAskedFor(offered, said);
  if (named || said?.time) return named;
  if (heard.choice !== undefined) return offered[heard.choice];
  const described = timeDescribed(turn, offered, wish);
  if (described) return described;
  if (isIndifferent(turn.message)) return offered[0];
  return heard.answer === "yes" && offered.length === 1 ? offered[0] : undefined;
}

const earliest =
  /\bthe (?:earli(?:er|est)|soonest)\b|\b(?:earliest|soonest|first) (?:one|time|slot|thing)\b|\b(?:la|el|lo) (?:de )?(?:mas temprano|mas pronto|primera hora|mas temprana)\b/;
const latest = /\bthe (?:late(?:r|st))\b|\blatest (?:one|time|slot)\b|\b(?:la|el|lo) (?:de )?mas tarde\b/;

const pointsAtTime = /\b(?:the|that) (?:\w+ )?(?:one|slot|time)\b|\b(?:la|el|esa|ese) (?:de|en) la\b/;

/** "The earlier one", "la de más tarde", or the only one of the choice in the part of the day that is named. */
function timeDescribed({ message }: Turn, offered: readonly FreeTime[], wish: VisitWish | null): FreeTime | undefined {
  if (message.includes("?")) return undefined;
  const text = plainText(message);
  if (earliest.test(text)) return offered[0];
  if (latest.test(text)) return offered.at(-1);
  const within = wish && pointsAtTime.test(text) ? timesWithin(offered, wish) : [];
  return within.length === 1 ? within[0] : undefined;
}

/** Day and hour that this message asks for, with what an earlier one said of the same visit. */
function wantedTime({ heard, state, context, timesOffered }: Turn): { date?: IsoDate; time?: string } {
  const said = heard.slots.showing_request ?? {};
  const { showing } = context;
  if (said.date && said.time) return said;
  // Of an arranged visit "at 4 instead" keeps the day, another day does not keep the hour.
  if (showing && said.time && !said.date) {
    const { date = showing.date } = (timesOffered.length > 0 && state.slots.showing_request) || {};
    return { date, ...said };
  }
  if (showing) return said;
  return state.slots.showing_request ?? {};
}

function agreeOn(turn: Turn, free: readonly FreeTime[], picked: FreeTime | undefined, change: boolean): void {
  const [only, ...others] = turn.context.properties;
  if (turn.state.focus === null && only && others.length === 0) turn.state.focus = only.id;
  const wish = wishSoFar(turn);
  const isVague = wish !== null && (namesDays(wish) || wish.earliest !== undefined || wish.latest !== undefined);
  const wanted = isVague ? vaguely(turn, wish) : wantedTime(turn);
  const exact = wanted.date && wanted.time ? timeAskedFor(free, wanted) : undefined;
  const time = picked ?? exact;
  if (time) {
    setShowing(turn, time, change && turn.context.showing !== undefined);
    return;
  }
  const within = isVague ? timesWithin(free, wanted.date ? { ...wish, dates: [wanted.date] } : wish) : [];
  const times = chooseTimes(within.length > 0 ? within : free, wanted);
  const isOther = wanted.date !== undefined && !times.some(({ date }) => date === wanted.date);
  const isTaken = wanted.date !== undefined && wanted.time !== undefined;
  const day = isOther && wanted.time === undefined ? { day: true as const } : {};
  offerTimes(turn, times, { missed: isVague ? within.length === 0 : isOther || isTaken, change, ...day });
}

/** Of a vague wish only a day that is named beside it counts ("Tuesday after 5"). */
function vaguely({ heard, state }: Turn, wish: VisitWish): { date?: IsoDate; time?: string } {
  if (namesDays(wish)) return {};
  const date =
    heard.slots.showing_request?.date ?? (heard.slots.showing_request ? state.slots.showing_request?.date : undefined);
  return date ? { date } : {};
}

function offerTimes(
  turn: Turn,
  times: readonly FreeTime[],
  how: { missed: boolean; change: boolean; day?: true },
): void {
  turn.state.offeredTimes = times.map(({ at }) => at);
  turn.state.offered = times.map(({ date, time }) => `${date} ${time}`);
  const isOpen = turn.state.focus === null && !turn.context.showing && (turn.state.shown?.length ?? 0) > 1;
  const which = isOpen ? { several: true as const } : {};
  turn.acts.push({ type: "offer_times", times: times.map(({ date, time }) => ({ date, time })), ...how, ...which });
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
  const homes = propertyId === undefined ? homesToChoose(turn) : [];
  // The time is kept while the renter says which home it is for.
  const status = homes.length > 1 ? "held" : statusFor(turn);
  state.slots = { ...state.slots, showing_request: { date, time } };
  state.visitWish = undefined;
  state.homeChosen = propertyId !== undefined;
  // Another home is another visit; another time of the same one takes in what it took in.
  if (propertyId !== context.showing?.propertyId) state.visitAlso = undefined;
  turn.acts.push({ type: "set_showing", date, time, status, change, ...(address && { address }) });
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

/** The listings shown, where the renter has named none of them. */
function homesToChoose({ state, context }: Turn): Property[] {
  return (state.shown ?? []).flatMap((id) => context.properties.find((listing) => listing.id === id) ?? []);
}

function askHome({ state, acts }: Turn, homes: readonly Property[]): void {
  state.homeAsked = true;
  state.offeredListings = homes.map(({ id }) => id);
  state.offered = homes.map(({ address }) => address);
  acts.push({ type: "ask_home", addresses: state.offered });
}

/** The other listings that the visit takes in: the agent plans them into the same tour. */
function showOthers(turn: Turn, propertyId: string | undefined): void {
  const { state, context } = turn;
  const others = context.properties.filter(({ id }) => state.alsoSee?.includes(id) && id !== propertyId);
  if (others.length === 0) return;
  state.visitAlso = others.map(({ id }) => id);
  turn.acts.push({ type: "also_show", addresses: others.map(({ address }) => address) });
  for (const { id } of others) tellAgent(turn, id, "same visit");
  state.alsoSee = [];
}

/** The renter of a held time can be reached now: it is asked for or confirmed. */
function settleHeld(turn: Turn): void {
  const { showing } = turn.context;
  const canReach = hasContact(turn.state.slots);
  if (showing?.status !== "held") {
    if (!showing && canReach) replaceLostHold(turn);
    return;
  }
  if (!canReach && !turn.homeAsked) return;
  const { at, date, time } = showing;
  const propertyId = showing.propertyId ?? homeChosen(turn);
  const status = statusFor(turn);
  const address = turn.context.properties.find(({ id }) => id === propertyId)?.address;
  turn.state.homeChosen = propertyId !== undefined;
  turn.acts.push({ type: "set_showing", date, time, status, change: false, ...(address && { address }) });
  if (!canReach) {
    turn.retry = "phone";
    return;
  }
  turn.events.push({ type: "showing", action: "settle", at, status, ...(propertyId && { propertyId }) });
  showOthers(turn, propertyId);
  if (status === "requested") tellAgent(turn, propertyId, `${date} ${time}`);
}

/** The home that the renter names when asked which; the best match where they leave it open. */
function homeChosen({ state, context }: Turn): string | undefined {
  const [best] = state.shown ?? [];
  const chosen = state.focus ?? best;
  const isThere = context.properties.some(({ id }) => id === chosen);
  if (isThere && chosen !== undefined) state.focus = chosen;
  return isThere ? chosen : undefined;
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
  turn.state.homeChosen = false;
  turn.state.visitAlso = undefined;
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

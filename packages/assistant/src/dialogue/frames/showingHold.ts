import { chooseTimes } from "../../showings/chooseTimes.ts";
import type { ArrangedShowing } from "../../turn.ts";
import { hasContact } from "../agenda.ts";
import { has, hasChanges, listingOf, type Turn } from "../turn.ts";
import { askHome, assume, forgetWish, homesToChoose, showOthers, statusFor, tellAgent } from "./showingParts.ts";
import { offerTimes } from "./timesOffer.ts";

/** The renter of a held time can be reached now, or said which home: it is asked for or confirmed. */
export function settleHeld(turn: Turn): void {
  const { showing } = turn.context;
  const { before, state } = turn;
  const canReach = hasContact(state.slots);
  if (showing?.status !== "held") {
    if (!showing && canReach) replaceLostHold(turn);
    return;
  }
  const choosesHome = before.offer?.type === "whichHome";
  // "Yes please" to "what's your phone?": the number is still to come.
  if (!canReach && before.asked === "phone" && has(turn, "confirm") && !hasChanges(turn)) turn.retry = "phone";
  // Another time is being chosen: the one that is held is wanted no more.
  if ((!canReach && !choosesHome) || before.offeredTimes?.length) return;
  const chosen = showing.propertyId ?? homeChosen(turn);
  if (choosesHome && chosen === undefined && !canReach) askHomeAgain(turn);
  else settle(turn, showing, chosen ?? homeLeft(turn), canReach);
}

/** So often the renter is asked which home a time is for. */
const maxHomeAsks = 2;

/** A message that says nothing else is asked once more which home; of any other the talk goes on, and the choice stays open. */
function askHomeAgain(turn: Turn): void {
  const { before, state } = turn;
  if (before.offer?.type !== "whichHome") return;
  const saysOther = hasChanges(turn) || turn.acts.length > 0;
  if (!saysOther && (before.offer.asked ?? 1) < maxHomeAsks) {
    askHome(turn, homesToChoose(turn));
    return;
  }
  state.offer = before.offer;
  if (!hasChanges(turn)) turn.retry = "phone";
}

/** Whoever can be reached and never said which home sees the one that fits best. */
function homeLeft({ before }: Turn): string | undefined {
  return before.offer?.type === "whichHome" ? before.offer.listings[0] : undefined;
}

function settle(
  turn: Turn,
  { at, date, time }: ArrangedShowing,
  propertyId: string | undefined,
  canReach: boolean,
): void {
  const status = statusFor(turn);
  const listing = listingOf(turn, propertyId);
  if (listing) assume(turn, listing);
  turn.acts.push({
    type: "set_showing",
    date,
    time,
    status,
    change: false,
    ...(listing && { address: listing.address }),
  });
  if (!canReach) {
    turn.retry = "phone";
    return;
  }
  turn.events.push({ type: "showing", action: "settle", at, status, ...(propertyId && { propertyId }) });
  showOthers(turn, propertyId);
  if (status === "requested") tellAgent(turn, propertyId, `${date} ${time}`);
}

/** The home that the renter names when asked which; the best match where they leave it open; none while they talk of other things. */
function homeChosen(turn: Turn): string | undefined {
  const { state, before } = turn;
  const offered = before.offer?.type === "whichHome" ? before.offer.listings : (state.shown ?? []);
  const areas = [turn.changes.slots.area ?? []].flat();
  const there = offered.filter((id) => areas.includes(listingOf(turn, id)?.area ?? ""));
  const leavesOpen = has(turn, "decline", "confirm") || before.offer?.type !== "whichHome";
  const chosen =
    turn.named[0]?.id ?? state.focus ?? (there.length === 1 ? there[0] : leavesOpen ? offered[0] : undefined);
  if (listingOf(turn, chosen) === undefined) return undefined;
  state.focus = chosen ?? null;
  return chosen;
}

/** The time that was held went to somebody else before the renter could be reached: others are offered, once. */
function replaceLostHold(turn: Turn): void {
  const { lostHold, freeTimes } = turn.context;
  const wish = turn.state.slots.showing_request;
  if (!lostHold || wish?.date !== lostHold.date || wish.time !== lostHold.time || !freeTimes?.length) return;
  forgetWish(turn);
  offerTimes(turn, chooseTimes(freeTimes, wish), { missed: true, change: false });
}

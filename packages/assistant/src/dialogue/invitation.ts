import type { Act } from "./act.ts";
import { nextQuestion } from "./agenda.ts";
import { focusListing, shownListings } from "./resolve.ts";
import { has, said, type Turn } from "./turn.ts";

/** Acts that settle a showing, or leave no room for the offer of one. */
const settles: readonly Act["type"][] = [
  "offer_times",
  "set_showing",
  "unset_showing",
  "note_showing",
  "other_business",
  "goodbye",
  "clarify",
];

/**
 * Offers a showing once: when the search is complete and listings were shown, when the renter picks a listing, or asks
 * another question about one. Returns true if the reply ends with the offer.
 */
export function inviteToSee(turn: Turn): boolean {
  const { state, context } = turn;
  if ((state.invited && !said(turn, "listing_gone")) || state.business || context.showing || context.contactOnly)
    return false;
  if (said(turn, ...settles) || state.slots.showing_request || !context.freeTimes?.length) return false;
  const focus = focusListing(turn);
  const shown = shownListings(turn);
  const isDone = state.complete && said(turn, "complete", "listing_gone");
  const isClose = focus !== undefined && (has(turn, "pick") || asksOn(turn));
  if (!isClose && !(isDone && (focus || shown.length > 0))) return false;
  const listings = focus ? [focus] : shown;
  state.invited = true;
  state.asked = null;
  state.offer = { type: "see", listings: listings.map(({ id }) => id) };
  state.offeredListings = listings.map(({ id }) => id);
  // "I saw the one for 3150" after another home: the reply says which one is meant.
  const isNew = focus !== undefined && turn.named.includes(focus) && focus.id !== turn.before.focus;
  turn.acts.push({
    type: "invite_visit",
    count: listings.length,
    ...(focus && { address: focus.address }),
    ...(isNew && { named: true as const }),
  });
  return true;
}

/** True where the renter asks about the listing again instead of answering, or there is nothing left to ask. */
function asksOn(turn: Turn): boolean {
  if (!said(turn, "answer")) return false;
  const next = nextQuestion(turn.state);
  return next === null || (turn.state.askedCount[next] ?? 0) > 0;
}

import type { Act } from "./act.ts";
import { nextQuestion } from "./agenda.ts";
import { leaves, replyDefersToAgent } from "./leaving.ts";
import { fittingListings } from "./listings.ts";
import { declinesVisit } from "./noVisit.ts";
import type { Turn } from "./turn.ts";

/** Acts that settle a showing, or leave no room to offer one. */
const settles: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "offer_times",
  "set_showing",
  "unset_showing",
  "note_showing",
  "later_visit",
  "video_wish",
  "other_business",
  "goodbye",
]);

/** Acts about one listing, after which a showing is the natural next step. */
const tells: ReadonlySet<Act["type"]> = new Set<Act["type"]>(["answer_fact", "describe_listing"]);

/**
 * Offers a showing once: when the search is complete and listings were proposed, or when the renter asks another
 * question about one listing instead of answering. Returns true if the reply ends with the offer.
 */
export function inviteToVisit(turn: Turn): boolean {
  const { state, context, acts } = turn;
  const isGone = acts.some(({ type }) => type === "listing_gone");
  if ((state.invited && !isGone) || state.business || state.byVideo || context.showing || context.contactOnly)
    return false;
  if (state.visitsOff) return false;
  if (acts.some(({ type }) => settles.has(type)) || turn.state.slots.showing_request) return false;
  if (leaves(turn) || replyDefersToAgent(turn) || turn.heard.answer === "no" || declinesVisit(turn)) return false;
  // Homes that don't fit were shown because nothing else was there.
  const fitting = fittingListings(state.slots, state.excludedAreas, context.properties, context.market);
  const listings = (state.shown ?? []).filter((id) => fitting.some((listing) => listing.id === id));
  const focus = context.properties.find(({ id }) => id === state.focus);
  const isDone = state.complete && acts.some(({ type }) => type === "complete" || type === "listing_gone");
  const count = focus ? 1 : listings.length;
  if (isDone ? count === 0 : !focus || !asksOn(turn)) return false;
  if (!context.freeTimes?.length) return false;
  invite(turn, focus ? [focus.id] : listings, focus?.address);
  return true;
}

/**
 * Offers a showing of one of the homes.
 * @param address of the only one
 */
export function invite({ state, acts }: Turn, ids: string[], address?: string): void {
  Object.assign(state, { invited: true, visitOffered: true, asked: null, offeredListings: ids });
  acts.push({ type: "invite_visit", count: ids.length, ...(address !== undefined && { address }) });
}

/** True if the renter asks about the listing a second time, or nothing is left to ask. */
function asksOn({ acts, state }: Turn): boolean {
  if (!acts.some(({ type }) => tells.has(type))) return false;
  const next = nextQuestion(state);
  return next === null || (state.askedCount[next] ?? 0) > 0 || acts.some(({ type }) => type === "describe_listing");
}

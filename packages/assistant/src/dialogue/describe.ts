import { asksToSee, plainText } from "./asides.ts";
import { partOf, proposing } from "./partTurn.ts";
import { missedListing, pickedListing } from "./proposals/pickedListing.ts";
import {
  asksWhichListing,
  comparedListings,
  listingMeant,
  listingReferred,
  otherListings,
  turnsDown,
} from "./references.ts";
import { monthsAsked } from "./rentTotal.ts";
import { describeHome, summaryOf } from "./summaryOf.ts";
import type { Turn } from "./turn.ts";

/** Describes a listing in a few facts: "Tell me more about the second one". */
export function describeListing(turn: Turn): void {
  const { context, state, heard } = turn;
  // "Do I need a guarantor for the Brickell one?" names the home for its question.
  if (
    turn.isQueried ||
    turn.askedEarlier !== undefined ||
    (turn.asides.includes("too_dear") && turn.asks.length === 0) ||
    turn.forAgent.asked.some((part) => part.homesNamed.length > 0)
  )
    return;
  // While times are offered or asked for, naming a home says which one to show.
  const isOfVisit =
    (turn.timesOffered.length > 0 && turn.asides.length === 0) || heard.slots.showing_request !== undefined;
  const others = otherListings(turn);
  const compared = state.business ? [] : others.length > 0 ? others : comparedListings(turn);
  if (compared.length > 1) {
    for (const listing of compared) turn.acts.push(summaryOf(listing, state.language));
    if (!compared.every(({ id }) => state.shown?.includes(id))) state.shown = compared.map(({ id }) => id);
    state.focus = null;
    return;
  }
  const asksMore =
    turn.asides.includes("more") && heard.topics.every((topic) => topic === "other" || topic === "availability");
  const isWhich = state.focus !== null && asksWhichListing(turn) && heard.topics.every((topic) => topic === "other");
  const pointsAt =
    !isOfVisit && (isWhich || (state.focus !== null && state.focus !== turn.focusBefore && isOnlyPointing(turn)));
  // "Forget Brickell, show me the Edgewater place": that home, whatever else the message changes.
  const isShown =
    turn.homesNamed.length === 1 &&
    showing.test(plainText(turn.message)) &&
    turn.timesOffered.length === 0 &&
    !context.showing;
  const asksAgain =
    pointsAt &&
    turn.answeredBefore.length > 0 &&
    /^\W*(?:and|(?:what|how) (?:about|abt|bout)|y|e)\b/i.test(turn.message);
  if ((!asksMore && !pointsAt && !isShown) || asksAgain || state.business || monthsAsked(turn) !== undefined) return;
  const focus = context.properties.find(({ id }) => id === state.focus);
  const shown = context.properties.filter(({ id }) => state.shown?.includes(id));
  const only = [shown, context.properties].find(({ length }) => length === 1)?.[0];
  const listing = focus ?? only;
  if (!listing) return;
  state.focus = listing.id;
  turn.acts.push(describeHome(listing, state.language));
}

const showing =
  /\b(?:show me|lemme see|let me see|see the details|send (?:me )?(?:the )?(?:details|info)|ensename|muestrame|mostrame|mandame (?:los detalles|la info)|a ver)\b/;

/** True if the message names a listing without asking or wishing anything: "What about the cheaper one?". */
function isOnlyPointing(turn: Turn): boolean {
  const { heard, changes, context } = turn;
  const points = turn.asks.some((part) => {
    const about = partOf(turn, part);
    return part.heard.topics.length === 0 && asksWhichListing(about) && listingMeant(about) !== null;
  });
  // "What about that one?" only asks for a description.
  const topics = proposing.test(plainText(turn.message))
    ? heard.topics.filter((topic) => topic !== "other")
    : heard.topics;
  // "In 2 weeks. What's the cheapest you have?": another sentence doesn't answer the question.
  const wished = points ? 0 : Object.keys(changes.slots).length + topics.length;
  const arranges =
    heard.intents.includes("book_showing") || asksToSee(turn.message) || takesUp(turn) || context.showing;
  return wished === 0 && !arranges;
}

/** True if the renter chooses a proposed listing to see: by its place in the list, or by name after "which one?". */
export function takesUp(turn: Turn): boolean {
  // "What does the first one have?" is a question about it.
  if (turn.asides.includes("more")) return false;
  if (pickedListing(turn)) return true;
  // "Which one is the biggest of all?" was answered.
  const named = turn.visitOffered && !turn.isQueried && listingReferred(turn) !== null;
  return named && !/[?¿]|\b(what|how) about\b|^y\b/i.test(turn.message);
}

/** Stops proposing a home, without changing the search: "I changed my mind about the Edgewater one". */
export function putHomeAside(turn: Turn): void {
  const { state, context, acts } = turn;
  const listing = turnsDown(turn.message) && !context.showing ? listingMeant(turn) : null;
  if (!listing) return;
  state.focus = null;
  acts.push({ type: "aside", about: "rejects" });
}

/** Mentions once that a listing of the conversation is no longer offered, then forgets it. */
export function announceListingGone(turn: Turn): void {
  const { state, context } = turn;
  const isGone = state.focus !== null && !context.properties.some(({ id }) => id === state.focus);
  if (!isGone && !missedListing(turn)) return;
  if (isGone) state.focus = null;
  // Nothing counts as shown anymore, so the remaining listings are proposed again.
  state.shown = [];
  turn.acts.push({ type: "listing_gone" });
}

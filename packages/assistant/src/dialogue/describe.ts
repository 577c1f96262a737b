import { termText } from "../listings/terms.ts";
import type { Language, Property } from "../types.ts";
import type { Act } from "./act.ts";
import { asksToSee, findAsides, plainText } from "./asides.ts";
import { partOf, proposing } from "./partTurn.ts";
import { missedListing, pickedListing } from "./proposals.ts";
import {
  asksWhichListing,
  comparedListings,
  listingMeant,
  listingReferred,
  otherListings,
  turnsDown,
} from "./references.ts";
import { monthsAsked } from "./rentTotal.ts";
import type { Turn } from "./turn.ts";

/** "Tell me more about the second one": what the listing is, in a few facts. */
export function describeListing(turn: Turn): void {
  const { context, state, heard } = turn;
  // Among times to choose from a home is named to say which of them the visit is to.
  const isOfVisit = turn.timesOffered.length > 0 && findAsides(turn.message).length === 0;
  const others = otherListings(turn);
  const compared = state.business ? [] : others.length > 0 ? others : comparedListings(turn);
  if (compared.length > 1) {
    for (const listing of compared) turn.acts.push(summaryOf(listing, state.language));
    if (!compared.every(({ id }) => state.shown?.includes(id))) state.shown = compared.map(({ id }) => id);
    state.focus = null;
    return;
  }
  const asksMore =
    findAsides(turn.message).includes("more") &&
    heard.topics.every((topic) => topic === "other" || topic === "availability");
  const isWhich = state.focus !== null && asksWhichListing(turn) && heard.topics.every((topic) => topic === "other");
  const pointsAt =
    !isOfVisit && (isWhich || (state.focus !== null && state.focus !== turn.focusBefore && isOnlyPointing(turn)));
  const asksAgain =
    pointsAt && turn.answeredBefore.length > 0 && /^\W*(?:and|what about|how about|y|e)\b/i.test(turn.message);
  if ((!asksMore && !pointsAt) || asksAgain || state.business || monthsAsked(turn) !== undefined) return;
  const focus = context.properties.find(({ id }) => id === state.focus);
  const shown = context.properties.filter(({ id }) => state.shown?.includes(id));
  const only = [shown, context.properties].find(({ length }) => length === 1)?.[0];
  const listing = focus ?? only;
  if (!listing) return;
  state.focus = listing.id;
  turn.acts.push(summaryOf(listing, state.language));
}

/** "What about the cheaper one?": a listing is named, and nothing is asked of it or wished. */
function isOnlyPointing(turn: Turn): boolean {
  const { heard, changes, context } = turn;
  const points = turn.asks.some((part) => {
    const about = partOf(turn, part);
    return part.heard.topics.length === 0 && asksWhichListing(about) && listingMeant(about) !== null;
  });
  // "What about that one?" asks no more than what it is.
  const topics = proposing.test(plainText(turn.message))
    ? heard.topics.filter((topic) => topic !== "other")
    : heard.topics;
  // "In 2 weeks. What's the cheapest you have?": another sentence doesn't answer the question.
  const wished = points ? 0 : Object.keys(changes.slots).length + topics.length;
  const arranges =
    heard.intents.includes("book_showing") || asksToSee(turn.message) || takesUp(turn) || context.showing;
  return wished === 0 && !arranges;
}

/** True where a proposed listing is chosen to be seen: by its place in the list, or named after "which one?". */
export function takesUp(turn: Turn): boolean {
  // "What does the first one have?" asks of it.
  if (findAsides(turn.message).includes("more")) return false;
  if (pickedListing(turn)) return true;
  const named = turn.visitOffered && listingReferred(turn) !== null;
  return named && !/[?¿]|\b(what|how) about\b|^y\b/i.test(turn.message);
}

function summaryOf(listing: Property, language: Language): Extract<Act, { type: "describe_listing" }> {
  const { id, address, price, bedrooms, bathrooms, squareFeet, availableFrom, updated } = listing;
  const terms = (["pets", "parking"] as const).flatMap((topic) => termText(listing, topic, language) ?? []);
  return {
    type: "describe_listing",
    propertyId: id,
    address,
    price,
    bedrooms,
    bathrooms,
    ...(squareFeet && { squareFeet }),
    ...(availableFrom && { availableFrom }),
    terms,
    updated,
  };
}

/** "I changed my mind about the Edgewater one": it is proposed no more, and nothing of the search is taken back. */
export function putHomeAside(turn: Turn): void {
  const { state, context, acts } = turn;
  const listing = turnsDown(turn.message) && !context.showing ? listingMeant(turn) : null;
  if (!listing) return;
  state.focus = null;
  acts.push({ type: "aside", about: "rejects" });
}

/** A listing that was proposed or talked about and is no longer offered: said once, and forgotten. */
export function missGoneListing(turn: Turn): void {
  const { state, context } = turn;
  const isGone = state.focus !== null && !context.properties.some(({ id }) => id === state.focus);
  if (!isGone && !missedListing(turn)) return;
  if (isGone) state.focus = null;
  // Nothing counts as shown any more, so that what is left is proposed anew.
  state.shown = [];
  turn.acts.push({ type: "listing_gone" });
}

import { type Match, matchListing } from "../matching/match.ts";
import type { Property } from "../types.ts";
import type { Turn } from "./turn.ts";

/** Listings proposed at once (specification: the top 3 matches). */
const mostProposed = 3;

/** A listing with how well it fits. */
export interface Proposal {
  listing: Property;
  match: Match;
}

/** The listings that fit best, the best first; of equals the cheaper one. Nothing of who the renter is enters it. */
export function bestMatches({ state, context, local }: Pick<Turn, "state" | "context" | "local">): Proposal[] {
  const wishes = { slots: state.slots, excludedAreas: state.excludedAreas };
  const facts = { today: local.date, market: context.market };
  return context.properties
    .map((listing) => ({ listing, match: matchListing(wishes, listing, facts) }))
    .filter(({ match }) => match.fits && match.percentage !== null)
    .sort((a, b) => (b.match.percentage ?? 0) - (a.match.percentage ?? 0) || a.listing.price - b.listing.price)
    .slice(0, mostProposed);
}

/** In full mode a complete search is answered with the listings that fit; in the others the agent proposes them. */
export function proposeListings(turn: Turn): void {
  if (turn.context.agent.aiMode !== "full" || turn.context.contactOnly || turn.context.showing) return;
  const proposals = bestMatches(turn);
  if (proposals.length === 0) return;
  turn.state.offeredListings = proposals.map(({ listing }) => listing.id);
  turn.state.offered = proposals.map(({ listing }) => listing.address);
  turn.acts.push({
    type: "offer_listings",
    listings: proposals.map(({ listing, match }) => ({
      propertyId: listing.id,
      address: listing.address,
      price: listing.price,
      percentage: match.percentage ?? 0,
    })),
  });
}

/** The listing of the previous reply's proposals that the renter takes up; null for none. */
export function pickedListing({ heard, context, listingsOffered }: Turn): Property | null {
  const picked = heard.choice ?? (heard.answer === "yes" && listingsOffered.length === 1 ? 0 : undefined);
  const id = picked === undefined ? undefined : listingsOffered[picked];
  return context.properties.find((listing) => listing.id === id) ?? null;
}

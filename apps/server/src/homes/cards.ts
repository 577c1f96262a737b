import { type Language, type MatchReason, matchListing, type Property } from "@llave/assistant";
import type { Home, MatchCard } from "@llave/contract/chat/homes";
import { drawingPath, facadeOf, facadesOf } from "../art/facades.ts";
import type { ProposedHome, Wishes } from "../db/tables/storedReplies.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import { marketDay } from "../time/marketDay.ts";
import { marketOf, timeZoneOf } from "../time/markets.ts";
import { moveInOf } from "./moveIn.ts";
import { distinctReasons, wordReasons } from "./reasons.ts";

/** The link's listing with this id, as long as it is available. */
export function listingOf(link: LinkContext, id: string | null | undefined): Property | undefined {
  return link.properties.find((listing) => listing.id === id);
}

/** A home's main facts, with a photo or the drawing that replaces it. */
export function presentHome(link: LinkContext, listing: Property, drawing = facadeOf(listing)): Home {
  const { id, address, area, price, bedrooms, bathrooms, squareFeet = null, availableFrom = null } = listing;
  const facts = { id, address, area, price, bedrooms, bathrooms, squareFeet, availableFrom };
  return { ...facts, photo: link.photos.get(id)?.photo ?? null, drawing: drawingPath(drawing) };
}

/** A reply's homes that are still available: matches first, the best one in front or the closest to a landmark, then near misses. */
export function presentCards(
  link: LinkContext,
  proposed: readonly ProposedHome[],
  { wishes, language, now }: { wishes: Wishes; language: Language; now: Date },
): MatchCard[] {
  const homes = proposed
    .flatMap((home) => {
      const listing = listingOf(link, home.propertyId);
      return listing ? [{ ...home, listing, isNearMiss: isNearMiss(home.reasons) }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(a.isNearMiss) - Number(b.isNearMiss) ||
        milesAway(a.reasons) - milesAway(b.reasons) ||
        b.percentage - a.percentage,
    );
  const drawings = facadesOf(homes.map(({ listing }) => listing));
  const wording = { language, today: todayOf(link, now) };
  const reasons = distinctReasons(homes.map((home) => wordReasons(home.listing, home.reasons, wishes, wording)));
  const lowest = Math.min(100, ...homes.filter((home) => !home.isNearMiss).map(({ percentage }) => percentage));
  return homes.map(({ listing, percentage, isNearMiss }, at) => ({
    ...presentHome(link, listing, drawings.get(listing.id)),
    photoCount: link.photos.get(listing.id)?.count ?? 0,
    percentage: isNearMiss ? Math.min(percentage, lowest - 1) : percentage,
    isNearMiss,
    reasons: reasons[at] ?? [],
    moveInTotal: moveInOf(listing, wishes.pets)?.total ?? null,
  }));
}

/** Miles from the landmark that the renter wants to be near; 0 without one. */
function milesAway(reasons: readonly MatchReason[]): number {
  const area = reasons.find(({ criterion, data }) => criterion === "area" && data?.landmark === 1);
  return Number(area?.data?.miles ?? 0);
}

/** True if the home misses a hard limit of the search. */
export function isNearMiss(reasons: readonly MatchReason[]): boolean {
  return reasons.some(({ outcome }) => outcome === "misses");
}

/** How well a listing currently matches a search. */
export function matchNow(link: LinkContext, listing: Property, search: Parameters<typeof matchListing>[0], now: Date) {
  return matchListing(search, listing, { today: todayOf(link, now), market: marketOf(link.market) });
}

/** The date in the link's market. */
export function todayOf({ market }: Pick<LinkContext, "market">, now: Date): string {
  return marketDay(now, timeZoneOf(market));
}

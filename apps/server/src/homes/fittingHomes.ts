import { type Market, type Match, matchListing, type Wishes } from "@llave/assistant";

/** Two places this far apart at most are neighbors: Wynwood and Edgewater are, Brickell and Coconut Grove aren't. Miles. */
const neighborMiles = 2;

type Listing = Parameters<typeof matchListing>[1];
interface Facts {
  today: string;
  market: Market;
}

/** A home with how it compares with a search. */
export interface Compared<L> {
  listing: L;
  match: Match;
}

/** Homes compared with a search, the best first and among equals the cheaper one; none without wishes. */
export function compareHomes<L extends Listing>(wishes: Wishes, listings: readonly L[], facts: Facts): Compared<L>[] {
  return listings
    .map((listing) => ({ listing, match: matchListing(wishes, listing, facts) }))
    .filter(({ match }) => match.percentage !== null)
    .sort((a, b) => (b.match.percentage ?? 0) - (a.match.percentage ?? 0) || a.listing.price - b.listing.price);
}

/** True for a home in one of the wanted areas, or next to one, that no hard limit rules out. */
export function isFitting({ fits, reasons }: Match): boolean {
  return (
    fits &&
    reasons.every(({ criterion, outcome, data }) => {
      if (criterion !== "area" || outcome !== "differs") return true;
      return Boolean(data?.near) && Number(data?.miles ?? Number.POSITIVE_INFINITY) <= neighborMiles;
    })
  );
}

/** What must be true before a message says that a home fits. */
const claimed: ReadonlySet<string> = new Set(["budget", "bedrooms", "bathrooms", "move_in"]);

/** A fitting home that needs no "but": the wanted size, within the budget, free in time as far as is known. */
export function fitsKnownFacts(match: Match): boolean {
  return (
    isFitting(match) &&
    match.reasons.every(({ criterion, outcome }) => !claimed.has(criterion) || outcome !== "differs")
  );
}

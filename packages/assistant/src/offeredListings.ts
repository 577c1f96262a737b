import type { Act } from "./dialogue/act.ts";
import type { DialogueState } from "./dialogue/state.ts";
import { matchesOf } from "./matching/proposals.ts";
import type { TurnContext } from "./turn.ts";
import type { IsoDate, OfferedListing } from "./types.ts";

/** More cards than this under one reply would not be looked at. */
const maxCards = 5;

/** The listings that a reply shows as cards: those it proposes, and those that answer a question about several. */
export function offeredListings(
  acts: readonly Act[],
  { slots, excludedAreas }: DialogueState,
  { context, today }: { context: TurnContext; today: IsoDate },
): OfferedListing[] {
  const proposed = acts.flatMap((act) =>
    act.type === "offer_listings" || act.type === "near_misses"
      ? act.listings.map(({ propertyId, percentage }) => ({ propertyId, percentage }))
      : [],
  );
  if (proposed.length > 0) return proposed;
  const ids = new Set(acts.flatMap((act) => (act.type === "answer" ? answered(act) : [])));
  if (ids.size === 0 || ids.size > maxCards) return [];
  const { properties, market } = context;
  return matchesOf({ slots, excludedAreas, properties, market, today })
    .filter(({ listing }) => ids.has(listing.id))
    .map(({ listing, match }) => ({ propertyId: listing.id, percentage: match.percentage ?? 100 }));
}

/** The listings that an answer singles out of several: which ones have it, the cheapest, the two compared. */
function answered({
  answer: { op, rows, best, homes, fits = [], topics },
}: Extract<Act, { type: "answer" }>): string[] {
  if (best) return best.ids;
  if (fits.length > 1 && topics.length === 0 && (op === "list" || op === "check"))
    return fits.filter(({ verdict }) => verdict === "yes").map(({ propertyId }) => propertyId);
  if (op === "list") return rows.filter(({ verdict }) => verdict === "yes").map(({ propertyId }) => propertyId);
  return op === "compare" ? homes.map(({ propertyId }) => propertyId) : [];
}

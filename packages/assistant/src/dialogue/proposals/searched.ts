import type { Match, MatchReason } from "../../matching/match.ts";
import type { SlotName } from "../../types.ts";

/** The slots that homes are compared with. */
export const searched: readonly SlotName[] = [
  "area",
  "bedrooms",
  "bathrooms",
  "budget_max",
  "move_in",
  "lease_months",
  "pets",
  "parking",
  "furnished",
];

/** The differences from the search that the reply must name: a later day, a higher rent, another area, fewer bathrooms. */
const toldDifferences: ReadonlySet<MatchReason["criterion"]> = new Set<MatchReason["criterion"]>([
  "move_in",
  "budget",
  "area",
  "bedrooms",
  "bathrooms",
  "parking",
  "furnished",
  "pets",
  "lease",
]);

/** How a listing differs from the search, as far as the reply must name it. */
function differencesOf({ reasons }: Match): MatchReason[] {
  return reasons.filter(({ criterion, outcome }) => outcome === "differs" && toldDifferences.has(criterion));
}

/** Everything that a reply must name about a home next to the search: what excludes it, then what differs. */
export function offOf(match: Match): MatchReason[] {
  return [...match.reasons.filter(({ outcome }) => outcome === "misses"), ...differencesOf(match)];
}

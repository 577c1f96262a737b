import type { Act } from "../dialogue/act.ts";
import type { Turn } from "../dialogue/turn.ts";
import { matchListing } from "../matching/match.ts";
import type { Property } from "../types.ts";

/** What keeps a home from fitting what the renter wants; without reasons, nothing known does. */
export function reasonsAgainst({ state, context, local }: Turn, home: Property): Extract<Act, { type: "answer_why" }> {
  const wishes = { slots: state.slots, excludedAreas: state.excludedAreas, petPounds: state.petPounds };
  const { reasons } = matchListing(wishes, home, { today: local.date, market: context.market });
  return {
    type: "answer_why",
    propertyId: home.id,
    address: home.address,
    reasons: reasons.filter(({ outcome }) => outcome === "misses" || outcome === "differs"),
    updated: home.updated,
  };
}

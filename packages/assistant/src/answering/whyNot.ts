import type { Act } from "../dialogue/act.ts";
import { matchOf, searching } from "../dialogue/proposals/matches.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Property, Slots } from "../types.ts";

/** Why a home doesn't fit what the renter wants; empty if nothing known rules it out. */
export function reasonsAgainst(turn: Turn, home: Property, asked: Slots = {}): Extract<Act, { type: "answer_why" }> {
  const { lease_months, pets } = asked;
  // "Why can't I lock it in for 2 years?" names the wish itself.
  const own = { ...(lease_months !== undefined && { lease_months }), ...(pets !== undefined && { pets }) };
  const state = { ...turn.state, slots: { ...turn.state.slots, ...own } };
  const { reasons } = matchOf({ ...searching(turn), state }, home);
  return {
    type: "answer_why",
    propertyId: home.id,
    address: home.address,
    reasons: reasons.filter(
      ({ criterion, outcome }) => outcome === "misses" || (outcome === "differs" && criterion !== "area"),
    ),
    updated: home.updated,
  };
}

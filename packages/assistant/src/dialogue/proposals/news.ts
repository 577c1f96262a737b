import type { MatchReason } from "../../matching/match.ts";
import type { SlotName } from "../../types.ts";
import type { Act } from "../act.ts";
import { idsInTalk } from "../listings.ts";
import { does } from "../stances.ts";
import type { DialogueState } from "../state.ts";
import type { Turn } from "../turn.ts";
import type { Proposal } from "./matches.ts";
import { offOf, searched } from "./searched.ts";

/** Remembers the homes that a reply shows or describes. */
export function noteSeen(state: DialogueState, acts: readonly Act[]): void {
  const ids = acts.flatMap((act) => {
    if (act.type === "offer_listings" || act.type === "near_misses")
      return act.listings.map(({ propertyId }) => propertyId);
    return act.type === "describe_listing" || act.type === "lowest_rent" ? [act.propertyId] : [];
  });
  if (ids.length === 0) return;
  state.seen = [...new Set([...(state.seen ?? []), ...ids])];
  const off = acts.flatMap((act) =>
    act.type === "near_misses" ? act.listings.map(({ propertyId }) => propertyId) : [],
  );
  state.seenOff = [...(state.seenOff ?? []).filter((id) => !ids.includes(id)), ...off];
}

/** True if the message changes what homes are compared with. */
export function changesSearch({ changes }: Turn): boolean {
  const { slots, excluded, forgotten } = changes;
  const isSearched = (slot: SlotName): boolean => searched.includes(slot);
  return (
    excluded.length > 0 ||
    forgotten.some(isSearched) ||
    Object.keys(slots).some((slot) => searched.includes(slot as SlotName))
  );
}

/** True for a home the renter hasn't read about, or one that doesn't fit what they just said. */
export function isNews({ state, changes }: Turn, { listing, match }: Proposal): boolean {
  const isChanged = ({ criterion }: MatchReason): boolean => changes.slots[slotOf[criterion]] !== undefined;
  return !state.seen?.includes(listing.id) || offOf(match).some(isChanged);
}

const slotOf: Record<MatchReason["criterion"], SlotName> = {
  area: "area",
  bathrooms: "bathrooms",
  bedrooms: "bedrooms",
  budget: "budget_max",
  furnished: "furnished",
  lease: "lease_months",
  move_in: "move_in",
  parking: "parking",
  pets: "pets",
};

/** True if the renter knows that a home fits. */
export function isSeenToFit({ seen = [], seenOff = [] }: DialogueState, id: string): boolean {
  return seen.includes(id) && !seenOff.includes(id);
}

/** True if the search starts over, because it is another person's or its home is gone. */
export function isOtherList({ acts }: Turn): boolean {
  return acts.some((act) => act.type === "listing_gone" || (act.type === "aside" && act.about === "other_search"));
}

/** What fitting homes are to the renter: some are new, some of those just shown are left, or nothing has changed. */
export function newsOf(turn: Turn, best: readonly Proposal[]): "new" | "left" | "none" {
  const ids = best.map(({ listing }) => listing.id);
  if (isOtherList(turn) || ids.some((id) => !isSeenToFit(turn.state, id))) return "new";
  if (!changesSearch(turn)) return "none";
  const shown = idsInTalk(turn.state);
  const isFewer = ids.length < shown.length && ids.every((id) => shown.includes(id));
  return isFewer || best.some((one) => isNews(turn, one)) ? "left" : "none";
}

/** True if the renter waits for the agent: "Just have her text me", "let me know if something opens up". */
export function renterAwaitsContact(turn: Turn): boolean {
  const isTold = turn.acts.some(
    (act) => (act.type === "aside" && act.about === "notify") || (act.type === "contact_wish" && !act.wish.asks),
  );
  return isTold || does(turn, "notify_me", "leaving");
}

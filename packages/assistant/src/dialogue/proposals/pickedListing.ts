import type { Property } from "../../types.ts";
import { agrees, seeksOthers } from "../asides.ts";
import type { Turn } from "../turn.ts";

/** The proposed listing of the previous reply that the renter chooses; null for none. */
export function pickedListing(turn: Turn): Property | null {
  const id = pickedId(turn);
  return turn.context.properties.find((listing) => listing.id === id) ?? null;
}

/** True if the renter chooses a proposed listing that is no longer offered. */
export function missedListing(turn: Turn): boolean {
  const id = pickedId(turn);
  return id !== undefined && !turn.context.properties.some((listing) => listing.id === id);
}

function pickedId(turn: Turn): string | undefined {
  const { heard, listingsOffered, timesOffered, visitOffered } = turn;
  // "Another one" chooses none of those shown.
  if (timesOffered.length > 0 || seeksOthers(turn)) return undefined;
  const agreed = visitOffered && agrees(turn) && listingsOffered.length === 1;
  const picked = heard.choice ?? (agreed ? 0 : undefined);
  return picked === undefined ? undefined : listingsOffered[picked];
}

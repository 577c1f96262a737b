import type { DialogueState, Property, Slots } from "@llave/assistant";
import type { LinkContextCache } from "../smartlinks/contexts.ts";

/** What a search takes from the home that it is about. */
export type AskedHome = Pick<Property, "area" | "bedrooms">;

/** The published home that a conversation is about; undefined if it is about none in particular. */
export async function askedHome(
  { links }: { links: Pick<LinkContextCache, "cachedListings"> },
  agentId: string,
  state: Pick<DialogueState, "focus"> | null | undefined,
): Promise<AskedHome | undefined> {
  if (!state?.focus) return undefined;
  return (await links.cachedListings(agentId)).find(({ id }) => id === state.focus);
}

/** A search with the area and size of the home that it is about, where the renter named no other. */
export function withHome(slots: Slots, home: AskedHome | undefined): Slots {
  return home ? { area: home.area, bedrooms: home.bedrooms, ...slots } : slots;
}

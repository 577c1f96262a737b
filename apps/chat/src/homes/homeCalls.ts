import type { HomeDetail } from "@llave/contract/chat/homes";
import { call } from "../calls/calls.ts";

/** A home of the link, and the visitor's conversation; empty if none has begun. */
export interface NamedHome {
  linkId: string;
  homeId: string;
  conversationId: string;
}

/** All details of a home on the link; with the visitor's conversation, also how well it matches. */
export function fetchHome({ conversationId, ...rest }: NamedHome, language: string): Promise<HomeDetail> {
  const query = { ...rest, language, ...(conversationId && { conversationId }) };
  return call<HomeDetail>(`/api/renter/home?${new URLSearchParams(query)}`);
}

/** The link's own address with the home; it doesn't reveal whose chat it came from. */
export function shareUrl({ homeId }: NamedHome): string {
  return `${location.origin}${location.pathname}?home=${homeId}`;
}

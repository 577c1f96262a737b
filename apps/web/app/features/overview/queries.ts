import type { ReplyQueue, SinceClosing } from "@llave/contract/agent/dashboard";
import type { RecentConversation } from "@llave/contract/conversations/conversation";
import type { UnconfirmedListings } from "@llave/contract/listings/properties";
import { useQuery } from "@tanstack/react-query";
import { refresh } from "../../data/queryClient.ts";

/** The most recently active conversations; refetched every minute and on every live change. */
export function useRecentConversations() {
  return useQuery<RecentConversation[]>({ queryKey: ["/api/conversations/recent"], ...refresh.conversations });
}

/** Who to answer first; refetched like the list of leads. */
export function useReplyQueue() {
  return useQuery<ReplyQueue>({ queryKey: ["/api/dashboard/queue"], ...refresh.leads });
}

/** Listings that may be gone; refetched like the list of properties. */
export function useUnconfirmedListings() {
  return useQuery<UnconfirmedListings>({ queryKey: ["/api/properties/unconfirmed"], ...refresh.properties });
}

/** What came in since the agent last closed; refetched like the figures. */
export function useSinceClosing() {
  return useQuery<SinceClosing>({ queryKey: ["/api/dashboard/since-closing"], ...refresh.analytics });
}

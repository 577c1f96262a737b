import type { RecentConversation } from "@llave/contract/conversation";
import type { ReplyQueue } from "@llave/contract/dashboard";
import { useQuery } from "@tanstack/react-query";
import { refresh } from "../../data/queryClient.ts";

/** The conversations that moved last; asked for again every minute and on every live change. */
export function useRecentConversations() {
  return useQuery<RecentConversation[]>({ queryKey: ["/api/conversations/recent"], ...refresh.conversations });
}

/** Who to answer first; asked for again like the list of leads. */
export function useReplyQueue() {
  return useQuery<ReplyQueue>({ queryKey: ["/api/dashboard/queue"], ...refresh.leads });
}

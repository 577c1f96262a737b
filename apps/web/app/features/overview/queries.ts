import type { RecentConversation } from "@llave/contract/conversation";
import { useQuery } from "@tanstack/react-query";
import { refresh } from "../../data/queryClient.ts";

/** The conversations that moved last; asked for again every minute and on every live change. */
export function useRecentConversations() {
  return useQuery<RecentConversation[]>({ queryKey: ["/api/conversations/recent"], ...refresh.conversations });
}

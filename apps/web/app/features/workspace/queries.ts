import type { QueueRest, ReplyQueue } from "@llave/contract/agent/dashboard";
import { useQuery } from "@tanstack/react-query";
import { refresh } from "../../data/queryClient.ts";

/** The people waiting for the agent, as many as the pane shows; refetched like the list of leads. */
export function useQueue(enabled: boolean) {
  return useQuery<ReplyQueue>({ queryKey: ["/api/dashboard/queue?limit=50"], enabled, ...refresh.leads });
}

/** Renters who haven't answered, and those put aside today; refetched like the queue. */
export function useQueueRest(enabled: boolean) {
  return useQuery<QueueRest>({ queryKey: ["/api/dashboard/queue/rest"], enabled, ...refresh.leads });
}

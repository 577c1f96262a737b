import type { LeadDetail } from "@llave/contract/leads";
import { useState } from "react";
import { useSearchParams } from "react-router";

/**
 * Which of a lead's conversations is open: it follows the one the renter writes in now, until the agent opens another one or
 * arrives at another one's address.
 */
export function useOpenThread(threads: LeadDetail["threads"]) {
  const [search] = useSearchParams();
  const asked = search.get("thread");
  const [chosen, setChosen] = useState<string | null>(asked);
  const [current] = threads;
  const open = threads.find(({ conversationId }) => conversationId === chosen) ?? current;
  return {
    open: open?.conversationId ?? null,
    choose: (id: string) => setChosen(id === current?.conversationId ? null : id),
  };
}

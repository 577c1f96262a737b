import type { LeadDetail } from "@llave/contract/leads/leads";
import { useState } from "react";
import { useSearchParams } from "react-router";

/**
 * Which of a lead's conversations is open: it follows the one the renter writes in now, until the agent opens another one or
 * arrives at another one's address.
 */
export function useOpenThread(threads: LeadDetail["threads"]) {
  const [search] = useSearchParams();
  const asked = search.get("thread");
  const [choice, setChoice] = useState<{ asked: string | null; chosen: string | null }>({ asked, chosen: asked });
  const chosen = choice.asked === asked ? choice.chosen : asked;
  const [current] = threads;
  const open = threads.find(({ conversationId }) => conversationId === chosen) ?? current;
  return {
    open: open?.conversationId ?? null,
    choose: (id: string) => setChoice({ asked, chosen: id === current?.conversationId ? null : id }),
  };
}

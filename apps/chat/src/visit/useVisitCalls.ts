import { changeVisit, fetchVisitTimes } from "../conversation/calls.ts";
import type { Conversation } from "../conversation/useConversation.ts";
import type { VisitCalls } from "./visitCalls.ts";

/** The calls of a showing's card for this page's conversation; it refetches right after a change. */
export function useVisitCalls(linkId: string, { id, refresh }: Pick<Conversation, "id" | "refresh">): VisitCalls {
  return {
    times: () => fetchVisitTimes(linkId, id.current),
    move: (at) => changeVisit("move", { linkId, conversationId: id.current, at }).then(refresh),
    cancel: () => changeVisit("cancel", { linkId, conversationId: id.current }).then(refresh),
  };
}

import type { ShowingTimes } from "@llave/contract/conversations/conversation";
import { call, conversationPath } from "../calls/calls.ts";
import { post } from "../calls/post.ts";

/** The visitor's own conversation, and how to fetch it again. */
export interface OwnConversation {
  linkId: string;
  id: { readonly current: string };
  refresh: () => void;
}

/** What a showing's card requests from the server. */
export interface ShowingCalls {
  /** The agent's free times. */
  times: () => Promise<ShowingTimes>;
  /** Moves the showing to another time, given as ISO. */
  move: (at: string) => Promise<unknown>;
  cancel: () => Promise<unknown>;
}

/** The calls of a showing's card; the conversation is fetched again right after a change. */
export function showingCalls({ linkId, id, refresh }: OwnConversation): ShowingCalls {
  const change = (what: "move" | "cancel", at?: string) => {
    const body = { linkId, conversationId: id.current, at };
    // A cancellation that can still be undone is sent when the renter leaves the page.
    return post(`/api/renter/showing/${what}`, body, { keepalive: true }).then(refresh);
  };
  return {
    times: () => call(conversationPath("showing/times", linkId, id.current)),
    move: (at) => change("move", at),
    cancel: () => change("cancel"),
  };
}

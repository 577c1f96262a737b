import type { ThreadMessage } from "@llave/contract/conversations/conversation";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { useThread } from "../queries.ts";

/** The id of a message's element. */
export function messageElementId(messageId: string): string {
  return `message-${messageId}`;
}

/**
 * Opens a thread at the message that the address names, loading older pages until it is there. Each visit of the address
 * moves to it once: later messages move nothing.
 * @returns the message's id, null if the address names none of this thread
 */
export function useAskedMessage(
  conversationId: string,
  messages: readonly ThreadMessage[] | null,
  { hasNextPage, isFetching, fetchNextPage }: ReturnType<typeof useThread>,
): string | null {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const asked = search.get("thread") === conversationId ? search.get("message") : null;
  const loaded = messages?.some(({ id }) => id === asked) ?? false;
  const movedFor = useRef<string | null>(null);
  useEffect(() => {
    if (asked === null || messages === null || movedFor.current === key) return;
    if (!loaded) {
      if (hasNextPage && !isFetching) void fetchNextPage();
      return;
    }
    movedFor.current = key;
    const element = document.getElementById(messageElementId(asked));
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  }, [asked, messages, loaded, key, hasNextPage, isFetching, fetchNextPage]);
  return loaded ? asked : null;
}

import { useEffect, useEffectEvent } from "react";
import { conversationPath } from "./calls.ts";

/** The first and longest wait before retrying a refused stream. Milliseconds. */
const firstWaitMs = 2_000;
const maxWaitMs = 60_000;

/**
 * Fetches what the agent writes: on a server event, when the stream opens and, without a stream, on each retry. Nothing
 * is open while the page is hidden.
 * @param of the link of a conversation the server has; null before there is one
 * @param id its id, read when a stream opens
 */
export function useLaterReplies(of: string | null, id: { current: string }, look: () => void): void {
  const onNews = useEffectEvent(look);
  useEffect(() => {
    if (!of) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = firstWaitMs;
    const close = () => {
      clearTimeout(timer);
      source?.close();
    };
    const open = () => {
      close();
      if (document.hidden) return;
      const stream = new EventSource(conversationPath("events", of, id.current));
      source = stream;
      stream.onopen = () => {
        wait = firstWaitMs;
        onNews();
      };
      stream.addEventListener("change", onNews);
      stream.onerror = () => {
        // The browser reopens a broken stream, but not a refused one.
        if (stream.readyState !== EventSource.CLOSED) return;
        onNews();
        timer = setTimeout(open, wait);
        wait = Math.min(wait * 2, maxWaitMs);
      };
    };
    open();
    document.addEventListener("visibilitychange", open);
    return () => {
      close();
      document.removeEventListener("visibilitychange", open);
    };
  }, [of, id]);
}

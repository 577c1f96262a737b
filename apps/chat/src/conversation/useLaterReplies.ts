import { useEffect, useEffectEvent } from "react";
import { conversationPath } from "./calls.ts";

/** The first wait before a stream that was refused is tried again, and the longest. Milliseconds. */
const firstWait = 2_000;
const longestWait = 60_000;

/**
 * Looks for what the agent writes: when the server tells of it, when the stream opens, and, where there is
 * no stream, each time it is tried again. Nothing is open while the page is hidden.
 * @param of the link of a conversation that the server has, null before there is one
 * @param id its id, read when a stream opens
 */
export function useLaterReplies(of: string | null, id: { current: string }, look: () => void): void {
  const onNews = useEffectEvent(look);
  useEffect(() => {
    if (!of) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = firstWait;
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
        wait = firstWait;
        onNews();
      };
      stream.addEventListener("change", onNews);
      stream.onerror = () => {
        // The browser opens a stream again that broke, but not one that was refused.
        if (stream.readyState !== EventSource.CLOSED) return;
        onNews();
        timer = setTimeout(open, wait);
        wait = Math.min(wait * 2, longestWait);
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

import { conversationPath } from "../calls/calls.ts";

/** The first and longest wait before retrying a refused stream. Milliseconds. */
const firstWaitMs = 2_000;
const maxWaitMs = 60_000;

/**
 * Fetches what the agent writes: on a server event, when the stream opens and, without a stream, on each retry. Nothing
 * is open while the page is hidden.
 * @param id the conversation's id, read when a stream opens
 * @returns stops it
 */
export function followReplies(linkId: string, id: { readonly current: string }, look: () => void): () => void {
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
    const stream = new EventSource(conversationPath("events", linkId, id.current));
    source = stream;
    stream.onopen = () => {
      wait = firstWaitMs;
      look();
    };
    stream.addEventListener("change", look);
    stream.onerror = () => {
      // The browser reopens a broken stream, but not a refused one.
      if (stream.readyState !== EventSource.CLOSED) return;
      look();
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
}

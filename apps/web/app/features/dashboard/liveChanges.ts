import type { LiveEvent } from "@llave/contract/agent";

/** The first wait before a lost stream is opened again, and the longest. Milliseconds. */
const firstWait = 1_000;
const longestWait = 30_000;

/** What any change of a conversation can change. */
const lists = [
  "/api/leads",
  "/api/lead-views",
  "/api/dashboard/queue",
  "/api/agent/dashboard",
  "/api/conversations/recent",
  "/api/drafts",
  "/api/showings",
  "/api/notifications",
];

/** True where a change touches what a query holds; `key` is the path the query asked for. */
export function isTouched(key: string, { leadId, conversationId }: LiveEvent): boolean {
  const { pathname } = new URL(key, "http://path-only");
  if (lists.includes(pathname)) return true;
  const conversation = `/api/conversations/${conversationId}`;
  if (leadId !== null && pathname.startsWith(`/api/leads/${leadId}`)) return true;
  return [conversation, `${conversation}/messages`].includes(pathname);
}

/** True where some change of some conversation can touch what a query holds. */
export function isLive(key: string): boolean {
  const { pathname } = new URL(key, "http://path-only");
  return lists.includes(pathname) || /^\/api\/(leads|conversations)\//.test(pathname);
}

interface Listener {
  onChange(event: LiveEvent): void;
  /** The stream opened, for the first time or again: what changed before it did went unseen. */
  onOpen(): void;
}

/**
 * Listens to the agent's live events until the returned function is called. A stream that ends is
 * opened again, each time later; the lists' own polling goes on meanwhile.
 */
export function listenToChanges(path: string, listener: Listener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;

  const open = () => {
    source = new EventSource(path);
    source.addEventListener("open", () => {
      listener.onOpen();
      wait = firstWait;
    });
    source.addEventListener("change", (message) => listener.onChange(JSON.parse(message.data)));
    source.addEventListener("error", () => {
      // The browser reopens a stream that broke, but not one that was refused.
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, longestWait);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

import type { LiveEvent } from "@llave/contract/agent/agent";

/** The first and longest wait before reopening a lost stream. Milliseconds. */
const firstWaitMs = 1_000;
const maxWaitMs = 30_000;

/** What any change of a conversation can affect. */
const lists = [
  "/api/leads",
  "/api/saved-views",
  "/api/dashboard/queue",
  "/api/dashboard/queue/rest",
  "/api/dashboard/since-closing",
  "/api/dashboard/analytics",
  "/api/dashboard/trends",
  "/api/dashboard/advice",
  "/api/agent/dashboard",
  "/api/conversations/recent",
  "/api/drafts",
  "/api/follow-ups",
  "/api/showings",
  "/api/notifications",
];

/** True if a change affects a query's data; `key` is the path the query requested. */
export function isTouched(key: string, { leadId, conversationId }: LiveEvent): boolean {
  const { pathname } = new URL(key, "http://path-only");
  if (lists.includes(pathname)) return true;
  const conversation = `/api/conversations/${conversationId}`;
  if (leadId !== null && pathname.startsWith(`/api/leads/${leadId}`)) return true;
  return [conversation, `${conversation}/messages`].includes(pathname);
}

/** True if some change of some conversation can affect a query's data. */
export function isLive(key: string): boolean {
  const { pathname } = new URL(key, "http://path-only");
  return lists.includes(pathname) || /^\/api\/(leads|conversations)\//.test(pathname);
}

interface Listener {
  onChange(event: LiveEvent): void;
  /** The stream opened, for the first time or again: earlier changes went unseen. */
  onOpen(): void;
}

/**
 * Listens to the agent's live events until the returned function is called. Reopens a stream that ends, waiting longer
 * each time; the lists' own polling continues in the meantime.
 */
export function listenToChanges(path: string, listener: Listener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWaitMs;

  const open = () => {
    source = new EventSource(path);
    source.addEventListener("open", () => {
      listener.onOpen();
      wait = firstWaitMs;
    });
    source.addEventListener("change", (message) => listener.onChange(JSON.parse(message.data)));
    source.addEventListener("error", () => {
      // The browser reopens a stream that broke, but not one that was refused.
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, maxWaitMs);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

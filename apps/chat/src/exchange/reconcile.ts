import type { ChatMessage } from "@llave/contract/conversation";
import type { Entry } from "../conversation/entry.ts";

/**
 * Updates the thread to what the server has stored without disturbing the screen: a message keeps its key, so nothing
 * is announced twice; messages not stored yet stay last.
 */
export function reconcile(entries: Entry[], stored: ChatMessage[]): Entry[] {
  const known = new Map(entries.filter(isNamed).map((entry) => [entry.storedId, entry]));
  const unnamed = entries.filter((entry) => entry.delivery === "stored" && entry.storedId === null);
  const unsent = entries.filter(({ delivery }) => delivery !== "stored");
  const thread = stored.map((message) => {
    const entry = known.get(message.id) ?? takeFirst(unnamed, message.role);
    return entry
      ? named(entry, message)
      : { ...message, key: message.id, storedId: message.id, delivery: "stored" as const };
  });
  return [...thread, ...unsent];
}

function isNamed(entry: Entry): entry is Entry & { storedId: string } {
  return entry.storedId !== null;
}

/** The assistant's messages stay as first shown; the renter's are shown as stored (with numbers masked). */
function named(entry: Entry, message: ChatMessage): Entry {
  const { id: storedId, timestamp, language, author, times, earlierTimes, timesFor, matches, showing } = message;
  const content = entry.role === "user" ? message.content : entry.content;
  return {
    ...entry,
    storedId,
    author,
    times,
    earlierTimes,
    timesFor,
    matches,
    showing,
    timestamp,
    content,
    language: content === message.content ? language : entry.language,
  };
}

function takeFirst(entries: Entry[], role: Entry["role"]): Entry | undefined {
  const at = entries.findIndex((entry) => entry.role === role);
  return at < 0 ? undefined : entries.splice(at, 1)[0];
}

import type { RenterMessage } from "@llave/contract/conversations/conversation";
import type { Entry } from "../conversation/entry.ts";

/**
 * Updates the thread to what the server has stored without disturbing the screen: a message keeps its key, so nothing
 * is announced twice; messages not stored yet stay last. Earlier texts from the renter's phone can be inserted, which
 * shifts the positions: a message on screen is recognized by its author and time, and texts weren't on screen before.
 */
export function reconcile(entries: Entry[], stored: RenterMessage[]): Entry[] {
  const known = Map.groupBy(entries.filter(isNamed), identity);
  const unnamed = entries.filter((entry) => entry.delivery === "stored" && entry.storedId === null);
  const unsent = entries.filter(({ delivery }) => delivery !== "stored");
  const texts = new Set(stored.map(textOf));
  const thread = stored.map((message) => {
    const entry =
      known.get(identity(message))?.shift() ?? (message.elsewhere ? undefined : takeShown(unnamed, message, texts));
    return entry ? named(entry, message) : shown(message);
  });
  return [...thread, ...unsent];
}

function isNamed(entry: Entry): entry is Entry & { storedId: string } {
  return entry.storedId !== null;
}

function identity({ role, timestamp }: Pick<Entry, "role" | "timestamp">): string {
  return `${timestamp} ${role}`;
}

/** Positions shift, so a position alone would not stay a valid key. */
function shown({ elsewhere: _, id, ...message }: RenterMessage): Entry {
  return { ...message, key: `${id} ${message.timestamp}`, storedId: id, delivery: "stored" };
}

/** The assistant's messages stay as first shown; the renter's are shown as stored (with numbers masked). */
function named(entry: Entry, message: RenterMessage): Entry {
  const {
    id: storedId,
    timestamp,
    language,
    author,
    times,
    earlierTimes,
    timesFor,
    matches,
    question,
    showing,
  } = message;
  const content = entry.role === "user" ? message.content : entry.content;
  return {
    ...entry,
    storedId,
    author,
    times,
    earlierTimes,
    timesFor,
    matches,
    question,
    showing,
    timestamp,
    content,
    language: content === message.content ? language : entry.language,
  };
}

/**
 * Takes the entry that shows a message: the one with its text, or else the first whose text was stored in other words. A
 * message that isn't on screen, such as a canceled showing before the reply, must not take the reply's place.
 */
function takeShown(entries: Entry[], message: RenterMessage, texts: ReadonlySet<string>): Entry | undefined {
  const same = entries.findIndex((entry) => textOf(entry) === textOf(message));
  const at = same >= 0 ? same : entries.findIndex((entry) => entry.role === message.role && !texts.has(textOf(entry)));
  return at < 0 ? undefined : entries.splice(at, 1)[0];
}

function textOf({ role, content }: Pick<Entry, "role" | "content">): string {
  return `${role} ${content}`;
}

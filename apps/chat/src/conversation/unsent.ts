import type { Language } from "@llave/ui/language";
import type { Entry } from "./entry.ts";

/** Messages that the server hasn't confirmed, stored per tab so that a reload loses none. */
interface StoredMessages {
  conversationId: string;
  messages: { key: string; content: string; timestamp: string; language: Language; queued: boolean }[];
}

function storageKey(linkId: string): string {
  return `llave_unsent:${linkId}`;
}

/** Stores a conversation's unconfirmed messages, or removes the entry when there are none. */
export function storeUnsent(linkId: string, conversationId: string, entries: Entry[]): void {
  const messages = entries
    .filter(({ delivery }) => delivery !== "stored")
    .map(({ key, content, timestamp, language, delivery }) => ({
      ...{ key, content, timestamp, language },
      queued: delivery === "queued",
    }));
  try {
    if (messages.length === 0) sessionStorage.removeItem(storageKey(linkId));
    else
      sessionStorage.setItem(storageKey(linkId), JSON.stringify({ conversationId, messages } satisfies StoredMessages));
  } catch {
    // Storage is blocked or full: the messages last as long as the page does.
  }
}

/**
 * Messages that an earlier load of this tab couldn't confirm, marked as failed; those waiting for the network keep
 * waiting. If the server's last message from the renter has the same text, the message did arrive, but its response
 * came too late.
 */
export function readUnsent(
  linkId: string,
  lastStored: string | undefined,
): { conversationId: string; entries: Entry[] } | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(linkId)) ?? "null") as StoredMessages | null;
    if (!stored) return null;
    const entries = stored.messages
      .filter(({ content }) => content !== lastStored)
      .map(
        ({ queued, ...message }): Entry => ({
          ...message,
          role: "user",
          storedId: null,
          delivery: queued ? "queued" : "failed",
        }),
      );
    return { conversationId: stored.conversationId, entries };
  } catch {
    return null;
  }
}

import { LRUCache } from "lru-cache";
import { type ConversationKey, nameOf, type StoredConversation } from "../storing/store.ts";

/** A conversation takes about 2 KB. */
const mostKept = 5_000;

/**
 * The conversations that this server wrote last, so that a renter's next message needs no
 * read before it. A copy is never trusted for more than a guess: the write names its
 * version and changes nothing when the database has a newer one. Whatever else changes a
 * conversation must therefore move its version on.
 */
export class KeptConversations {
  readonly #kept = new LRUCache<string, StoredConversation>({ max: mostKept });

  get(key: ConversationKey): StoredConversation | undefined {
    return this.#kept.get(nameOf(key));
  }

  /** Keeps a conversation as it was just written; the one kept longest without a turn goes. */
  keep(key: ConversationKey, conversation: StoredConversation): void {
    this.#kept.set(nameOf(key), conversation);
  }

  forget(key: ConversationKey): void {
    this.#kept.delete(nameOf(key));
  }
}

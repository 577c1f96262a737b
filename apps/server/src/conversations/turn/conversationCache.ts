import { LRUCache } from "lru-cache";
import { type ConversationKey, nameOf, type StoredConversation } from "../../threads/storing/store.ts";

/** A conversation takes about 2 KB. */
const maxCached = 5_000;

/**
 * The conversations this server wrote most recently, so that a renter's next message needs no read first. A copy is
 * only a guess: the write names its version and changes nothing if the database has a newer one. So anything else that
 * changes a conversation must also increment its version.
 */
export class ConversationCache {
  readonly #cached = new LRUCache<string, StoredConversation>({ max: maxCached });

  get(key: ConversationKey): StoredConversation | undefined {
    return this.#cached.get(nameOf(key));
  }

  /** Caches a conversation as just written; evicts the one with the oldest turn. */
  keep(key: ConversationKey, conversation: StoredConversation): void {
    this.#cached.set(nameOf(key), conversation);
  }

  forget(key: ConversationKey): void {
    this.#cached.delete(nameOf(key));
  }
}

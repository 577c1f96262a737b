import { type ConversationKey, nameOf, type StoredConversation } from "./store.ts";

/** A conversation takes about 2 KB. */
const mostKept = 5_000;

/**
 * The conversations this server wrote most recently, so that a renter's next message needs no read first. A copy is
 * only a guess: the write names its version and changes nothing if the database has a newer one. So whatever else
 * changes a conversation must also increment its version.
 */
export class KeptConversations {
  readonly #kept = new Map<string, StoredConversation>();

  get(key: ConversationKey): StoredConversation | undefined {
    return this.#kept.get(nameOf(key));
  }

  /** Caches a conversation as just written; evicts the one that has gone longest without a turn. */
  keep(key: ConversationKey, conversation: StoredConversation): void {
    const name = nameOf(key);
    this.#kept.delete(name);
    this.#kept.set(name, conversation);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
  }

  forget(key: ConversationKey): void {
    this.#kept.delete(nameOf(key));
  }
}

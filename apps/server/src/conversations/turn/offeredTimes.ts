import { LRUCache } from "lru-cache";
import { type ConversationKey, nameOf } from "../../threads/storing/store.ts";

/** How long a renter who was offered times is taken to be choosing. Milliseconds. */
const choosingMs = 10 * 60_000;
const maxAgents = 1_000;

/** Who was offered a time last, and when. */
interface Offer {
  conversation: string;
  until: number;
}

/**
 * The times that renters are choosing from, so that two of them aren't offered the same ones at once. Only this server's,
 * and only a preference: a time is free for everyone until it is booked.
 */
export class OfferedTimes {
  readonly #agents = new LRUCache<string, Map<string, Offer>>({ max: maxAgents });

  /**
   * Replaces what a conversation chooses from.
   * @param times ISO timestamps
   */
  note(key: ConversationKey, times: readonly string[], now: Date): void {
    const before = this.#agents.get(key.agentId);
    if (times.length === 0 && before === undefined) return;
    const conversation = nameOf(key);
    const isOver = ({ conversation: of, until }: Offer): boolean => of === conversation || until <= now.getTime();
    const open = [...(before ?? [])].filter(([, offer]) => !isOver(offer));
    const offer = { conversation, until: now.getTime() + choosingMs };
    this.#agents.set(key.agentId, new Map([...open, ...times.map((at): [string, Offer] => [at, offer])]));
  }

  /** The times that other renters of the agent are choosing from, as ISO timestamps. */
  ofOthers(key: ConversationKey, now: Date): ReadonlySet<string> {
    const conversation = nameOf(key);
    const others = [...(this.#agents.get(key.agentId) ?? [])].filter(
      ([, offer]) => offer.conversation !== conversation && offer.until > now.getTime(),
    );
    return new Set(others.map(([at]) => at));
  }
}

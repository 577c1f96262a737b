import { setTimeout as pause } from "node:timers/promises";
import { ApiError } from "../../http/errors.ts";

/** Messages of one conversation that may wait or be in progress at a time; a person's page sends them one by one. */
const maxQueued = 24;
/** Seconds after which a refused message may be resent: by then several were answered. */
const retryAfterSeconds = 1;
/** Renters count as writing for this long after their last message. Milliseconds. */
const writingMs = 5_000;
/** After this long, work that can wait starts even if renters keep writing. Milliseconds. */
const patienceMs = 500;

interface ConversationQueue {
  length: number;
  /** Settles once everything in the queue is answered. */
  last: Promise<unknown>;
}

/**
 * Answers the messages of one conversation one by one, in order of arrival. Each answer depends on the one before, so
 * working on two at the same time would only make one start over.
 */
export class TurnQueue {
  readonly #queues = new Map<string, ConversationQueue>();
  /** Starts what waits until no renter does. */
  readonly #waiting = new Set<() => void>();
  #lastTurnAt = Number.NEGATIVE_INFINITY;

  /**
   * Runs a turn after the earlier ones of its conversation have finished or failed.
   * @throws ApiError `too_many_requests` if too many are waiting already
   */
  async run<Result>(conversation: string, turn: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(conversation) ?? { length: 0, last: Promise.resolve() };
    if (queue.length >= maxQueued) throw new ApiError("too_many_requests", { retryAfter: retryAfterSeconds });
    this.#queues.set(conversation, queue);
    queue.length++;
    this.#lastTurnAt = performance.now();
    const answer = queue.last.then(turn);
    queue.last = answer.catch(() => {});
    try {
      return await answer;
    } finally {
      queue.length--;
      if (queue.length === 0) this.#queues.delete(conversation);
      if (this.#queues.size === 0) for (const start of [...this.#waiting]) start();
    }
  }

  /** True while renters write on the page: work that can wait does little at a time. */
  get isBusy(): boolean {
    return performance.now() - this.#lastTurnAt < writingMs;
  }

  /** Resolves once no renter is waiting for an answer on the page: before work that can wait a moment, such as a text. */
  async quiet(): Promise<void> {
    if (this.#queues.size === 0) return;
    await new Promise<void>((resolve) => {
      const start = () => {
        clearTimeout(timer);
        this.#waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(start, patienceMs);
      this.#waiting.add(start);
    });
  }

  /**
   * Does low-priority work: it starts when no renter waits ({@link quiet}), and takes at most a third of the time
   * while renters are writing on the page.
   */
  async giveWay<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.quiet();
    const from = performance.now();
    try {
      return await work();
    } finally {
      if (this.isBusy) await pause(Math.min(2 * (performance.now() - from), patienceMs));
    }
  }
}

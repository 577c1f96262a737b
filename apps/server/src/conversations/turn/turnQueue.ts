import { ApiError } from "../../http/errors.ts";

/** Messages of one conversation that may wait or be in progress at a time; a person's page sends them one by one. */
const maxInHand = 24;
/** Seconds after which a refused message may be resent: by then several were answered. */
const retryAfter = 1;

interface Line {
  length: number;
  /** Settles once everything in the queue is answered. */
  last: Promise<unknown>;
}

/**
 * Answers the messages of one conversation one by one, in order of arrival. Each answer depends on the one before, so
 * working on two at once would only make one of them start over.
 */
export class TurnQueue {
  readonly #lines = new Map<string, Line>();

  /**
   * Runs a turn after the earlier ones of its conversation have finished or failed.
   * @throws ApiError `too_many_requests` if too many are waiting already
   */
  async run<Result>(conversation: string, turn: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(conversation) ?? { length: 0, last: Promise.resolve() };
    if (line.length >= maxInHand) throw new ApiError("too_many_requests", { retryAfter });
    this.#lines.set(conversation, line);
    line.length++;
    const answer = line.last.then(turn);
    line.last = answer.catch(() => {});
    try {
      return await answer;
    } finally {
      line.length--;
      if (line.length === 0) this.#lines.delete(conversation);
    }
  }
}

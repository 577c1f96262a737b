import { ApiError } from "../../http/errors.ts";

/** Messages of one conversation that may wait or be answered at a time; a person's page sends one after the other. */
const maxInHand = 24;
/** Seconds after which a refused message may come again: by then several were answered. */
const retryAfter = 1;

interface Line {
  length: number;
  /** Settles once everything in line is answered. */
  last: Promise<unknown>;
}

/**
 * Answers the messages of one conversation one after the other, in the order they came. Each one's answer rests on what
 * the one before left, so working on two at once only makes one of them start over.
 */
export class TurnQueue {
  readonly #lines = new Map<string, Line>();

  /**
   * Runs a turn once those before it in its conversation have ended, however they ended.
   * @throws ApiError `too_many_requests` where too many wait already
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

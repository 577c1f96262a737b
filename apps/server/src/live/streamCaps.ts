import { ApiError } from "../http/errors.ts";

/** A limit on simultaneously open streams. */
export interface Cap {
  /** The counted thing, such as `session 123`. */
  of: string;
  max: number;
}

/** Seconds until a refused page may try again; it polls in the meantime. */
const retryAfter = 30;

/** Counts the open streams of each session, account and server. */
export class StreamCaps {
  readonly #open = new Map<string, number>();

  /**
   * Counts one more stream.
   * @returns the function that removes it from the count
   * @throws ApiError `too_many_requests` if a cap is reached
   */
  take(caps: readonly Cap[]): () => void {
    if (caps.some(({ of, max }) => (this.#open.get(of) ?? 0) >= max)) {
      throw new ApiError("too_many_requests", { retryAfter });
    }
    for (const { of } of caps) this.#open.set(of, (this.#open.get(of) ?? 0) + 1);
    return () => {
      for (const { of } of caps) this.#leave(of);
    };
  }

  #leave(of: string): void {
    const left = (this.#open.get(of) ?? 1) - 1;
    if (left > 0) this.#open.set(of, left);
    else this.#open.delete(of);
  }
}

/** When a breaker opens and for how long. Times in milliseconds. */
export interface BreakerLimits {
  /** How many failures within the window open it. */
  failures: number;
  window: number;
  /** How long calls are paused; then one call is allowed as a try. */
  rest: number;
}

export type BreakerState = "closed" | "open" | "half_open";

/**
 * Keeps a failing provider from costing every renter the whole budget. While open, it lets nothing through; after a
 * pause one call tries, and its outcome closes or reopens the breaker.
 */
export class Breaker {
  readonly #limits: BreakerLimits;
  readonly #now: () => number;
  readonly #onChange: (state: BreakerState) => void;
  #state: BreakerState = "closed";
  #failures: number[] = [];
  #openedAt = 0;
  #trying = false;

  constructor(limits: BreakerLimits, now: () => number, onChange: (state: BreakerState) => void = () => {}) {
    this.#limits = limits;
    this.#now = now;
    this.#onChange = onChange;
  }

  get state(): BreakerState {
    return this.#state;
  }

  /** True if a call may be made; report its outcome afterward. */
  allows(): boolean {
    if (this.#state === "closed") return true;
    if (this.#state === "open" && this.#now() - this.#openedAt >= this.#limits.rest) this.#become("half_open");
    if (this.#state !== "half_open" || this.#trying) return false;
    this.#trying = true;
    return true;
  }

  succeeded(): void {
    this.#trying = false;
    if (this.#state === "closed") return;
    this.#failures = [];
    this.#become("closed");
  }

  failed(): void {
    const now = this.#now();
    this.#failures = [...this.#failures.filter((at) => now - at < this.#limits.window), now];
    const tried = this.#trying;
    this.#trying = false;
    if (this.#state === "open") return;
    if (!tried && this.#failures.length < this.#limits.failures) return;
    this.#openedAt = now;
    this.#become("open");
  }

  #become(state: BreakerState): void {
    this.#state = state;
    this.#onChange(state);
  }
}

import { type RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { ApiError } from "../../http/errors.ts";
import { type Limits, refusal, type Window } from "../../plugins/limits.ts";

const quarterHour = 900;
const hour = 3_600;
const day = 24 * hour;

/**
 * Wrong passwords allowed: of an account from one address, of an account from everywhere, and from one address on all
 * accounts. Beyond them the first wait is a quarter hour, and each further one of a day twice as long, up to `longest`.
 * An account's own is kept to an hour: it stops its owner too, at a browser they never used.
 */
const rules = {
  pair: { points: 10, duration: quarterHour, longest: day },
  account: { points: 50, duration: hour, longest: hour },
  address: { points: 60, duration: quarterHour, longest: day },
} as const satisfies Record<string, Window & { longest: number }>;

/** Who tries to sign in where. */
export interface SignInAttempt {
  email: string;
  /** As limits count it. */
  address: string;
  /** A browser that this account was signed in with: guesses of others never stop it. */
  isKnownDevice: boolean;
}

/** Slows down guessing, whether it tries one account or many, from one address or many. All servers count together. */
export class SignInLimits {
  readonly #rules: Rule[];
  readonly #told: RateLimiterPostgres;
  readonly #onBlocked: (email: string) => Promise<void>;

  /** @param onBlocked hears once a day of an account that guesses at were stopped, whether or not it exists */
  constructor(limits: Limits, onBlocked: (email: string) => Promise<void>) {
    this.#rules = Object.entries(rules).map(([name, rule]) => new Rule(limits, name as keyof typeof rules, rule));
    this.#told = limits.shared("signin-told", { points: 1, duration: day });
    this.#onBlocked = onBlocked;
  }

  /**
   * Counts an attempt before its password is looked at, so that guesses made at the same moment count too; a right
   * one is forgotten again.
   * @throws ApiError `too_many_sign_ins`, which is the same whether or not there is such an account
   */
  async begin(attempt: SignInAttempt): Promise<void> {
    for (const rule of this.#rules) {
      const refused = await rule.count(attempt);
      if (!refused) continue;
      if (refused.isNew && rule.name !== "address") await this.#tellOnce(attempt.email);
      throw refused.error;
    }
  }

  /** A right password takes its own attempt back, and forgets the failures of this account at this address. */
  async succeed(attempt: SignInAttempt): Promise<void> {
    for (const rule of this.#rules) await rule.takeBack(attempt);
  }

  /** The owner proved themselves by mail: nothing counts against the account any more. */
  async forget(attempt: SignInAttempt): Promise<void> {
    for (const rule of this.#rules) if (rule.name !== "address") await rule.forget(attempt);
  }

  async #tellOnce(email: string): Promise<void> {
    const isFirst = await this.#told.consume(email).then(
      () => true,
      () => false,
    );
    if (isFirst) await this.#onBlocked(email);
  }
}

class Rule {
  readonly name: keyof typeof rules;
  readonly #failures: RateLimiterPostgres;
  readonly #waits: RateLimiterPostgres;
  readonly #longest: number;

  constructor(limits: Limits, name: keyof typeof rules, { longest, ...window }: Window & { longest: number }) {
    this.name = name;
    this.#failures = limits.shared(`signin-${name}`, window);
    this.#waits = limits.shared(`signin-${name}-waits`, { points: 1_000, duration: day });
    this.#longest = longest;
  }

  /** Null within the rule; else the refusal, new where this attempt began the wait. */
  async count(attempt: SignInAttempt): Promise<{ error: ApiError; isNew: boolean } | null> {
    const key = this.#keyOf(attempt);
    if (key === null) return null;
    const state = await this.#failures.consume(key).catch((reason: unknown) => reason);
    if (!(state instanceof RateLimiterRes)) throw state;
    const beyond = state.consumedPoints - this.#failures.points;
    if (beyond <= 0) return null;
    const ends = beyond === 1 ? await this.#wait(key) : state;
    return { error: refusal(ends, "too_many_sign_ins"), isNew: beyond === 1 };
  }

  /** Begins a wait, twice as long as the one before it. */
  async #wait(key: string): Promise<RateLimiterRes> {
    const { consumedPoints } = await this.#waits.consume(key);
    return this.#failures.block(key, Math.min(quarterHour * 2 ** (consumedPoints - 1), this.#longest));
  }

  async takeBack(attempt: SignInAttempt): Promise<void> {
    const key = this.#keyOf(attempt);
    if (key === null) return;
    if (this.name === "pair") await this.forget(attempt);
    else await this.#failures.reward(key);
  }

  async forget(attempt: SignInAttempt): Promise<void> {
    const key = this.#keyOf({ ...attempt, isKnownDevice: false });
    if (key === null) return;
    await this.#failures.delete(key);
    await this.#waits.delete(key);
  }

  #keyOf({ email, address, isKnownDevice }: SignInAttempt): string | null {
    if (this.name === "address") return address;
    if (this.name === "pair") return `${email}|${address}`;
    return isKnownDevice ? null : email;
  }
}

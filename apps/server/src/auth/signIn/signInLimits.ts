import { type RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { type Limits, rateLimitError, type Window } from "../../plugins/limits.ts";

const quarterHour = 900;
const hour = 3_600;
const day = 24 * hour;

/**
 * Wrong passwords allowed: for an account from one address, for an account from everywhere, and from one address for
 * all accounts; and wrong codes for an account. After that, the first wait is a quarter of an hour, and each further
 * one that day twice as long, up to `maxWait`. The wait for an account's passwords stays at an hour, because it also
 * stops its owner in a new browser.
 */
const rules = {
  pair: { points: 10, duration: quarterHour, maxWait: day },
  account: { points: 50, duration: hour, maxWait: hour },
  address: { points: 60, duration: quarterHour, maxWait: day },
  // Wrong codes after a right password: a new try needs only the password again, so a token's own limit isn't enough.
  code: { points: 10, duration: hour, maxWait: day },
} as const satisfies Record<string, Window & { maxWait: number }>;

type RuleName = keyof typeof rules;
/** What was guessed many times. */
export type Guessed = "passwords" | "codes";

/** Who is trying to sign in, and from where. */
export interface SignInAttempt {
  email: string;
  /** The client's address as limits count it. */
  address: string;
  /** A browser this account was signed in with: other people's guesses never block it. */
  isKnownDevice: boolean;
}

/** Slows down guessing, whether it tries one account or many, from one address or many. All servers count together. */
export class SignInLimits {
  readonly #rules: Rule[];
  readonly #code: Rule;
  readonly #told: RateLimiterPostgres;
  readonly #onBlocked: (email: string, guessed: Guessed) => Promise<void>;

  /** @param onBlocked called once a day per account with blocked guesses, even if the account doesn't exist */
  constructor(limits: Limits, onBlocked: (email: string, guessed: Guessed) => Promise<void>) {
    this.#rules = (["pair", "account", "address"] as const).map((name) => new Rule(limits, name));
    this.#code = new Rule(limits, "code");
    this.#told = limits.shared("signin-told", { points: 1, duration: day });
    this.#onBlocked = onBlocked;
  }

  /**
   * Counts an attempt before checking its password, so that simultaneous guesses count too; a correct one is removed
   * again.
   * @throws ApiError `too_many_sign_ins`, the same whether or not there is such an account
   */
  async begin(attempt: SignInAttempt): Promise<void> {
    for (const rule of this.#rules) {
      const refused = await rule.count(attempt);
      if (!refused) continue;
      if (refused.isNew && rule.name !== "address") await this.#tellOnce(attempt.email, "passwords");
      throw rateLimitError(refused.ends, "too_many_sign_ins");
    }
  }

  /**
   * Counts a code typed after the right password before checking it.
   * @throws ApiError `too_many_codes`
   */
  async beginCode(attempt: SignInAttempt): Promise<void> {
    const refused = await this.#code.count(attempt);
    if (!refused) return;
    if (refused.isNew) await this.#tellOnce(attempt.email, "codes");
    throw rateLimitError(refused.ends, "too_many_codes");
  }

  /** A correct code removes its own attempt; earlier ones stay, since someone else may have made them. */
  async succeedWithCode(attempt: SignInAttempt): Promise<void> {
    await this.#code.undo(attempt);
  }

  /** A correct password removes its own attempt, and this address's failures for the account. */
  async succeed(attempt: SignInAttempt): Promise<void> {
    for (const rule of this.#rules) await rule.undo(attempt);
  }

  /** The owner proved their identity by mail: earlier failures no longer count against the account. */
  async forget(attempt: SignInAttempt): Promise<void> {
    for (const rule of [...this.#rules, this.#code]) if (rule.name !== "address") await rule.forget(attempt);
  }

  async #tellOnce(email: string, guessed: Guessed): Promise<void> {
    const isFirst = await this.#told.consume(guessed === "codes" ? `${email}|codes` : email).then(
      () => true,
      () => false,
    );
    if (isFirst) await this.#onBlocked(email, guessed);
  }
}

class Rule {
  readonly name: RuleName;
  readonly #failures: RateLimiterPostgres;
  readonly #waits: RateLimiterPostgres;
  readonly #maxWait: number;

  constructor(limits: Limits, name: RuleName) {
    const { maxWait, ...window } = rules[name];
    this.name = name;
    this.#failures = limits.shared(`signin-${name}`, window);
    this.#waits = limits.shared(`signin-${name}-waits`, { points: 1_000, duration: day });
    this.#maxWait = maxWait;
  }

  /** Null within the limit; else when the wait ends, marked new if this attempt started it. */
  async count(attempt: SignInAttempt): Promise<{ ends: RateLimiterRes; isNew: boolean } | null> {
    const key = this.#keyOf(attempt);
    if (key === null) return null;
    const state = await this.#failures.consume(key).catch((reason: unknown) => reason);
    if (!(state instanceof RateLimiterRes)) throw state;
    const beyond = state.consumedPoints - this.#failures.points;
    if (beyond <= 0) return null;
    return { ends: beyond === 1 ? await this.#wait(key) : state, isNew: beyond === 1 };
  }

  /** Starts a wait, twice as long as the one before. */
  async #wait(key: string): Promise<RateLimiterRes> {
    const { consumedPoints } = await this.#waits.consume(key);
    return this.#failures.block(key, Math.min(quarterHour * 2 ** (consumedPoints - 1), this.#maxWait));
  }

  async undo(attempt: SignInAttempt): Promise<void> {
    const key = this.#keyOf(attempt);
    if (key === null) return;
    if (this.name === "pair") await this.forget(attempt);
    else await this.#failures.reward(key);
  }

  async forget(attempt: SignInAttempt): Promise<void> {
    for (const isKnownDevice of [false, true]) {
      const key = this.#keyOf({ ...attempt, isKnownDevice });
      if (key === null) continue;
      await this.#failures.delete(key);
      await this.#waits.delete(key);
    }
  }

  #keyOf({ email, address, isKnownDevice }: SignInAttempt): string | null {
    if (this.name === "address") return address;
    if (this.name === "pair") return `${email}|${address}`;
    // A known browser counts on its own: someone who has only the password can't make its owner wait there.
    if (this.name === "code") return isKnownDevice ? `${email}|known` : email;
    return isKnownDevice ? null : email;
  }
}

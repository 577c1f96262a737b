import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../errors.ts";

const minute = 60;
const quarterHour = 900;
const hour = 3_600;

/** Requests allowed, per key and window (design, section 1 "Limits"). */
const allowances = {
  anything: { points: 1200, duration: minute },
  chatByVisitor: { points: 30, duration: minute },
  chatByAddress: { points: 600, duration: minute },
  // One popular link must not starve an agent's others, nor a flood pass for popularity.
  chatByLink: { points: 1200, duration: minute },
  signUp: { points: 60, duration: minute },
  waitlist: { points: 60, duration: minute },
  forgot: { points: 60, duration: minute },
  pageView: { points: 300, duration: minute },
  // By account: a listing's twenty photos, several times over.
  pictures: { points: 120, duration: minute },
  contact: { points: 60, duration: minute },
  introduce: { points: 60, duration: minute },
  // By account: an archive reads everything it holds.
  export: { points: 10, duration: hour },
  visit: { points: 60, duration: minute },
  // Each costs a look-up in every agent's leads and may send a mail.
  privacyCode: { points: 20, duration: quarterHour },
} as const;

/** Ten wrong passwords a quarter hour; the wait doubles from there (design: "then slower"). */
const signInFailures = { points: 10, duration: quarterHour };
/** Seconds, like all durations here. */
const longestWait = hour;

export type Allowance = keyof typeof allowances;

/**
 * All rate limits of one server. What floods (chat, calls) is counted in memory: it must
 * cost nothing, and a restart forgives at most a minute. Failed sign-ins are counted in
 * the database, so that neither a restart nor a second server forgives them.
 */
export class Limits {
  readonly #byAllowance: Record<Allowance, RateLimiterMemory>;
  readonly #signIn: RateLimiterPostgres;

  constructor(pool: pg.Pool, factor: number) {
    const scaled = (points: number) => Math.max(1, Math.round(points * factor));
    const memory = (name: Allowance) =>
      new RateLimiterMemory({
        keyPrefix: name,
        points: scaled(allowances[name].points),
        duration: allowances[name].duration,
      });
    const names = Object.keys(allowances) as Allowance[];
    this.#byAllowance = Object.fromEntries(names.map((name) => [name, memory(name)])) as Record<
      Allowance,
      RateLimiterMemory
    >;
    const options = { keyPrefix: "signin", points: scaled(signInFailures.points), duration: signInFailures.duration };
    this.#signIn = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }

  /** @throws ApiError `too_many_requests` with the seconds to wait */
  async spend(allowance: Allowance, key: string): Promise<void> {
    await this.#byAllowance[allowance].consume(key).catch((reason: unknown) => refuse(reason));
  }

  /**
   * Counts an attempt to sign in before its password is looked at, so that guesses made at the same
   * moment count too; a right one is forgotten again. Past the allowance each doubles the wait, to an hour.
   * @throws ApiError `too_many_sign_ins`, which is the same whether or not there is such an account
   */
  async beginSignIn(key: string): Promise<void> {
    const before = await this.#signIn.get(key);
    if (before && before.remainingPoints <= 0) refuse(before, "too_many_sign_ins");
    const state = await this.#signIn.consume(key).catch((reason: unknown) => reason as RateLimiterRes);
    const beyond = (state.consumedPoints ?? 0) - this.#signIn.points;
    if (beyond <= 0) return;
    const wait = Math.min(quarterHour * 2 ** Math.min(beyond, 2), longestWait);
    refuse(await this.#signIn.block(key, wait), "too_many_sign_ins");
  }

  /** A good sign-in forgets the failures before it. */
  async forgetSignInFailures(key: string): Promise<void> {
    await this.#signIn.delete(key);
  }
}

function refuse(reason: unknown, code: "too_many_requests" | "too_many_sign_ins" = "too_many_requests"): never {
  if (reason instanceof RateLimiterRes) {
    throw new ApiError(code, { retryAfter: Math.max(1, reason.msBeforeNext / 1000) });
  }
  throw reason;
}

declare module "fastify" {
  interface FastifyInstance {
    limits: Limits;
  }
}

/** Guard: the general allowance of an address. Offices share one, so it is generous. */
export async function limitByAddress(request: FastifyRequest): Promise<void> {
  await request.server.limits.spend("anything", request.ip);
}

/** Guard: an allowance of its own for each address, beside the general one. */
export function limitTo(allowance: Allowance) {
  return async (request: FastifyRequest): Promise<void> => {
    await limitByAddress(request);
    await request.server.limits.spend(allowance, request.ip);
  };
}

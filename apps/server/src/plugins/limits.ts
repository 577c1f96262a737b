import { apiKeyCallsPerMinute } from "@llave/contract/integrations/apiKeyLimits";
import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { ApiError } from "../http/errors.ts";
import { addressKey } from "./clientAddress.ts";

const minute = 60;
const quarterHour = 900;
const hour = 3_600;

/**
 * Requests allowed, per key and window (design, section 1 "Limits"). Limits that protect accounts, mailboxes and
 * personal data are `shared`: counted in the database, for all servers together.
 */
const allowances = {
  anything: { points: 1200, duration: minute },
  chatByVisitor: { points: 30, duration: minute },
  chatByAddress: { points: 600, duration: minute },
  // One popular link must not use up the limit of an agent's other links, and a flood must not look like popularity.
  chatByLink: { points: 1200, duration: minute },
  signUp: { points: 60, duration: minute, shared: true },
  secondStep: { points: 60, duration: minute, shared: true },
  waitlist: { points: 60, duration: minute, shared: true },
  forgot: { points: 60, duration: minute, shared: true },
  pageView: { points: 300, duration: minute },
  // By account: a listing's twenty photos, several times over.
  pictures: { points: 120, duration: minute },
  // By account: each reads a page of someone else's site.
  pageImport: { points: 20, duration: minute },
  // By account: each reads the listings of an MLS, or the photos of one of them.
  mls: { points: 60, duration: minute },
  // Each answers a whole conversation from its start.
  testChat: { points: 60, duration: minute },
  demoChat: { points: 60, duration: minute },
  contact: { points: 60, duration: minute, shared: true },
  introduce: { points: 60, duration: minute, shared: true },
  // By account: an archive reads everything in it.
  export: { points: 10, duration: hour, shared: true },
  // By account: each sends a mail.
  verifyEmail: { points: 5, duration: hour, shared: true },
  testEmail: { points: 5, duration: hour, shared: true },
  // By waitlist entry: each sends a mail.
  ownInvitation: { points: 5, duration: hour, shared: true },
  // Providers deliver renters' texts from a few addresses.
  webhook: { points: 60_000, duration: minute },
  // By conversation: two machines that write to each other slow down.
  mailByConversation: { points: 30, duration: hour, shared: true },
  // By account: more mails with inquiries than an agent can follow up.
  inquiryMail: { points: 120, duration: hour, shared: true },
  // By phone: how often we explain to someone who names no agent how to reach one.
  strangerByText: { points: 2, duration: 24 * hour, shared: true },
  // By account: each costs money or asks the provider.
  channelSetup: { points: 20, duration: hour, shared: true },
  // By key.
  apiKey: { points: apiKeyCallsPerMinute, duration: minute },
  // By account: each looks up a name or makes this server call someone else's.
  webhookSetup: { points: 120, duration: hour, shared: true },
  openPage: { points: 60, duration: minute },
  // Each costs a lookup in every agent's leads and may send a mail or a text.
  privacyCode: { points: 20, duration: quarterHour, shared: true },
} as const satisfies Record<string, { points: number; duration: number; shared?: true }>;

export type Allowance = keyof typeof allowances;

/** How often something may happen; seconds. */
export interface Window {
  points: number;
  duration: number;
}

/**
 * All rate limits of one server. Floods (chat, calls) are counted in memory: that must cost nothing, and a restart
 * forgives at most a minute. Shared limits are counted in the database, or in memory while it is down.
 */
export class Limits {
  readonly #byAllowance: Record<Allowance, RateLimiterAbstract>;
  readonly #pool: pg.Pool;
  readonly #factor: number;

  constructor(pool: pg.Pool, factor: number) {
    this.#pool = pool;
    this.#factor = factor;
    const made = Object.entries(allowances).map(([name, window]) => {
      const limiter =
        "shared" in window ? this.shared(name, window) : new RateLimiterMemory(this.#options(name, window));
      return [name, limiter];
    });
    this.#byAllowance = Object.fromEntries(made) as Record<Allowance, RateLimiterAbstract>;
  }

  /** A limiter that all servers of the database share. */
  shared(name: string, window: Window): RateLimiterPostgres {
    const options = this.#options(name, window);
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.#pool,
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }

  #options(keyPrefix: string, { points, duration }: Window) {
    return { keyPrefix, points: Math.max(1, Math.round(points * this.#factor)), duration };
  }

  /** @throws ApiError `too_many_requests` with the seconds to wait */
  async spend(allowance: Allowance, key: string): Promise<void> {
    await this.#byAllowance[allowance].consume(key).catch((reason: unknown) => {
      throw reason instanceof RateLimiterRes ? rateLimitError(reason, "too_many_requests") : reason;
    });
  }
}

/** The error of a limiter, with the seconds to wait. */
export function rateLimitError(
  { msBeforeNext }: RateLimiterRes,
  code: "too_many_requests" | "too_many_sign_ins" | "too_many_codes",
): ApiError {
  return new ApiError(code, { retryAfter: Math.max(1, msBeforeNext / 1000) });
}

declare module "fastify" {
  interface FastifyInstance {
    limits: Limits;
  }
}

/** Makes the limits available to guards and routes. */
export const limits = plugin<{ pool: pg.Pool; factor: number }>(
  async (app, { pool, factor }) => {
    app.decorate("limits", new Limits(pool, factor));
  },
  { name: "limits", dependencies: ["errors"] },
);

/** Guard: the general limit per address. Offices share one, so it is generous. */
export async function limitByAddress(request: FastifyRequest): Promise<void> {
  await request.server.limits.spend("anything", addressKey(request.ip));
}

/** Guard: a separate limit for each address, besides the general one. */
export function limitTo(allowance: Allowance) {
  return async (request: FastifyRequest): Promise<void> => {
    await limitByAddress(request);
    await request.server.limits.spend(allowance, addressKey(request.ip));
  };
}

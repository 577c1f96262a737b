import { randomBytes } from "node:crypto";
import { maxSessionMs, sessionLifetimeMs, sessionRefreshMs } from "@llave/contract/account/auth";
import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import type { SiteCookies } from "../plugins/cookies.ts";
import { hasSecondFactor } from "../secondFactors/repository.ts";
import { tokenHash } from "../secrets/signing.ts";

const sessionCookie = "llave_sid";

/** Who is signed in, as the rest of the server sees it. */
export interface SignedIn {
  sessionId: string;
  accountId: string;
  email: string;
  name: string;
  role: "agent" | "admin";
  accessLevel: "none" | "early_access";
  /** True once a mailed link proved the address. */
  emailVerified: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** What routes can do with sessions. The cookie's secret is only ever stored as a hash. */
export class Sessions {
  readonly #db: Kysely<Database>;
  readonly #cookies: SiteCookies;

  constructor(db: Kysely<Database>, cookies: SiteCookies) {
    this.#db = db;
    this.#cookies = cookies;
  }

  /** Starts a session of 30 days and sets its cookie. Returns its public handle and end. */
  async begin(reply: FastifyReply, accountId: string): Promise<{ token: string; expiry: number }> {
    const secret = randomBytes(32).toString("base64url");
    const expiresAt = new Date(Date.now() + sessionLifetimeMs);
    const row = await this.#db
      .insertInto("session")
      .values({
        account_id: accountId,
        token_hash: tokenHash(secret),
        user_agent: userAgentOf(reply),
        expires_at: expiresAt,
      })
      .returning("session_id")
      .executeTakeFirstOrThrow();
    this.#cookies.set(reply, sessionCookie, secret, { expires: expiresAt });
    return { token: row.session_id, expiry: expiresAt.getTime() };
  }

  /**
   * The session behind the request's cookie, extended by 30 days once a day, but to no more than 90 days in total; null
   * without a valid one.
   */
  async find(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | null> {
    const secret = this.#cookies.read(request, sessionCookie);
    if (!secret || secret.length > 200) return null;
    const row = await this.#db
      .selectFrom("session")
      .innerJoin("account", "account.account_id", "session.account_id")
      .select([
        "session_id",
        "account.account_id",
        "email",
        "name",
        "role",
        "access_level",
        "email_verified_at",
        "expires_at",
        "refreshed_at",
        "session.created_at as began_at",
      ])
      .where("token_hash", "=", tokenHash(secret))
      .where("expires_at", ">", new Date())
      .where("session.created_at", ">", new Date(Date.now() - maxSessionMs))
      .executeTakeFirst();
    if (!row) return null;
    const stale = Date.now() - row.refreshed_at.getTime() > sessionRefreshMs;
    const expiresAt = stale ? await this.#extend(reply, row, secret) : row.expires_at;
    return {
      sessionId: row.session_id,
      accountId: row.account_id,
      email: row.email,
      name: row.name,
      role: row.role,
      accessLevel: row.access_level,
      emailVerified: row.email_verified_at !== null,
      expiresAt: expiresAt.getTime(),
    };
  }

  /**
   * Ends the request's session, if any, and removes its cookie.
   * @returns whose session it was; null if there was none
   */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const secret = this.#cookies.read(request, sessionCookie);
    this.#cookies.clear(reply, sessionCookie);
    if (!secret) return null;
    const ended = await this.#db
      .deleteFrom("session")
      .where("token_hash", "=", tokenHash(secret))
      .returning("account_id")
      .executeTakeFirst();
    return ended?.account_id ?? null;
  }

  async #extend(
    reply: FastifyReply,
    { session_id: sessionId, began_at }: { session_id: string; began_at: Date },
    secret: string,
  ): Promise<Date> {
    const expiresAt = new Date(Math.min(Date.now() + sessionLifetimeMs, began_at.getTime() + maxSessionMs));
    await this.#db
      .updateTable("session")
      .set({ refreshed_at: new Date(), expires_at: expiresAt })
      .where("session_id", "=", sessionId)
      .execute();
    this.#cookies.set(reply, sessionCookie, secret, { expires: expiresAt });
    return expiresAt;
  }
}

/** The browser's own description, for the person's list of sessions. */
function userAgentOf(reply: FastifyReply): string {
  return (reply.request.headers["user-agent"] ?? "").slice(0, 300);
}

declare module "fastify" {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyRequest {
    /** Set by the guards {@link requireSession} and {@link requireAgent}. */
    signedIn: SignedIn | null;
    /** The agent whose API key the request carries; null for a browser. Set by the guards of `apiKeys/guard.ts`. */
    keyOwner: string | null;
  }
}

/** Guard: 401 without a valid session. */
export async function requireSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.signedIn = await request.server.sessions.find(request, reply);
  if (!request.signedIn) throw new ApiError("unauthorized");
}

/** Guard: 401 without a session, 403 without early access. */
export async function requireAgent(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await requireSession(request, reply);
  if (request.signedIn?.accessLevel !== "early_access") throw new ApiError("forbidden");
}

/**
 * Guard: 401 without a session, 403 without the role; early access alone isn't enough here. In production the account
 * needs a second factor, which it can set up with its current session.
 */
export async function requireAdmin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await requireSession(request, reply);
  const { accountId, role } = sessionOf(request);
  if (role !== "admin") throw new ApiError("admin_only");
  const { config, db } = request.server.services;
  if (config.production && !(await hasSecondFactor(db, accountId))) throw new ApiError("second_factor_required");
}

/** The session found by {@link requireSession}. */
export function sessionOf(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new ApiError("unauthorized");
  return request.signedIn;
}

/**
 * The agent whose data a guarded route may touch. It comes only from the session or the API key: no id in a path, query
 * or body ever replaces it.
 */
export function agentIdOf(request: FastifyRequest): string {
  return request.keyOwner ?? sessionOf(request).accountId;
}

/** Makes sessions available to routes and guards. */
export const sessions = plugin<{ db: Kysely<Database> }>(
  async (app, { db }) => {
    app.decorate("sessions", new Sessions(db, app.siteCookies));
    app.decorateRequest("signedIn", null);
    app.decorateRequest("keyOwner", null);
  },
  { name: "sessions", dependencies: ["siteCookies", "errors"] },
);

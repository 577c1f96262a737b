import { randomUUID } from "node:crypto";
import { dayMs } from "@llave/contract/calendar";
import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { LRUCache } from "lru-cache";
import { readSignedId, signId } from "../secrets/signing.ts";
import type { SiteCookies } from "./cookies.ts";

/** Identifies an anonymous renter's browser, so a conversation belongs to the browser that started it. */
const visitorCookie = "llave_visitor";
const lifetimeSeconds = (365 * dayMs) / 1000;
/** Number of visitors whose cookie is cached; a cookie takes about 200 bytes. */
const maxProven = 5_000;
/** An id and its signature; anything after them isn't worth keeping. */
const maxRememberedLength = 100;
/** The purpose of the signature. */
const purpose = "visitor";

/** Reads and writes the signed visitor cookie. */
export class Visitors {
  readonly #secret: string;
  readonly #cookies: SiteCookies;
  /** Cookies that this server issued or verified, with their visitor: a renter sends one with every message. */
  readonly #proven = new LRUCache<string, string>({ max: maxProven });

  constructor(options: { secret: string; cookies: SiteCookies }) {
    this.#secret = options.secret;
    this.#cookies = options.cookies;
  }

  /** The visitor of a request; null without a cookie or if this server didn't sign it. */
  known(request: FastifyRequest): string | null {
    const cookie = this.#cookies.read(request, visitorCookie) ?? "";
    const proven = this.#proven.get(cookie);
    if (proven !== undefined) return proven;
    const id = readSignedId(this.#secret, purpose, cookie);
    if (id !== null) this.#remember(cookie, id);
    return id;
  }

  #remember(cookie: string, id: string): void {
    if (cookie.length <= maxRememberedLength) this.#proven.set(cookie, id);
  }

  /** The visitor of a request, or a new one whose cookie is sent with the reply. */
  knownOrNew(request: FastifyRequest, reply: FastifyReply): string {
    const known = this.known(request);
    if (known) return known;
    const id = randomUUID();
    const cookie = signId(this.#secret, purpose, id);
    this.#remember(cookie, id);
    this.#cookies.set(reply, visitorCookie, cookie, { maxAge: lifetimeSeconds });
    return id;
  }

  /** Forgets this browser's visitor. */
  forget(reply: FastifyReply): void {
    this.#cookies.clear(reply, visitorCookie);
  }
}

declare module "fastify" {
  interface FastifyInstance {
    visitors: Visitors;
  }
}

/** Makes the visitor cookie available to the renter's routes. */
export const visitors = plugin<{ secret: string }>(
  async (app, { secret }) => {
    app.decorate("visitors", new Visitors({ secret, cookies: app.siteCookies }));
  },
  { name: "visitors", dependencies: ["siteCookies"] },
);

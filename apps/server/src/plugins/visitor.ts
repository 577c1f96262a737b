import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Names an anonymous renter's browser, so that a conversation belongs to whoever began it. */
export const visitorCookie = "llave_visitor";
const lifetimeSeconds = 365 * 86_400;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads and writes the signed visitor cookie. */
export class Visitors {
  readonly #secret: string;
  readonly #secure: boolean;

  constructor(options: { secret: string; secure: boolean }) {
    this.#secret = options.secret;
    this.#secure = options.secure;
  }

  /** The visitor of a request; null without a cookie or with one that this server did not sign. */
  known(request: FastifyRequest): string | null {
    const [id, signature] = (request.cookies[visitorCookie] ?? "").split(".", 2);
    if (!id || !signature || !uuid.test(id)) return null;
    const given = Buffer.from(signature, "base64url");
    const expected = this.#sign(id);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  /** The visitor of a request, or a new one whose cookie goes out with the reply. */
  knownOrNew(request: FastifyRequest, reply: FastifyReply): string {
    const known = this.known(request);
    if (known) return known;
    const id = randomUUID();
    reply.setCookie(visitorCookie, `${id}.${this.#sign(id).toString("base64url")}`, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: this.#secure,
      maxAge: lifetimeSeconds,
    });
    return id;
  }

  #sign(id: string): Buffer {
    return createHmac("sha256", this.#secret).update(`visitor:${id}`).digest();
  }
}

declare module "fastify" {
  interface FastifyInstance {
    visitors: Visitors;
  }
}

/** Makes the visitor cookie available to the renter's routes. */
export function registerVisitors(app: FastifyInstance, options: { secret: string; secure: boolean }): void {
  app.decorate("visitors", new Visitors(options));
}

import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";

/** How long a cookie stays: until a moment, or so many seconds. */
type Lifetime = { expires: Date } | { maxAge: number };

/**
 * The cookies that are credentials. They are closed to scripts and to other sites; where the public address is https
 * they are Secure and carry the prefix `__Host-`, by which a browser takes them from this very host alone: neither
 * another host of the domain nor an http answer can set one.
 */
export class SiteCookies {
  readonly #secure: boolean;

  constructor(options: { secure: boolean }) {
    this.#secure = options.secure;
  }

  read(request: FastifyRequest, name: string): string | undefined {
    return request.cookies[this.#named(name)];
  }

  set(reply: FastifyReply, name: string, value: string, lifetime: Lifetime, sameSite: "lax" | "strict" = "lax"): void {
    reply.setCookie(this.#named(name), value, { ...this.#attributes(), sameSite, ...lifetime });
  }

  clear(reply: FastifyReply, name: string): void {
    reply.clearCookie(this.#named(name), this.#attributes());
  }

  #named(name: string): string {
    return this.#secure ? `__Host-${name}` : name;
  }

  #attributes() {
    return { path: "/", httpOnly: true, secure: this.#secure };
  }
}

declare module "fastify" {
  interface FastifyInstance {
    siteCookies: SiteCookies;
  }
}

/** Makes {@link SiteCookies} available to routes and guards. */
export const siteCookies = plugin<{ secure: boolean }>(
  async (app, options) => {
    app.decorate("siteCookies", new SiteCookies(options));
  },
  { name: "siteCookies", dependencies: ["@fastify/cookie"] },
);

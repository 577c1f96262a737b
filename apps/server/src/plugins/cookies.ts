import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";

/** A cookie's lifetime: until a given time, or a number of seconds. */
type Lifetime = { expires: Date } | { maxAge: number };

/**
 * The cookies that are credentials. Scripts and other sites can't read them. If the public address is https they are
 * Secure and have the prefix `__Host-`, so a browser accepts them only from this exact host: neither another host of
 * the domain nor an http response can set one.
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

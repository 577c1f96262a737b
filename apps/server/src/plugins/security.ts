import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { ApiError } from "../http/errors.ts";

declare module "fastify" {
  interface FastifyReply {
    /** Nonce of this response's content security policy, created on first use. */
    pageNonce: string;
    /** Another origin whose pictures this page may show, such as a map's; empty for none. */
    pictureOrigin: string;
  }
}

const nonces = new WeakMap<FastifyReply, string>();

/**
 * Security headers for every response, and the refusal of unsafe requests from other sites.
 * @param https true if the public address is https: adds Strict-Transport-Security
 */
export const security = plugin<{ https: boolean; dev: boolean }>(
  async (app, options) => {
    await app.register(helmet, {
      // Helmet would give scripts and styles different nonces; pagePolicy() gives both the same one.
      contentSecurityPolicy: false,
      strictTransportSecurity: options.https,
      frameguard: { action: "deny" },
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    });
    app.decorateReply("pageNonce", {
      getter() {
        const reply = this as FastifyReply;
        const nonce = nonces.get(reply) ?? randomBytes(16).toString("base64url");
        nonces.set(reply, nonce);
        return nonce;
      },
    });
    app.decorateReply("pictureOrigin", "");
    app.addHook("onRequest", async (request) => refuseCrossSite(request));
    app.addHook("onSend", async (_request, reply) => {
      // Cacheable responses say so themselves; everything else is personal.
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      const type = reply.getHeader("content-type");
      const isPage = typeof type === "string" && type.startsWith("text/html");
      if (isPage && !options.dev && !reply.hasHeader("content-security-policy")) {
        reply.header("content-security-policy", pagePolicy(reply));
      }
    });
  },
  { name: "security", dependencies: ["errors"] },
);

/**
 * Scripts and styles only from this site or with this response's nonce; nothing inline, no framing. Pictures also from
 * the one origin that the page names.
 */
function pagePolicy({ pageNonce: nonce, pictureOrigin }: FastifyReply): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${pictureOrigin}`.trimEnd(),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * An unsafe request must come from this site's own pages. A browser says so with `Sec-Fetch-Site` or `Origin`; a client
 * that sends neither (curl, a test) has no one else's cookies to abuse.
 */
function refuseCrossSite(request: FastifyRequest): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") throw new ApiError("cross_site");
  const { origin } = request.headers;
  if (origin !== undefined && hostOf(origin) !== request.host) throw new ApiError("cross_site");
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

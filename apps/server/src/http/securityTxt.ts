import { dayMs } from "@llave/contract/calendar";
import type { FastifyInstance } from "fastify";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";

/** How long the file's content stays valid. Milliseconds. */
const validForMs = 90 * dayMs;

/** Where to report a vulnerability (RFC 9116): `/.well-known/security.txt`. */
export function securityTxtRoute(app: FastifyInstance, services: Pick<Services, "config" | "now" | "origin">): void {
  app.get(
    "/.well-known/security.txt",
    { onRequest: limitByAddress, schema: { hide: true } },
    async (_request, reply) => {
      const { config, now, origin } = services;
      const day = new Date(Math.floor((now().getTime() + validForMs) / dayMs) * dayMs);
      const lines = [
        `Contact: mailto:${config.securityMail}`,
        `Expires: ${day.toISOString()}`,
        "Preferred-Languages: en, es",
        `Canonical: ${origin()}/.well-known/security.txt`,
      ];
      return reply
        .type("text/plain; charset=utf-8")
        .header("cache-control", "public, max-age=86400")
        .send(`${lines.join("\n")}\n`);
    },
  );
}

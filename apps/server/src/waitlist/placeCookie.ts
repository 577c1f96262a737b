import { dayMs } from "@llave/contract/calendar";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readSignedId, signId } from "../secrets/signing.ts";
import type { Services } from "../services.ts";

const placeCookie = "llave_place";
const lifetimeSeconds = (365 * dayMs) / 1000;

/** Remembers this browser's own entry; the cookie is signed and httpOnly. */
export function rememberPlace(services: Pick<Services, "secret">, reply: FastifyReply, entryId: string): void {
  const { siteCookies } = reply.server;
  siteCookies.set(reply, placeCookie, signId(services.secret, "place", entryId), { maxAge: lifetimeSeconds });
}

/** The entry that this browser joined with; null without our cookie. */
export function rememberedPlace(services: Pick<Services, "secret">, request: FastifyRequest): string | null {
  return readSignedId(services.secret, "place", request.server.siteCookies.read(request, placeCookie));
}

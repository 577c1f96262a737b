import type { FastifyRequest } from "fastify";
import { isLoopback } from "../http/loopback.ts";

/**
 * True if a request was made on this machine itself. A proxy on this machine forwards other people's requests; the
 * headers it adds reveal that.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const passedOn = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
  return !passedOn && isLoopback(request.socket.remoteAddress ?? "");
}

/**
 * True if a request names this machine, or one of the given hosts. Another name that resolves here is someone else's
 * page that a browser on this machine was tricked into requesting (DNS rebinding).
 */
export function namesThisMachine(request: FastifyRequest, known: string[]): boolean {
  const { hostname } = request;
  return isLoopback(hostname) || known.includes(hostname.toLowerCase());
}

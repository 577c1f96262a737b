import type { FastifyRequest } from "fastify";
import { isLoopback } from "../http/loopback.ts";

/**
 * True where a request was made on this machine itself. A proxy on this machine passes others' requests on: what it
 * adds says so.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const passedOn = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
  return !passedOn && isLoopback(request.socket.remoteAddress ?? "");
}

/**
 * True where a request names this machine, or one of the hosts given. Another name that leads here is a page of
 * somebody else, which a browser on this machine was made to ask for (DNS rebinding).
 */
export function namesThisMachine(request: FastifyRequest, known: string[]): boolean {
  const { hostname } = request;
  return isLoopback(hostname) || known.includes(hostname.toLowerCase());
}

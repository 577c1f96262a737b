import type { FastifyRequest } from "fastify";

/** The `Idempotency-Key` header; anything but a short printable text is ignored. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key) ? key : null;
}

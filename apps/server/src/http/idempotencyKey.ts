import type { FastifyRequest } from "fastify";

/** The `Idempotency-Key` header; one that is no short printable text is no key. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key) ? key : null;
}

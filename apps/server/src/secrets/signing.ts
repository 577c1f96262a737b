import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id that only this installation can have issued for this purpose: `id.signature`. */
export function signId(secret: string, purpose: string, id: string): string {
  return `${id}.${signature(secret, purpose, id).toString("base64url")}`;
}

/** The id in a text made by {@link signId} for the same purpose; null for anything else. Constant-time. */
export function readSignedId(secret: string, purpose: string, text: string | undefined): string | null {
  const [id, given] = (text ?? "").split(".", 2);
  if (!id || !given || !uuid.test(id)) return null;
  const bytes = Buffer.from(given, "base64url");
  const expected = signature(secret, purpose, id);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : null;
}

/** A signature for places without room or case: 20 hexadecimal digits. */
export function shortSignature(secret: string, purpose: string, id: string): string {
  return signature(secret, purpose, id).toString("hex", 0, 10);
}

/** True for the {@link shortSignature} of the same purpose and id. Constant-time. */
export function isShortSignature(secret: string, purpose: string, id: string, given: string): boolean {
  const expected = Buffer.from(shortSignature(secret, purpose, id));
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

/**
 * The secret part of a mailed link. It is derived, so a mail that has to be sent again carries the same link although
 * only the token's hash is stored.
 */
export function linkToken(secret: string, purpose: string, linkId: string): string {
  return signature(secret, `link:${purpose}`, linkId).toString("base64url");
}

/** The stored form of a token. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function signature(secret: string, purpose: string, id: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose}:${id}`).digest();
}

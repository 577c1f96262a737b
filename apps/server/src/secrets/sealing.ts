import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts a value that is needed in plain text and so can't be hashed: reading the database alone isn't enough to use
 * it.
 * @param secret of the installation
 * @param purpose keeps a value encrypted for one purpose from being decrypted for another
 */
export function seal(secret: string, purpose: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyFor(secret, purpose), nonce);
  const content = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), content]);
}

/**
 * The value that {@link seal} encrypted.
 * @throws if it was encrypted with another secret or for another purpose
 */
export function unseal(secret: string, purpose: string, sealed: Buffer): string {
  const opening = createDecipheriv(cipher, keyFor(secret, purpose), sealed.subarray(0, nonceLength));
  opening.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()]).toString("utf8");
}

function keyFor(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(purpose).digest();
}

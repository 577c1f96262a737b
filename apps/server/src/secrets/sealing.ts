import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts what is needed as it is and so cannot be hashed: reading the database alone is not enough to use it.
 * @param secret of the installation
 * @param purpose keeps what is sealed for one thing from being opened for another
 */
export function seal(secret: string, purpose: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyFor(secret, purpose), nonce);
  const content = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), content]);
}

/**
 * What {@link seal} encrypted.
 * @throws where it was sealed by another secret or for another purpose
 */
export function unseal(secret: string, purpose: string, sealed: Buffer): string {
  const opening = createDecipheriv(cipher, keyFor(secret, purpose), sealed.subarray(0, nonceLength));
  opening.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()]).toString("utf8");
}

function keyFor(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(purpose).digest();
}

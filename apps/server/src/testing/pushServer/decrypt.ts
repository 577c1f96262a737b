import { createDecipheriv, type ECDH, hkdfSync } from "node:crypto";

const saltLength = 16;
const tagLength = 16;
/** The last record ends with this byte and zeros. */
const lastRecord = 2;

/**
 * Decrypts a push as a browser does. Written from RFC 8188 and RFC 8291 alone, so that it can't share a mistake with the
 * library that encrypts.
 */
export function decryptPush(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, saltLength);
  const keyLength = body.readUInt8(saltLength + 4);
  const headLength = saltLength + 5 + keyLength;
  const senderKey = body.subarray(saltLength + 5, headLength);
  const recordSize = body.readUInt32BE(saltLength);
  const record = body.subarray(headLength);
  if (record.length > recordSize) throw new Error("more than one record");

  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), senderKey]);
  const secret = derive(own.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const opening = createDecipheriv("aes-128-gcm", key, nonce);
  opening.setAuthTag(record.subarray(-tagLength));
  const padded = Buffer.concat([opening.update(record.subarray(0, -tagLength)), opening.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== lastRecord) throw new Error("the record has no end");
  return padded.subarray(0, end).toString();
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

/// <reference path="./http_ece.d.ts" />
import { createECDH, ECDH } from "node:crypto";
import ece from "http_ece";

const curve = "prime256v1";
const publicKeyLength = 65;
const authLength = 16;

/** What a browser's subscription provides for encryption. */
export interface DeviceKeys {
  p256dh: Buffer;
  auth: Buffer;
}

/** Encrypts for one device as RFC 8291 says: the push service that passes it on can't read it. */
export function encryptFor({ p256dh, auth }: DeviceKeys, text: string): Buffer {
  const own = createECDH(curve);
  own.generateKeys();
  return ece.encrypt(Buffer.from(text), { version: "aes128gcm", dh: p256dh, privateKey: own, authSecret: auth });
}

/** The keys of a subscription as bytes; null if nothing can be encrypted with them. */
export function readDeviceKeys(keys: { p256dh: string; auth: string }): DeviceKeys | null {
  const p256dh = Buffer.from(keys.p256dh, "base64url");
  const auth = Buffer.from(keys.auth, "base64url");
  if (p256dh.length !== publicKeyLength || auth.length !== authLength) return null;
  try {
    ECDH.convertKey(p256dh, curve);
  } catch {
    // Not a point of the curve.
    return null;
  }
  return { p256dh, auth };
}

import { seal, unseal } from "../secrets/sealing.ts";
import { CalendarError } from "./providers/provider.ts";

/** Keeps a token from being decrypted as anything else. */
const purpose = "calendar token";

/** A provider's token as the database stores it: reading the database alone isn't enough to use it. */
export function sealToken(secret: string, token: string): Buffer {
  return seal(secret, purpose, token);
}

/** @throws CalendarError `revoked` if the installation's secret changed since: only a new sign-in helps */
export function openToken(secret: string, sealed: Buffer): string {
  try {
    return unseal(secret, purpose, sealed);
  } catch {
    throw new CalendarError("revoked", "the token was encrypted with another secret");
  }
}

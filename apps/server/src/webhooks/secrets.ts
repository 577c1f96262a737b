import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { seal, unseal } from "../secrets/sealing.ts";

const purpose = "webhook";
/** Standard Webhooks asks for 24 to 64 bytes. */
const secretBytes = 32;

/** A new secret, as text for the receiver and encrypted for the database. */
export function newSecret(installation: string): { text: string; sealed: Buffer } {
  const text = `whsec_${randomBytes(secretBytes).toString("base64")}`;
  return { text, sealed: seal(installation, purpose, text) };
}

interface Signed {
  id: string;
  at: Date;
  body: string;
}

/** The headers of a delivery, signed with each secret: two of them while one replaces the other. */
export function signedHeaders(
  installation: string,
  sealed: readonly Buffer[],
  { id, at, body }: Signed,
): Record<string, string> {
  const signatures = sealed.map((secret) => new Webhook(unseal(installation, purpose, secret)).sign(id, at, body));
  return {
    "content-type": "application/json",
    "user-agent": "LlaveWebhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}

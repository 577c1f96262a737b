import { createHash } from "node:crypto";
import { dayMs } from "@llave/contract/calendar";
import type { PushPayload } from "@llave/contract/notifications/push";
import type { Services } from "../../services.ts";
import { type DeviceKeys, encryptFor } from "./encrypt.ts";
import { authorization, type PushKeys } from "./keys.ts";

/** How long a push service may take to answer. Milliseconds. */
const timeoutMs = 10_000;
/** How long it keeps a push for a device that is off. Seconds. */
const keptForSeconds = dayMs / 1000;
/** The longest topic that push services accept. */
const topicLength = 32;
/** Too fast, too late, or a fault of theirs: a later try may succeed. */
const passing = new Set([408, 425, 429]);

/** The outcome of a push. */
export type PushOutcome =
  | { kind: "delivered" }
  /** The browser doesn't take pushes at this address anymore. */
  | { kind: "gone" }
  /** It may work later; `retryAfter` in seconds, if the service asked for a wait. */
  | { kind: "later"; status: number | null; retryAfter: number | null }
  /** The service will never take it. */
  | { kind: "refused"; status: number };

export interface Push {
  keys: PushKeys;
  device: DeviceKeys & { endpoint: string };
  payload: PushPayload;
  /** Wakes a phone that saves power. */
  urgent: boolean;
}

/** Sends one notification to one device through its push service. */
export async function sendPush(
  services: Pick<Services, "config" | "now" | "origin">,
  { keys, device, payload, urgent }: Push,
): Promise<PushOutcome> {
  const { origin: audience } = new URL(device.endpoint);
  const claims = { audience, subject: subjectOf(services), now: services.now() };
  const headers = {
    authorization: authorization(keys, claims),
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    ttl: String(keptForSeconds),
    urgency: urgent ? "high" : "normal",
    topic: topicOf(payload.tag),
  };
  const body = new Uint8Array(encryptFor(device, JSON.stringify(payload)));
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(device.endpoint, { method: "POST", redirect: "manual", headers, body, signal });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch {
    // No answer in time, or no connection. The error names the address, which is secret.
    return { kind: "later", status: null, retryAfter: null };
  }
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { kind: "delivered" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status < 500 && !passing.has(status)) return { kind: "refused", status };
  const wait = Number(headers.get("retry-after"));
  return { kind: "later", status, retryAfter: Number.isFinite(wait) && wait > 0 ? wait : null };
}

/** The public address; Apple refuses one without https, so an installation without it gives the support address. */
function subjectOf({ config, origin }: Pick<Services, "config" | "origin">): string {
  const address = origin();
  return address.startsWith("https:") ? address : `mailto:${config.supportMail}`;
}

/** A push with the same topic replaces one that still waits at the service. */
function topicOf(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, topicLength);
}

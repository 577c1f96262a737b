import { z } from "zod";
import type { Language } from "../language.ts";

/** Devices per agent. */
export const maxPushDevices = 10;
export const maxPushEndpointLength = 1_000;

const base64Url = z.string().regex(/^[\w-]+={0,2}$/);

/** A browser that gets an agent's notifications, as the agent sees it. */
export const pushDevice = z.object({
  id: z.uuid(),
  /** The browser's own description; `device.ts` reads it. */
  userAgent: z.string(),
  /** SHA-256 of the push address in hex: a browser finds itself in the list by it. We never send the address itself. */
  fingerprint: z.string(),
  createdAt: z.iso.datetime(),
  /** The last time that a push service took a notification for it. */
  deliveredAt: z.iso.datetime().nullable(),
});
export type PushDevice = z.infer<typeof pushDevice>;

/** `GET /api/agent/push-devices`: the key a browser needs to turn pushes on, and the agent's devices, newest first. */
export const pushDevices = z.object({ publicKey: z.string(), devices: z.array(pushDevice) });
export type PushDevices = z.infer<typeof pushDevices>;

/** Body of `POST /api/agent/push-devices`: what `PushSubscription.toJSON()` returns. */
export const newPushDevice = z.object({
  endpoint: z.url().max(maxPushEndpointLength),
  keys: z.object({ p256dh: base64Url.max(200), auth: base64Url.max(50) }),
});
export type NewPushDevice = z.infer<typeof newPushDevice>;

/** What `push-worker.js` gets, encrypted. It names no phone number and no email address. */
export interface PushPayload {
  title: string;
  line: string;
  /** Where a tap leads. */
  path: string;
  /** A newer notification with the same tag replaces an older one. */
  tag: string;
  language: Language;
}

import { z } from "zod";
import { threadMessage } from "../conversations/conversation.ts";
import { lead } from "../leads/leads.ts";
import { showing } from "../showings/showings.ts";
import { maxWebhookUrlLength, webhookEvents } from "./webhookLimits.ts";

const webhookEvent = z.enum(webhookEvents);

/** An address that gets events. */
export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(webhookEvent),
  on: z.boolean(),
  /** Why it is off: the agent turned it off, it failed for days, or it answered 410 (Gone). Null while it is on. */
  offBecause: z.enum(["agent", "failing", "gone"]).nullable(),
  /** When deliveries started to fail; null if the last one arrived. */
  failingSince: z.iso.datetime().nullable(),
  /** When the previous secret stops signing; null outside a rotation. */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhook>;

const url = z.string().trim().min(1).max(maxWebhookUrlLength);
const events = z.array(webhookEvent).min(1).max(webhookEvents.length);

/** Body of `POST /api/agent/webhooks`. */
export const newWebhookRequest = z.object({ url, events });
export type NewWebhookRequest = z.infer<typeof newWebhookRequest>;

/** Body of `PATCH /api/agent/webhooks/:id`; missing fields stay as they are. */
export const webhookChange = z
  .object({ url, events, on: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0);
export type WebhookChange = z.infer<typeof webhookChange>;

/** The only responses that contain the secret: creating a webhook and replacing its secret. */
export const webhookWithSecret = webhook.extend({ secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

/** One event for one address, with its last attempt. */
export const webhookDelivery = z.object({
  id: z.uuid(),
  /** The header `webhook-id`: the same for every attempt and replay. */
  eventId: z.string(),
  type: z.string(),
  status: z.enum(["pending", "delivered", "failed"]),
  attempts: z.number(),
  /** Status of the last response; null if there was none. */
  responseStatus: z.number().nullable(),
  /** Why the last attempt failed without a response. */
  problem: z.enum(["not_public", "too_slow", "not_found", "off"]).nullable(),
  createdAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  /** When the next attempt is due; null if none is. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** The JSON that was sent; null before the first attempt. */
  payload: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const deliveriesQuery = z.object({
  after: z.string().max(500).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
});

/**
 * What an address receives as JSON (Standard Webhooks). Lead, message and showing have the same fields as in the API's
 * responses, as they were at the first attempt.
 */
export const webhookPayload = z.object({
  type: z.enum([...webhookEvents, "webhook.test"]),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  data: z.object({
    /** The renter's lead; null for a conversation that isn't a lead yet. */
    lead: lead.nullable().optional(),
    conversationId: z.string().optional(),
    message: threadMessage.optional(),
    /** Why the assistant handed the conversation off. */
    reason: z.enum(["person_wanted", "emergency"]).optional(),
    showing: showing.optional(),
  }),
});
export type WebhookPayload = z.infer<typeof webhookPayload>;

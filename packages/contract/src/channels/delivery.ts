import { z } from "zod";

export const phoneChannel = z.enum(["sms", "whatsapp"]);
export type PhoneChannel = z.infer<typeof phoneChannel>;

/** The channel of a message. */
export const messageChannel = z.enum(["web", "sms", "whatsapp", "email"]);

/**
 * The delivery status of a message sent by text, WhatsApp or email, and of what the agent wrote on the chat page: "read"
 * once the renter's page has shown it, until then "unseen", or an email if the renter has left.
 */
export const delivery = z.object({
  channel: messageChannel,
  status: z.enum(["queued", "sending", "sent", "delivered", "read", "failed", "canceled", "unseen"]),
  /** Why it waits, failed or was canceled: an id for Llave's own decisions, otherwise the provider's text. */
  reason: z.string().nullable(),
  errorCode: z.number().int().nullable(),
  /** When it is due, if it waits. */
  dueAt: z.iso.datetime().nullable(),
  /** What a text cost; null for other channels and unsent messages. */
  segments: z.number().int().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

/** A test message to the agent's own phone, and what the carrier says became of it. */
export const testMessage = z.object({
  status: z.enum(["sending", "sent", "delivered", "read", "failed"]),
  errorCode: z.number().int().nullable(),
  sentAt: z.iso.datetime(),
});
export type TestMessage = z.infer<typeof testMessage>;

/** A file that a renter sent; `GET /api/conversations/:id/media/:mediaId`. */
export const mediaFile = z.object({
  id: z.string(),
  contentType: z.string(),
  /** The name it is saved under: its sender's, made safe. */
  name: z.string().nullable(),
});

/** The channel for an agent's messages in a conversation. */
export const conversationChannel = z.object({
  channel: messageChannel,
  /** For WhatsApp: until when free text is accepted; it may be in the past. */
  windowEndsAt: z.iso.datetime().nullable(),
});
export type ConversationChannel = z.infer<typeof conversationChannel>;

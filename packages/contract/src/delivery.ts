import { z } from "zod";

export const phoneChannel = z.enum(["sms", "whatsapp"]);
export type PhoneChannel = z.infer<typeof phoneChannel>;

/** What became of a message that went out by text or WhatsApp. */
export const delivery = z.object({
  channel: phoneChannel,
  status: z.enum(["queued", "sending", "sent", "delivered", "read", "failed", "canceled"]),
  /** Why it waits, failed or was canceled: an id for what Llave decides, the provider's words otherwise. */
  reason: z.string().nullable(),
  errorCode: z.number().int().nullable(),
  /** When it is due, where it waits. */
  dueAt: z.iso.datetime().nullable(),
  /** What a text cost; null for WhatsApp and for what has not gone out. */
  segments: z.number().int().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

/** A file that a renter sent; `GET /api/conversations/:id/media/:mediaId`. */
export const mediaFile = z.object({ id: z.string(), contentType: z.string() });

/** Where an agent's messages of a conversation go. */
export const conversationChannel = z.object({
  channel: z.enum(["web", "sms", "whatsapp"]),
  /** For WhatsApp: until when free text is taken; it may be over. */
  windowEndsAt: z.iso.datetime().nullable(),
});
export type ConversationChannel = z.infer<typeof conversationChannel>;

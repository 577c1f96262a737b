import { z } from "zod";
import { phoneChannel, testMessage } from "../channels/delivery.ts";

/** What agents are notified about. A new kind needs texts in the web app and in the mails. */
export const notificationKinds = [
  "hot_lead",
  "finished_lead",
  "person_wanted",
  "emergency",
  "draft",
  "message",
  "showing",
  "quota",
] as const;
export const notificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof notificationKind>;

export const mailTimings = ["immediately", "hourly", "off"] as const;
export const mailTiming = z.enum(mailTimings);
export type MailTiming = z.infer<typeof mailTiming>;

export const notification = z.object({
  id: z.string(),
  kind: notificationKind,
  conversationId: z.string().nullable(),
  leadId: z.string().nullable(),
  /** The renter's name, if known. */
  leadName: z.string().nullable(),
  /** 0-100. */
  score: z.number().int().nullable(),
  /** The renter's message that it is about. */
  lastMessage: z.string().nullable(),
  /** For `quota`: conversations so far, and those the plan includes. */
  used: z.number().int().nullable(),
  included: z.number().int().nullable(),
  /** For `showing`: what the renter did. */
  step: z.enum(["requested", "confirmed", "moved", "canceled"]).nullable(),
  /** For `showing`: its time, since this is stored with the notification. */
  showingAt: z.iso.datetime().nullable(),
  /** For `draft`: true once no draft waits in the conversation. */
  settled: z.boolean(),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** `GET /api/notifications`, newest first; `Link` names the next page. `unread` counts up to 100. */
export const notificationsQuery = z.object({
  after: z.string().max(500).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
});
export const notificationList = z.object({ unread: z.number().int(), notifications: z.array(notification) });
export type NotificationList = z.infer<typeof notificationList>;

/** `POST /api/notifications/read`: the listed ones, all of a conversation, or all. */
export const markRead = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
  z.strictObject({ conversationId: z.uuid() }),
  z.strictObject({ all: z.literal(true) }),
]);
export type MarkRead = z.infer<typeof markRead>;

const hour = z.number().int().min(0).max(23);

/** `GET` and `PUT /api/agent/notification-settings`. Hours are the market's; null means no quiet hours. */
export const notificationSettings = z.object({
  mail: z.record(notificationKind, mailTiming),
  /** Which kinds go to the agent's devices. */
  push: z.record(notificationKind, z.boolean()),
  /** Which kinds go to the agent's phone by text or WhatsApp. */
  text: z.record(notificationKind, z.boolean()),
  quietHours: z.object({ from: hour, to: hour }).nullable(),
  /** When one mail lists what came overnight and today's showings; null for none. */
  digest: z.object({ hour }).nullable(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** The settings of an agent who chose nothing. */
export const defaultNotificationSettings: NotificationSettings = {
  mail: {
    hot_lead: "immediately",
    finished_lead: "immediately",
    person_wanted: "immediately",
    emergency: "immediately",
    draft: "hourly",
    message: "hourly",
    showing: "immediately",
    quota: "immediately",
  },
  push: {
    hot_lead: true,
    finished_lead: true,
    person_wanted: true,
    emergency: true,
    draft: true,
    message: true,
    showing: true,
    quota: false,
  },
  text: {
    hot_lead: true,
    finished_lead: true,
    person_wanted: true,
    emergency: true,
    draft: false,
    message: false,
    showing: true,
    quota: false,
  },
  quietHours: { from: 21, to: 8 },
  digest: null,
};

/** `GET /api/agent/alert-phone`: the phone for notifications by text or WhatsApp. */
export const alertPhone = z.object({
  /** The phone in the agent's profile, E.164. */
  phone: z.string().nullable(),
  /** Which channels have a number that can write to it. */
  connected: z.record(phoneChannel, z.boolean()),
  channel: phoneChannel.nullable(),
  /** True once a code came from the phone. */
  verified: z.boolean(),
  /** The number that writes to it. */
  number: z.string().nullable(),
  /** True while a code is expected. */
  waits: z.boolean(),
  /** For WhatsApp: until when it takes free text. */
  windowEndsAt: z.iso.datetime().nullable(),
  /** For WhatsApp: later notifications are sent as an approved template, or wait until the agent writes again. */
  afterWindow: z.enum(["template", "waits"]).nullable(),
  /** The newest test message to it. */
  test: testMessage.nullable(),
});
export type AlertPhone = z.infer<typeof alertPhone>;

/** `POST /api/agent/alert-phone`: begins to verify it. */
export const alertPhoneRequest = z.strictObject({ channel: phoneChannel });
/** What to send, and to which number; `address` opens the phone's own program with it. */
export const alertPhoneCode = z.object({ number: z.string(), message: z.string(), address: z.string() });
export type AlertPhoneCode = z.infer<typeof alertPhoneCode>;

import { z } from "zod";
import { maxMessageLength } from "../chat/chatLimits.ts";
import { renterConversationQuery } from "../conversations/conversation.ts";
import { phoneChannel, testMessage } from "./delivery.ts";

const e164 = /^\+[1-9]\d{6,14}$/;

/** The steps before a channel can be used. */
export const missingStep = z.enum(["number", "webhook", "first_message"]);
export type MissingStep = z.infer<typeof missingStep>;

/** A channel's actual state. */
export const channelState = z.object({
  channel: phoneChannel,
  /** True if messages can be sent: there is a number with an account behind it. */
  connected: z.boolean(),
  /** Whose number it is: the shared one, or the agent's own. */
  source: z.enum(["shared", "own"]).nullable(),
  number: z.string().nullable(),
  /** False if the server has no shared number. */
  sharedAvailable: z.boolean(),
  /** The remaining steps, in order; empty once messages came and went. */
  missing: z.array(missingStep),
  /** Where the provider has to deliver messages. */
  webhook: z.string(),
  lastReceivedAt: z.iso.datetime().nullable(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  /** The carrier's code for the newest failed message since the last delivery. */
  lastError: z.number().int().nullable(),
  /** The newest test message from the number. */
  test: testMessage.nullable(),
  /**
   * What renters write on the shared number to reach the agent: each active link's code, and the address that opens a
   * message with it. Empty for an own number, which needs no code.
   */
  codes: z.array(z.object({ linkId: z.string(), name: z.string(), code: z.string(), address: z.string() })),
});
export type ChannelState = z.infer<typeof channelState>;

/** `GET /api/agent/channels`, and the response to changes. */
export const channelStates = z.array(channelState);

/** How far a step of a registration is, as Twilio says. */
export const registrationStatus = z.enum(["todo", "pending", "done", "failed"]);
export type RegistrationStatus = z.infer<typeof registrationStatus>;

/** What carriers and Meta ask for before a number may send, in order. */
export const registrationSteps = {
  sms: ["brand", "campaign", "number"],
  whatsapp: ["sender", "webhook"],
} as const;
export const registrationStep = z.enum([...registrationSteps.sms, ...registrationSteps.whatsapp]);
export type RegistrationStep = z.infer<typeof registrationStep>;

/** `GET /api/agent/channels/:channel/registration`: the steps of the number in use, as Twilio has them now. */
export const registration = z.object({
  steps: z.array(z.object({ step: registrationStep, status: registrationStatus })),
});
export type Registration = z.infer<typeof registration>;

/** Why the mailbox for answers can't be read. */
export const mailboxProblem = z.enum(["password", "unreachable", "certificate", "folder", "other"]);
export type MailboxProblem = z.infer<typeof mailboxProblem>;

/**
 * `GET /api/agent/channels/email`: whether the server sends emails, whether renters can answer them, and when the last
 * answer arrived.
 */
export const emailChannel = z.object({
  connected: z.boolean(),
  /**
   * What happens to emails from here: a mail server sends them, this server stores them to be looked at, or none are
   * sent.
   */
  outgoing: z.enum(["sent", "kept", "none"]),
  lastReceivedAt: z.iso.datetime().nullable(),
  /** The mailbox that the server reads; null if a mail provider delivers answers instead. */
  mailbox: z
    .object({
      /** When it was last read without a problem. */
      readAt: z.iso.datetime().nullable(),
      /** What stops it now; null if nothing does. */
      problem: mailboxProblem.nullable(),
      failingSince: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Where the agent forwards inquiries from portals; null while the server can't receive mail. */
  leadAddress: z.email().nullable(),
});
export type EmailChannel = z.infer<typeof emailChannel>;

/**
 * `POST /api/agent/channels/email/test`: where the test went; `kept` if this server only stores its mails to be looked
 * at.
 */
export const emailTest = z.object({ to: z.email(), outcome: z.enum(["sent", "kept"]) });
export type EmailTest = z.infer<typeof emailTest>;

/** `PUT /api/agent/channels/:channel`: a number from the agent's own Twilio account. */
export const ownNumberRequest = z.strictObject({
  accountSid: z
    .string()
    .trim()
    .regex(/^AC[0-9a-f]{32}$/i),
  authToken: z.string().trim().min(16).max(100),
  number: z.string().trim().regex(e164, "phone_not_valid"),
});
export type OwnNumberRequest = z.infer<typeof ownNumberRequest>;

/** `GET /api/conversations/:id/templates`: WhatsApp's approved ones. */
export const template = z.object({
  contentSid: z.string(),
  name: z.string(),
  language: z.string(),
  body: z.string(),
  places: z.array(z.string()),
});
export type Template = z.infer<typeof template>;

/** `POST /api/conversations/:id/templates`, with an `Idempotency-Key` header. */
export const templateRequest = z.strictObject({
  contentSid: z.string().regex(/^H[A-Z][0-9a-f]{32}$/i),
  variables: z.record(z.string().max(20), z.string().min(1).max(maxMessageLength)),
});
export type TemplateRequest = z.infer<typeof templateRequest>;

/** `POST /api/renter/continue`: moves a conversation from the page to the renter's phone. */
export const continueRequest = renterConversationQuery.extend({ channel: phoneChannel });
/** `address` opens the phone's own program with a first message. */
export const continueAnswer = z.object({ address: z.string(), number: z.string(), message: z.string() });
export type ContinueAnswer = z.infer<typeof continueAnswer>;

/**
 * `GET /api/renter/consent`: what the renter can agree to, in the words that are stored; empty while no phone is known.
 */
export const consentChoice = z.object({
  channel: phoneChannel,
  wording: z.string(),
  /** The phone number in question. */
  phone: z.string(),
  granted: z.boolean(),
});
export const consentChoices = z.array(consentChoice);
export type ConsentChoice = z.infer<typeof consentChoice>;

/** `PUT /api/renter/consent`: given or withdrawn, separately for each channel. */
export const consentRequest = renterConversationQuery.extend({
  channel: phoneChannel,
  granted: z.boolean(),
  /** The words beside the box, as the page showed them; absent from a page that was open before they were asked for. */
  wording: z.string().max(1_000).optional(),
  /** The page where the box was checked. */
  page: z.string().max(500),
});

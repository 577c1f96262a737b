import { randomBytes } from "node:crypto";
import { vi } from "vitest";
import { linkCode } from "../../channels/connection/codes.ts";
import { recordConsent } from "../../channels/consent/consent.ts";
import { answerInbound } from "../../channels/inbound/answerInbound.ts";
import { sendOutgoing } from "../../channels/outbound/sending/sendOutgoing.ts";
import { settleUnknown } from "../../channels/outbound/sending/settleUnknown.ts";
import { quickReplies } from "../../conversations/turn/quickReplies.ts";
import { takeRenterTurn } from "../../conversations/turn/takeRenterTurn.ts";
import type { Services } from "../../services.ts";
import { presentOffers } from "../../showings/chat/offers.ts";
import { startChat } from "../testApp.ts";
import { postSigned, sharedNumber, startTwilioServer } from "./twilioServer.ts";

let renters = 0;

/** Who sends a text, where to, and as what. */
export interface TextOptions {
  from?: string;
  to?: string;
  sid?: string;
  channel?: "sms" | "whatsapp";
  more?: Record<string, string>;
  authToken?: string;
}

/** An agent whose renters write by text, with a local server in place of Twilio. Jobs run when a test says so. */
export async function startTextChat(options: Parameters<typeof startChat>[0] = {}) {
  const twilio = await startTwilioServer();
  // Tests in a file share its database, and a phone continues its last conversation.
  renters++;
  const renterPhone = `+1305555${String(renters).padStart(4, "0")}`;
  const chat = await startChat({ ...options, env: { ...twilio.env, ...options.env } });
  const { services } = chat.app;
  const webhook = `${services.origin()}/api/webhooks/twilio/message`;
  const agentId = chat.agent.agent_id;
  const code = await linkCode(services.db, { agentId, linkId: chat.link.link_id });
  /** Delivers a text as Twilio does; the same sid is the same text. */
  const deliver = (
    text: string,
    { from = renterPhone, to = sharedNumber, sid, channel = "sms", ...more }: TextOptions = {},
  ) => {
    const prefix = channel === "whatsapp" ? "whatsapp:" : "";
    const params = { MessageSid: sid ?? newSid(), From: prefix + from, To: prefix + to, Body: text, NumMedia: "0" };
    return postSigned(webhook, { ...params, ...more.more }, more.authToken ? { authToken: more.authToken } : {});
  };
  /** Does the job's work: answers what came in and sends what waits. */
  const work = async () => {
    await answerInbound({ ...services, takeTurn: (message) => takeRenterTurn(services, message) }, chat.app.log);
    await vi.waitFor(() => answered(services, agentId), { timeout: 30_000 });
    await settleUnknown(services);
    await sendOutgoing({ ...services, presentOffers, quickReplies });
    await vi.waitFor(() => sent(services, agentId), { timeout: 30_000 });
  };
  /** Sends a text and processes everything that follows; returns the messages sent since. */
  const text = async (words: string, options: TextOptions = {}) => {
    const before = twilio.taken.length;
    await deliver(words, options);
    await work();
    return twilio.taken.slice(before);
  };
  const conversations = () =>
    services.db.selectFrom("conversation").selectAll().where("agent_id", "=", agentId).execute();
  const outgoing = () =>
    services.db
      .selectFrom("outgoing_message")
      .selectAll()
      .where("agent_id", "=", agentId)
      .orderBy("created_at")
      .orderBy("seq")
      .execute();
  /** The renter agrees to automated messages, as on the chat page. */
  const agree = (channel: "sms" | "whatsapp" = "sms") =>
    recordConsent(services.db, services.secret, {
      agentId,
      channel,
      act: "granted",
      conversationId: null,
      address: renterPhone,
      source: "page",
      wording: "Agreed",
      language: "en",
      now: services.now(),
    });
  return { ...chat, agree, services, twilio, renterPhone, webhook, code, deliver, work, text, outgoing, conversations };
}

/**
 * The app's own jobs may run as well: waits until they have answered what they took.
 * @throws while they haven't
 */
async function answered({ db }: Services, agentId: string): Promise<void> {
  const inbound = await db.selectFrom("inbound_message").select("status").where("agent_id", "=", agentId).execute();
  if (inbound.some(({ status }) => status === "received")) throw new Error("a message is being answered");
}

/**
 * The same for what they send: a message also waits for an older one to the same renter.
 * @throws while something is being sent
 */
async function sent({ db, now }: Services, agentId: string): Promise<void> {
  const outgoing = await db
    .selectFrom("outgoing_message")
    .select(["status", "due_at"])
    .where("agent_id", "=", agentId)
    .execute();
  const isOpen = ({ status, due_at }: (typeof outgoing)[number]) =>
    status === "sending" || (status === "queued" && due_at <= now());
  if (outgoing.some(isOpen)) throw new Error("a message is being sent");
}

/** A message id in Twilio's format. */
export function newSid(): string {
  return `SM${randomBytes(16).toString("hex")}`;
}

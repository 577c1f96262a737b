import type { Template, TemplateRequest } from "@llave/contract/channels/channels";
import { ApiError } from "../../../http/errors.ts";
import type { Services } from "../../../services.ts";
import { languageOfText } from "../../../threads/languageOfText.ts";
import { lockConversation } from "../../../threads/lockConversation.ts";
import { findSent, writeMessage } from "../../../threads/writeMessage.ts";
import { hasConsent } from "../../consent/consent.ts";
import { accountOfAgent } from "../../twilio/accounts.ts";
import { approvedTemplates, fillTemplate } from "../../twilio/content.ts";

/** The templates that WhatsApp approved for the agent's number. */
export async function templatesOf(
  services: Pick<Services, "config" | "db" | "secret">,
  agentId: string,
): Promise<Template[]> {
  const account = await accountOfAgent(services, agentId, "whatsapp");
  if (!account) return [];
  return approvedTemplates(account, services.config.twilioApi).catch(() => {
    throw new ApiError("channel_unreachable");
  });
}

interface TemplateMessage extends TemplateRequest {
  agentId: string;
  conversationId: string;
  key: string | null;
}

/**
 * Sends an approved template, at any time, to a renter who agreed to WhatsApp messages; consent on another channel
 * doesn't count.
 * @returns its place in the thread; the same one for a message sent again
 * @throws ApiError `not_found`, `channel_not_connected`, `whatsapp_no_opt_in`, `renter_opted_out`, `invalid_request`
 */
export async function sendTemplate(
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "now" | "secret">,
  message: TemplateMessage,
): Promise<number> {
  const { agentId, conversationId, contentSid, variables, key } = message;
  const found = (await templatesOf(services, agentId)).find((template) => template.contentSid === contentSid);
  if (!found) throw new ApiError("channel_not_connected");
  if (found.places.some((place) => !variables[place])) throw new ApiError("invalid_request");
  const words = fillTemplate(found, variables);
  const now = services.now();
  const seq = await services.db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, agentId, conversationId);
    const again = await findSent(tx, conversation, key);
    if (again !== undefined) return again;
    const thread = await tx
      .selectFrom("channel_thread")
      .select(["number", "address"])
      .where("agent_id", "=", agentId)
      .where("conversation_id", "=", conversationId)
      .where("channel", "=", "whatsapp")
      .executeTakeFirst();
    if (!thread) throw new ApiError("channel_not_connected");
    const line = { agentId, channel: "whatsapp", address: thread.address } as const;
    if (!(await hasConsent(tx, services.secret, line))) throw new ApiError("whatsapp_no_opt_in");
    // The template is sent, not the thread's own message.
    const place = await writeMessage(
      tx,
      { ...conversation, channel: "web" },
      {
        author: "agent",
        content: words,
        language: languageOfText(words, conversation.language),
        reviewed: null,
        sentKey: key,
        grounds: [],
        now,
      },
    );
    await tx
      .insertInto("outgoing_message")
      .values({
        agent_id: agentId,
        conversation_id: conversationId,
        seq: place,
        kind: "template",
        channel: "whatsapp",
        ...thread,
        words,
        content: JSON.stringify({ contentSid, variables }),
        due_at: now,
        created_at: now,
        changed_at: now,
      })
      .execute();
    return place;
  });
  services.jobs.queueSending();
  services.hub.announce({ agentId, conversationId, leadId: null, forRenter: true });
  return seq;
}

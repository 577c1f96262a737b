import type { DialogueState } from "@llave/assistant";
import {
  type ConsentChoice,
  consentChoices,
  consentRequest,
  continueAnswer,
  continueRequest,
} from "@llave/contract/channels/channels";
import { renterConversationQuery } from "@llave/contract/conversations/conversation";
import type { Language } from "@llave/contract/language";
import { languages } from "@llave/contract/locale";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ApiError } from "../http/errors.ts";
import { limitByAddress, limitTo } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { requireOwnConversation } from "../threads/ownConversation.ts";
import { newConversationCode } from "./connection/codes.ts";
import { messageAddress } from "./connection/messageAddress.ts";
import { hasConsent, recordConsent } from "./consent/consent.ts";
import { consentWording } from "./consent/consentWordings.ts";
import { offeredAccount } from "./twilio/accounts.ts";

const channels = ["sms", "whatsapp"] as const;
const greetings = { en: "Hi! I'd like to continue here.", es: "¡Hola! Quiero seguir por aquí." };

/** The renter's side: continuing by phone, and consent to each channel, separately and never as a condition. */
export function renterChannelRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "links" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/renter/continue",
    { onRequest: limitTo("openPage"), schema: { body: continueRequest, response: { 200: continueAnswer } } },
    async (request) => {
      const { channel } = request.body;
      const { link, visitorId, conversation } = await requireOwnConversation(services, request, request.body);
      const account = await offeredAccount(services, link.agentId, channel);
      if (!account) throw new ApiError("channel_not_connected");
      const owner = { agentId: link.agentId, linkId: link.linkId, visitorId, clientId: conversation.client_id };
      const code = await newConversationCode(services.db, owner, services.now());
      const message = `${greetings[conversation.language]} (${code})`;
      return { address: messageAddress(channel, account.number, message), number: account.number, message };
    },
  );

  app.get(
    "/api/renter/consent",
    { onRequest: limitByAddress, schema: { querystring: renterConversationQuery, response: { 200: consentChoices } } },
    async (request) => (await choicesOf(services, request, request.query)).choices,
  );

  app.put(
    "/api/renter/consent",
    { onRequest: limitTo("openPage"), schema: { body: consentRequest, response: { 200: consentChoices } } },
    async (request) => {
      const { channel, granted, page, wording } = request.body;
      const { choices, agentId, agentName, conversationId, language } = await choicesOf(
        services,
        request,
        request.body,
      );
      const choice = choices.find((one) => one.channel === channel);
      if (!choice) throw new ApiError("channel_not_connected");
      const shown = shownWording(choice, wording, { agentName, language });
      if (!shown && granted) throw new ApiError("consent_changed");
      await recordConsent(services.db, services.secret, {
        agentId,
        conversationId,
        channel,
        act: granted ? "granted" : "revoked",
        address: choice.phone,
        source: "page",
        wording: choice.wording,
        language,
        ...shown,
        page,
        ip: request.ip,
        now: services.now(),
      });
      return choices.map((one) => (one === choice ? { ...one, granted } : one));
    },
  );
}

/**
 * The wording that the page showed, in its language: the conversation may have changed to another since. Null if these
 * aren't the words, such as after the agent changed their name.
 */
function shownWording(
  { channel, wording: current }: ConsentChoice,
  shown: string | undefined,
  { agentName, language }: { agentName: string; language: Language },
): { wording: string; language: Language } | null {
  if (shown === undefined || shown === current) return { wording: current, language };
  const found = languages.find((one) => consentWording(one, channel, agentName) === shown);
  return found ? { wording: shown, language: found } : null;
}

/** What a renter can agree to on each connected channel, once the chat knows their phone. */
async function choicesOf(
  services: Pick<Services, "config" | "db" | "links" | "secret">,
  request: FastifyRequest,
  of: { linkId: string; conversationId: string },
): Promise<{
  choices: ConsentChoice[];
  agentId: string;
  agentName: string;
  conversationId: string;
  language: Language;
}> {
  const { link, conversation } = await requireOwnConversation(services, request, of);
  const { agentId } = link;
  const { language } = conversation;
  const { phone } = (conversation.state as DialogueState).slots;
  const choices = await Promise.all(
    channels.map(async (channel) => {
      if (!phone || !(await offeredAccount(services, agentId, channel))) return null;
      const granted = await hasConsent(services.db, services.secret, { agentId, channel, address: phone });
      return { channel, wording: consentWording(language, channel, link.agent.name), phone, granted };
    }),
  );
  return {
    choices: choices.filter((choice) => choice !== null),
    agentId,
    agentName: link.agent.name,
    conversationId: conversation.conversation_id,
    language,
  };
}

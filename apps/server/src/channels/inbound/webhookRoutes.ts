import { southFlorida, understand } from "@llave/assistant";
import { escapeHtml } from "@llave/contract/text/escapeHtml";
import { storable } from "@llave/contract/text/storableText";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../http/errors.ts";
import { addressKey } from "../../plugins/clientAddress.ts";
import { shortSignature } from "../../secrets/signing.ts";
import type { Services } from "../../services.ts";
import { noteAgentText } from "../agentPhone/agentTexts.ts";
import { agentPhonePhrases } from "../agentPhone/phrases.ts";
import { noteTestMessage } from "../connection/testMessages.ts";
import { channelPhrases } from "../consent/phrases.ts";
import { noteDelivery } from "../outbound/sending/deliveryReports.ts";
import { accountOfNumber, type NumberAccount } from "../twilio/accounts.ts";
import { isSigned } from "../twilio/client.ts";
import { statusPath } from "../twilio/statusCallback.ts";
import { readDeliveryReport, readInbound, readNumber, type WebhookForm } from "../twilio/webhookForm.ts";
import { receiveMessage } from "./receive.ts";

export const inboundPath = "/api/webhooks/twilio/message";

type WebhookRequest = FastifyRequest<{ Body: WebhookForm; Querystring: { id?: string } }>;

/**
 * Twilio's calls: a renter's message, or the status of one of ours. Nothing is accepted unless it is signed with the
 * token of the number's account.
 */
export function channelWebhooks(
  app: FastifyInstance,
  services: Pick<Services, "config" | "db" | "hub" | "intake" | "jobs" | "now" | "origin" | "secret" | "turnQueue">,
): void {
  const hidden = { onRequest: limitWebhook, schema: { hide: true }, config: { cleansBody: true } };
  app.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    scope.post(inboundPath, hidden, async (request: WebhookRequest, reply) => {
      const account = await requireSigned(services, request, "To");
      const message = readInbound(storable(request.body));
      if (!message) throw new ApiError("invalid_request");
      // Twilio waits for seconds, a renter on the page doesn't.
      await services.turnQueue.quiet();
      const outcome = await receiveMessage(services, { ...message, numberOwner: account.agentId });
      services.jobs.queueTexts();
      services.jobs.queueNotifications();
      if (outcome === "verified") return sendTwiml(reply, await wordsToAgent(services, message));
      return sendTwiml(reply, outcome === "unknown" ? await wordsToStranger(app, message) : null);
    });
    scope.post(statusPath, hidden, async (request: WebhookRequest, reply) => {
      await requireSigned(services, request, "From");
      const report = readDeliveryReport(storable(request.body), request.query.id);
      if (!report) throw new ApiError("invalid_request");
      const isRecorded = (await noteDelivery(services, report)) || (await noteTestMessage(services, report));
      if (!isRecorded) await noteAgentText(services, report);
      return reply.code(204).send();
    });
  });
}

/** Twilio sends many requests from few addresses. */
async function limitWebhook(request: FastifyRequest): Promise<void> {
  await request.server.limits.spend("webhook", addressKey(request.ip));
}

/**
 * The account of the number, which signed the request.
 * @throws ApiError `signature_not_valid`
 */
async function requireSigned(
  services: Pick<Services, "config" | "db" | "origin" | "secret">,
  request: WebhookRequest,
  ours: "To" | "From",
): Promise<NumberAccount> {
  const params = request.body ?? {};
  const number = readNumber(params[ours]);
  const account = number && (await accountOfNumber(services, number.channel, number.number));
  const signature = request.headers["x-twilio-signature"];
  if (!account || typeof signature !== "string") throw new ApiError("signature_not_valid");
  const url = services.origin() + request.url;
  if (!(await isSigned(account, { signature, url, params }))) throw new ApiError("signature_not_valid");
  return account;
}

/**
 * Tells strangers how to reach an agent, but only a few times a day: otherwise two machines could write to each other
 * forever.
 */
async function wordsToStranger(
  app: FastifyInstance,
  { address, text }: { address: string; text: string },
): Promise<string | null> {
  const asked = { asked: null, referenceDate: "2000-01-01", languageHint: "en", market: southFlorida } as const;
  const { intents, language } = understand(text.slice(0, 2_000), asked);
  if (intents.includes("stop")) return null;
  // The counts are in the database, which doesn't store the number of an unknown sender.
  const counted = shortSignature(app.services.secret, "stranger by text", address);
  const isAllowed = await app.limits.spend("strangerByText", counted).then(
    () => true,
    () => false,
  );
  return isAllowed ? channelPhrases[language].unknownSender : null;
}

/** Confirms that an agent's phone is verified, in the agent's language. */
async function wordsToAgent({ db }: Pick<Services, "db">, { address }: { address: string }): Promise<string> {
  const agent = await db
    .selectFrom("alert_phone as p")
    .innerJoin("account as o", "o.account_id", "p.agent_id")
    .select("o.language")
    .where("p.phone", "=", address)
    .orderBy("p.verified_at", "desc")
    .executeTakeFirst();
  return agentPhonePhrases[agent?.language ?? "en"].verified;
}

function sendTwiml(reply: FastifyReply, words: string | null) {
  const message = words === null ? "" : `<Message>${escapeHtml(words)}</Message>`;
  return reply
    .type("text/xml; charset=utf-8")
    .send(`<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`);
}

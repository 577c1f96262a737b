import type { Twilio } from "twilio";
import type { PhoneChannel, TemplateContent } from "../../db/tables/channels.ts";
import { nameInDisposition } from "../../http/files/fileName.ts";
import type { NumberAccount } from "./accounts.ts";

/** Time limit for one call. Milliseconds. A call without an answer by then may still have succeeded. */
export const callTimeoutMs = 20_000;
/** Limit for a file a renter sent; WhatsApp allows 16 MB. */
const maxMediaBytes = 16_000_000;

const load = () => import("twilio");
let loading: ReturnType<typeof load> | undefined;

/** Large, so that only a server that uses it loads it. */
function library() {
  loading ??= load();
  return loading;
}

/**
 * Loads the library, and what it loads itself at the first use, when a server with an account starts. Otherwise every
 * chat would stall while the first texts load it.
 */
export async function loadTwilio(account: Omit<NumberAccount, "number" | "agentId">): Promise<void> {
  const { default: twilio } = await library();
  const client = twilio(account.accountSid, account.authToken);
  for (const part of ["messages", "content"] as const) void client[part];
}

/** The outcome of a call that sends. */
export type SendOutcome =
  | { result: "accepted"; providerId: string }
  /** Certainly not sent, and never will be. */
  | { result: "refused"; code: number | null; reason: string }
  /** Certainly not sent; a later attempt may succeed. */
  | { result: "later"; reason: string }
  /** The connection broke after the request was sent: the outcome is unknown. */
  | { result: "unknown"; reason: string };

export interface OutgoingCall {
  channel: PhoneChannel;
  to: string;
  body: string;
  template: TemplateContent | null;
  /** Where the provider reports the delivery. */
  statusCallback: string;
}

/**
 * A client of one account.
 * @param api replaces all of Twilio's addresses
 */
export async function clientOf({ accountSid, authToken }: NumberAccount, api: string | undefined): Promise<Twilio> {
  const { default: twilio } = await library();
  const client = twilio(accountSid, authToken, { timeout: callTimeoutMs, autoRetry: false });
  if (api) for (const domain of [client.api, client.content, client.messaging]) domain.baseUrl = api;
  return client;
}

/** An address in Twilio's format. */
export function twilioAddress(channel: PhoneChannel, number: string): string {
  return channel === "whatsapp" ? `whatsapp:${number}` : number;
}

/** Sends one message. Never throws: the result says what happened. */
export async function sendByTwilio(
  account: NumberAccount,
  api: string | undefined,
  call: OutgoingCall,
): Promise<SendOutcome> {
  const client = await clientOf(account, api);
  const { channel, to, body, template, statusCallback } = call;
  try {
    const { sid } = await client.messages.create({
      to: twilioAddress(channel, to),
      from: twilioAddress(channel, account.number),
      statusCallback,
      ...(template
        ? { contentSid: template.contentSid, contentVariables: JSON.stringify(template.variables) }
        : { body }),
    });
    return { result: "accepted", providerId: sid };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Errors of a connection that was never established. */
const unconnected = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

function outcomeOf(error: unknown): SendOutcome {
  const { status, code, message } = error as { status?: number; code?: number | string; message?: string };
  const reason = String(message ?? error).slice(0, 300);
  if (status === 429) return { result: "later", reason };
  if (status !== undefined && status >= 400 && status < 500) {
    return { result: "refused", code: typeof code === "number" ? code : null, reason };
  }
  if (typeof code === "string" && unconnected.has(code)) return { result: "later", reason };
  return { result: "unknown", reason };
}

/**
 * Looks for a message that may have been sent: same sender, recipient and text since a given time.
 * @param known ids of messages already accounted for
 * @returns its id; null if the provider certainly has none
 * @throws if the provider doesn't answer
 */
export async function findSent(
  account: NumberAccount,
  api: string | undefined,
  wanted: { channel: PhoneChannel; to: string; body: string; since: Date },
  isKnown: (ids: string[]) => Promise<Set<string>>,
): Promise<string | null> {
  const client = await clientOf(account, api);
  const { channel, to, body, since } = wanted;
  const listed = await client.messages.list({
    to: twilioAddress(channel, to),
    from: twilioAddress(channel, account.number),
    limit: 100,
  });
  const sent = listed.filter((message) => message.body === body && message.dateCreated >= since);
  const known = await isKnown(sent.map(({ sid }) => sid));
  return sent.find(({ sid }) => !known.has(sid))?.sid ?? null;
}

/** True if the request was signed with the account's token. */
export async function isSigned(
  { authToken }: NumberAccount,
  { signature, url, params }: { signature: string; url: string; params: Record<string, unknown> },
): Promise<boolean> {
  const { default: twilio } = await library();
  return twilio.validateRequest(authToken, signature, url, params);
}

/**
 * Checks that an account has a number, and has its messages delivered here. A WhatsApp sender has to be online, which
 * takes a code sent to its number: otherwise anyone could occupy another's. Its address has to be set by hand.
 * @returns `ok`, or the problem
 */
export async function connectNumber(
  account: NumberAccount,
  api: string | undefined,
  { channel, webhook }: { channel: PhoneChannel; webhook: string },
): Promise<"ok" | "wrong_credentials" | "no_such_number" | "not_online" | "unreachable"> {
  const client = await clientOf(account, api);
  try {
    if (channel === "whatsapp") {
      const { status } = (await senderOf(client, account.number)) ?? {};
      if (status === undefined) return "no_such_number";
      return status.startsWith("ONLINE") ? "ok" : "not_online";
    }
    const [owned] = await client.incomingPhoneNumbers.list({ phoneNumber: account.number, limit: 1 });
    if (!owned) return "no_such_number";
    await client.incomingPhoneNumbers(owned.sid).update({ smsUrl: webhook, smsMethod: "POST" });
    return "ok";
  } catch (error) {
    const { status } = error as { status?: number };
    return status === 401 || status === 403 || status === 404 ? "wrong_credentials" : "unreachable";
  }
}

/** An account's WhatsApp sender with a number. */
export async function senderOf(client: Twilio, number: string) {
  const senders = await client.messaging.v2.channelsSenders.list({ channel: "whatsapp", limit: 100 });
  return senders.find(({ senderId }) => senderId === twilioAddress("whatsapp", number));
}

/**
 * A file a renter sent, fetched only from the provider: an address elsewhere is not fetched, even in a signed request.
 * @returns null if it is missing, too large or somewhere else
 */
export async function fetchMedia(
  { accountSid, authToken }: NumberAccount,
  api: string | undefined,
  url: string,
): Promise<{ content: Buffer; name: string | null } | null> {
  const home = new URL(api ?? "https://api.twilio.com").origin;
  if (!URL.canParse(url) || new URL(url).origin !== home) return null;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const response = await fetch(url, { headers: { authorization }, signal: AbortSignal.timeout(callTimeoutMs) });
  if (response.status >= 500 || response.status === 429) throw new Error(`media answered ${response.status}`);
  if (!response.ok || Number(response.headers.get("content-length") ?? 0) > maxMediaBytes) return null;
  const content = await boundedBody(response);
  return content && { content, name: nameInDisposition(response.headers.get("content-disposition")) };
}

/** A body's bytes; null if it exceeds the limit. Reads no further, regardless of the announced length. */
async function boundedBody({ body }: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body ?? []) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxMediaBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

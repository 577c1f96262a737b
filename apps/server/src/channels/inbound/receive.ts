import { isStart, southFlorida, understand } from "@llave/assistant";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { InquiryDetails } from "../../db/tables/channels.ts";
import { fileKind } from "../../http/files/fileKind.ts";
import { safeFileName } from "../../http/files/fileName.ts";
import type { Services } from "../../services.ts";
import { cleanText } from "../../threads/cleanText.ts";
import { agentWrote } from "../agentPhone/agentWrote.ts";
import { readCode } from "../connection/codes.ts";
import { optIn, optOut } from "../consent/optOut.ts";
import type { ReceivedMessage } from "./intake.ts";
import { routeInbound, routeStop, type ThreadRow } from "./routeInbound.ts";
import { type StoppedAgent, stoppedAgents } from "./stoppedAgents.ts";

/**
 * Stores a message that a provider delivered, once even if it arrives again, and immediately does what can't wait: a
 * person who opts out gets no more messages from this moment. Any server then writes the answer later.
 * @returns `stored` if it awaits its answer; `known` if it arrived before; `verified` for the code from an agent's own
 *   phone; `ignored` for anything else from one, unless the agent is a renter too; `unknown` if it isn't clear who the
 *   sender wants to reach
 */
export async function receiveMessage(
  services: Pick<Services, "db" | "intake" | "now" | "secret">,
  message: ReceivedMessage,
): Promise<"stored" | "known" | "unknown" | "verified" | "ignored"> {
  const now = services.now();
  const text = cleanText(message.text);
  const { code = null, rest = text } = readCode(text) ?? {};
  const isPlain = keywordIn(rest, now).keyword === null;
  if (isPlain && (await services.intake.store({ ...message, code, text: rest, receivedAt: now }))) return "stored";
  return services.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom("inbound_message")
      .select("inbound_id")
      .where("provider_id", "=", message.providerId)
      .executeTakeFirst();
    if (before) return "known";
    const agent = await agentWrote(tx, { ...message, now });
    if (agent === "verified") return "verified";
    const inbound = { ...message, text, now };
    const routed = (await routeInbound(tx, inbound)) ?? (isStop(text, now) ? await routeStop(tx, inbound) : null);
    // An agent who isn't a renter too needs no answer.
    if (!routed) return agent === null ? "unknown" : "ignored";
    const { providerId, media } = message;
    return storeInbound(services, tx, { ...routed, providerId, media, now });
  });
}

/** A file of a message: it came with it, or the provider has it. */
export type InboundFile = { contentType: string } & ({ content: Buffer; name: string | null } | { url: string });

interface Inbound {
  thread: ThreadRow;
  providerId: string;
  text: string;
  media: InboundFile[];
  inquiry?: InquiryDetails;
  /** The conversation of the chat page whose code it had. */
  joins?: string | null;
  now: Date;
}

/** Stores one message of a thread and obeys its keyword; `known` if it is stored already. */
export async function storeInbound(
  services: Pick<Services, "secret">,
  tx: Kysely<Database>,
  { thread, providerId, text, media, inquiry, joins, now }: Inbound,
): Promise<"stored" | "known"> {
  const stored = await tx
    .insertInto("inbound_message")
    .values({
      agent_id: thread.agent_id,
      thread_id: thread.thread_id,
      provider_id: providerId,
      body: text,
      media: JSON.stringify(
        media.map((file) => ({ url: "url" in file ? file.url : null, contentType: file.contentType })),
      ),
      received_at: now,
      joins,
      ...(inquiry && { inquiry: JSON.stringify(inquiry) }),
    })
    .onConflict((conflict) => conflict.column("provider_id").doNothing())
    .returning("inbound_id")
    .executeTakeFirst();
  if (!stored) return "known";
  for (const [place, file] of media.entries()) {
    if (!("content" in file)) continue;
    const { contentType: content_type, content } = file;
    const kind = fileKind(content_type, content);
    const file_name = kind && file.name ? safeFileName(file.name, kind.extension) : null;
    await tx
      .insertInto("inbound_file")
      .values({ ...stored, place, content_type, content, file_name })
      .execute();
  }
  await obeyKeyword(services, tx, thread, { text, now });
  return "stored";
}

/** The request to stop or to start again that a message is, and its language. */
function keywordIn(text: string, now: Date) {
  const { language, intents } = understand(text, {
    asked: null,
    referenceDate: now.toISOString().slice(0, 10),
    languageHint: "en",
    market: southFlorida,
  });
  if (intents.includes("stop")) return { keyword: "stop", language } as const;
  return { keyword: isStart(text) ? ("start" as const) : null, language };
}

function isStop(text: string, now: Date): boolean {
  return keywordIn(text, now).keyword === "stop";
}

async function obeyKeyword(
  { secret }: Pick<Services, "secret">,
  tx: Kysely<Database>,
  thread: ThreadRow,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  const { keyword, language } = keywordIn(text, now);
  if (keyword === "stop") {
    for (const { agent_id, conversation_id } of await stoppedBy(tx, thread)) {
      await optOut(tx, secret, {
        agentId: agent_id,
        channel: thread.channel,
        address: thread.address,
        conversationId: conversation_id,
        source: "keyword",
        language,
        now,
      });
    }
  } else if (keyword === "start") {
    const { agent_id: agentId, address, channel, conversation_id: conversationId } = thread;
    await optIn(tx, secret, { agentId, address, channel, conversationId, source: "keyword", language, now });
  }
}

/** Whose messages end with a stop in a thread. A mail has one addressee; a text reaches everyone behind the number. */
async function stoppedBy(tx: Kysely<Database>, thread: ThreadRow): Promise<StoppedAgent[]> {
  const { agent_id, channel, number, address } = thread;
  if (channel === "email") return [thread];
  const own = await tx
    .selectFrom("agent_number")
    .select("agent_id")
    .where("channel", "=", channel)
    .where("number", "=", number)
    .executeTakeFirst();
  const all = await stoppedAgents(tx, { channel, number, address, numberOwner: own?.agent_id ?? null });
  return [thread, ...all.filter((one) => one.agent_id !== agent_id)];
}

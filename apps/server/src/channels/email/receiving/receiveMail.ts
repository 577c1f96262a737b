import EmailReplyParser from "email-reply-parser";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../db/schema.ts";
import type { Services } from "../../../services.ts";
import { cleanText } from "../../../threads/cleanText.ts";
import { storeInbound } from "../../inbound/receive.ts";
import { threadFor } from "../../inbound/routeInbound.ts";
import type { AttachedFile, ReceivedMail } from "./receivedMail.ts";

/** A longer text is cut for the assistant and attached whole for the agent. Characters. */
const maxMessageLength = 2_000;
/** How much of a mail's text is stored. Characters. */
const maxMailLength = 100_000;
/**
 * How much of a mail we search for the start of the quoted mail: the search is quadratic in a line's length, and
 * renters write above the quote. Characters.
 */
const maxSearchedLength = 8_000;
const maxSubjectLength = 200;

/**
 * Stores a renter's mail in its conversation, once even if it arrives twice. The answer goes to the address that the
 * agent has for the renter, not to the mail's sender: forwarding a mail must not give someone else the thread.
 * @returns `unknown` if the conversation or the renter's address is gone
 */
export async function receiveMail(
  services: Pick<Services, "config" | "db" | "now" | "secret">,
  conversationId: string,
  mail: ReceivedMail,
): Promise<"stored" | "known" | "unknown"> {
  const now = services.now();
  const { text, files } = contentOf(mail);
  return services.db.transaction().execute(async (tx) => {
    const target = await conversationById(tx, conversationId);
    if (!target?.email) return "unknown";
    const address = target.email.toLowerCase();
    const number = services.config.inboundMail?.domain ?? "";
    const thread = await threadFor(tx, { channel: "email", number, address, now }, target);
    const providerId = `email:${conversationId}:${mail.id}`;
    const stored = await storeInbound(services, tx, { thread, providerId, text, media: files, now });
    if (stored === "stored") await noteMail(tx, thread, mail);
    return stored;
  });
}

/** What the renter wrote themselves, without the mail they answer and their signature, and the files. */
function contentOf({ text, files }: ReceivedMail): { text: string; files: AttachedFile[] } {
  const whole = cleanText(text.slice(0, maxMailLength));
  const searched = withoutEmptyLines(whole).slice(0, maxSearchedLength);
  const own = cleanText(new EmailReplyParser().parseReply(searched)) || searched;
  if (own.length <= maxMessageLength) return { text: own, files };
  const attached: AttachedFile = {
    contentType: "text/plain; charset=utf-8",
    name: "email.txt",
    content: Buffer.from(whole),
  };
  return { text: own.slice(0, maxMessageLength).toWellFormed(), files: [attached, ...files] };
}

/** At most one empty line in a row, which the search would otherwise take long for. */
function withoutEmptyLines(text: string): string {
  const lines = text.split("\n").map((line) => line.trimEnd());
  return lines.filter((line, at) => line !== "" || lines[at - 1] !== "").join("\n");
}

async function conversationById(tx: Kysely<Database>, conversationId: string) {
  return tx
    .selectFrom("conversation as c")
    .leftJoin("lead as l", (join) => join.onRef("l.agent_id", "=", "c.agent_id").onRef("l.lead_id", "=", "c.lead_id"))
    .leftJoin("lead as k", (join) =>
      join.onRef("k.agent_id", "=", "c.agent_id").on("k.lead_id", "=", sql<string>`kept_lead(c.agent_id, c.lead_id)`),
    )
    .select(["c.agent_id", "c.link_id", "c.visitor_id", "c.client_id"])
    .select((of) => of.fn.coalesce("l.email", "k.email").as("email"))
    .where("c.conversation_id", "=", conversationId)
    .executeTakeFirst();
}

/** What an answer needs to appear in the same thread of the renter's mail program. */
async function noteMail(
  tx: Kysely<Database>,
  { agent_id, thread_id }: { agent_id: string; thread_id: string },
  { id, subject }: ReceivedMail,
): Promise<void> {
  await tx
    .updateTable("channel_thread")
    .set({ mail_subject: cleanText(subject).slice(0, maxSubjectLength).toWellFormed(), mail_message_id: id })
    .where("agent_id", "=", agent_id)
    .where("thread_id", "=", thread_id)
    .execute();
}

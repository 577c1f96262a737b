import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { fileKind } from "../../http/files/fileKind.ts";
import { safeFileName } from "../../http/files/fileName.ts";
import { storageLeft } from "../../pictures/storage.ts";
import type { Services } from "../../services.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import { hasStopped, type LockedConversation, lockConversation } from "../../threads/lockConversation.ts";
import { writeMessage } from "../../threads/writeMessage.ts";
import { channelPhrases } from "../consent/phrases.ts";
import { accountOfNumber } from "../twilio/accounts.ts";
import { fetchMedia } from "../twilio/client.ts";
import { addRenterLine } from "./renterLine.ts";
import type { ThreadRow } from "./routeInbound.ts";

/** How many files of one message are stored. */
const maxFiles = 10;

interface ReceivedMedia {
  row: Selectable<Database["inbound_message"]>;
  thread: ThreadRow;
  link: LinkContext;
  conversationId: string;
  /** The message they came with; null if they came alone. */
  seq: number | null;
}

/**
 * Stores a renter's files for the agent and politely says so: the assistant doesn't look at files. Kinds of files that
 * people don't send from a phone aren't stored, and the answer says so.
 */
export async function storeMedia(
  services: Pick<Services, "config" | "db" | "hub" | "now" | "secret">,
  received: ReceivedMedia,
): Promise<void> {
  const { row, thread, conversationId } = received;
  const found = row.media.some(({ url }) => url === null)
    ? await attachedFiles(services, row)
    : await fetchFiles(services, received);
  if (!found) return;
  const files = found.flatMap((file) => {
    const kind = fileKind(file.contentType, file.content);
    return kind ? [{ ...file, name: file.name && safeFileName(file.name, kind.extension) }] : [];
  });
  const leadId = await services.db.transaction().execute(async (tx) => {
    const locked = await lockConversation(tx, thread.agent_id, conversationId);
    const conversation = { ...locked, channel: thread.channel };
    if (await isStored(tx, conversation, row.provider_id, received.seq)) return locked.kept_lead_id;
    // Files that wait count as stored, so these leave before there is room for them.
    await tx.deleteFrom("inbound_file").where("inbound_id", "=", row.inbound_id).execute();
    const kept = whatFits(files, await storageLeft(tx, thread.agent_id));
    // Files without text get their own message.
    const line = { content: channelPhrases[conversation.language].media, key: row.provider_id, now: services.now() };
    const seq = received.seq ?? (await addRenterLine(tx, conversation, line));
    for (const [place, { contentType, content, name }] of kept.entries()) {
      await tx
        .insertInto("channel_media")
        .values({
          agent_id: thread.agent_id,
          conversation_id: conversationId,
          seq,
          place,
          content_type: contentType,
          content,
          file_name: name,
          created_at: services.now(),
        })
        .execute();
    }
    const grown = received.seq === null ? 1 : 0;
    const grownBy = { ...conversation, message_count: conversation.message_count + grown };
    const counts = { stored: kept.length, full: files.length - kept.length, sent: row.media.length };
    await thank(services, tx, grownBy, { link: received.link, key: answerKey(row.provider_id), ...counts });
    return locked.kept_lead_id;
  });
  services.hub.announce({ agentId: thread.agent_id, conversationId, leadId, forRenter: true });
}

/** The files, in their order, that don't exceed this many bytes together. */
function whatFits<File extends { content: Buffer }>(files: readonly File[], bytes: number): File[] {
  let left = bytes;
  return files.filter(({ content }) => {
    if (content.length > left) return false;
    left -= content.length;
    return true;
  });
}

interface StoredFile {
  contentType: string;
  content: Buffer;
  /** What its sender calls it. */
  name: string | null;
}

async function attachedFiles(
  { db }: Pick<Services, "db">,
  { inbound_id }: ReceivedMedia["row"],
): Promise<StoredFile[]> {
  return db
    .selectFrom("inbound_file")
    .select(["content_type as contentType", "content", "file_name as name"])
    .where("inbound_id", "=", inbound_id)
    .orderBy("place")
    .limit(maxFiles)
    .execute();
}

/** Null if the number has no account anymore. */
async function fetchFiles(
  services: Pick<Services, "config" | "db" | "secret">,
  { row, thread }: ReceivedMedia,
): Promise<StoredFile[] | null> {
  if (thread.channel === "email") return null;
  const account = await accountOfNumber(services, thread.channel, thread.number);
  if (!account) return null;
  const files: StoredFile[] = [];
  for (const { url, contentType } of row.media.slice(0, maxFiles)) {
    const file = url === null ? null : await fetchMedia(account, services.config.twilioApi, url);
    if (file) files.push({ contentType, ...file });
  }
  return files;
}

/** The key that identifies the answer about a message's files. */
function answerKey(providerId: string): string {
  return `${providerId}:files`;
}

/** True if an earlier attempt got this far: it answered, or stored files of someone who wants no answer. */
async function isStored(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  key: string,
  seq: number | null,
): Promise<boolean> {
  const written = await tx
    .selectFrom("message")
    .select("seq")
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("sent_key", "in", [answerKey(key), ...(seq === null ? [key] : [])])
    .executeTakeFirst();
  if (written || seq === null) return written !== undefined;
  const stored = await tx
    .selectFrom("channel_media")
    .select("seq")
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("seq", "=", seq)
    .executeTakeFirst();
  return stored !== undefined;
}

/** What the answer about a message's files is made of. */
interface Thanks {
  link: LinkContext;
  key: string;
  stored: number;
  /** How many of the others didn't fit into the plan's storage. */
  full: number;
  sent: number;
}

async function thank(
  services: Pick<Services, "now">,
  tx: Kysely<Database>,
  conversation: LockedConversation,
  { link, key, stored, full, sent }: Thanks,
): Promise<void> {
  if (await hasStopped(tx, conversation)) return;
  const { language } = conversation;
  const t = channelPhrases[language];
  const { name } = link.agent;
  const parts = [
    ...(stored > 0 ? [t.mediaThanks(name)] : []),
    ...(full > 0 ? [t.mediaFull(name, stored > 0)] : []),
    ...(stored + full < sent ? [t.mediaRefused] : []),
  ];
  await writeMessage(tx, conversation, {
    author: "assistant",
    content: parts.join(" "),
    language,
    reviewed: null,
    sentKey: key,
    grounds: [],
    now: services.now(),
  });
}

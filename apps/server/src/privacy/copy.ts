import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { fileKind } from "../http/files/fileKind.ts";
import type { ArchivedFile } from "../http/files/zip.ts";
import type { Services } from "../services.ts";
import { contactHashes, ledgerHash } from "../suppression/suppression.ts";
import type { Address } from "./address.ts";
import { type CopiedRow, type CopyScope, type CopySection, copySections, sectionQuery } from "./copySections.ts";
import { writeReceipt } from "./receipts.ts";
import { type AgentRecords, type Proof, recordsOf } from "./records.ts";

/** A copy of a person's stored data, by agent. Times are ISO, money is USD a month. */
export interface PersonalCopy {
  made: string;
  holders: unknown[];
}

/**
 * All stored data of a person: their own and the assistant's messages on every channel, what was concluded from them,
 * what an agent wrote or planned about them, and the files they sent (from {@link filesOf}). An agent's private notes
 * are counted but stay the agent's. Each agent keeps a receipt.
 */
export async function copyOf(
  { db, now, secret }: Pick<Services, "db" | "now" | "secret">,
  proof: Proof,
): Promise<PersonalCopy> {
  const records = await recordsOf(db, proof);
  const holders = [];
  for (const record of records) {
    holders.push(await copyFrom(db, record, await addressHashes(db, secret, record, proof)));
    await writeReceipt(db, record, { act: "copy", proof: proof.by, showings: 0, now: now() });
  }
  return { made: now().toISOString(), holders };
}

/** The hashes under which the person's own addresses are kept: those they wrote from, and the one they proved. */
async function addressHashes(
  db: Kysely<Database>,
  secret: string,
  { agentId, conversationIds }: AgentRecords,
  proof: Proof,
): Promise<Pick<CopyScope, "ledgerHashes" | "stopHashes">> {
  const { rows } = await sql<Address>`
    select case channel when 'email' then 'email' else 'phone' end as kind, address as value from channel_thread
    where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[])`.execute(db);
  const own = proof.by === "code" ? [...rows, proof.address] : rows;
  const contacts = own.map(({ kind, value }) => ({ email: null, phone: null, [kind]: value }));
  return {
    ledgerHashes: own.map(({ value }) => ledgerHash(secret, agentId, value)),
    stopHashes: contacts.flatMap((contact) => contactHashes(secret, agentId, contact)),
  };
}

async function copyFrom(
  db: Kysely<Database>,
  record: AgentRecords,
  hashes: Pick<CopyScope, "ledgerHashes" | "stopHashes">,
) {
  const parts = new Map<CopySection, CopiedRow[]>();
  for (const section of copySections) {
    parts.set(section, (await sectionQuery(section, { ...record, ...hashes }).execute(db)).rows);
  }
  const nested = [...parts].filter(([{ inConversation }]) => inConversation);
  const complete = ({ conversationId, row }: CopiedRow) => ({
    ...row,
    ...Object.fromEntries(
      nested.map(([{ name }, rows]) => [
        name,
        rows.filter((one) => one.conversationId === conversationId).map((one) => one.row),
      ]),
    ),
  });
  const outer = [...parts].filter(([{ inConversation }]) => !inConversation);
  return {
    agent: record.agentName,
    brokerage: record.brokerage,
    ...Object.fromEntries(
      outer.map(([{ name, table }, rows]) => [
        name,
        rows.map((one) => (table === "conversation" ? complete(one) : one.row)),
      ]),
    ),
    files: (await filesOf(db, [record])).map(({ name, originalName, at }) => ({ name, originalName, at })),
  };
}

/** A file that a person sent, by its name in the copy. */
export interface OwnFile {
  name: string;
  /** What its sender called it; null if they didn't. */
  originalName: string | null;
  at: Date;
  agentId: string;
  mediaId: string;
}

interface MediaRow {
  media_id: string;
  content_type: string;
  file_name: string | null;
  created_at: Date;
  head: Buffer;
}

/** First bytes that tell the kind of a file. */
const headBytes = 16;

/** The files that a person sent, without their content. */
export async function filesOf(db: Kysely<Database>, records: AgentRecords[]): Promise<OwnFile[]> {
  const files: OwnFile[] = [];
  for (const { agentId, conversationIds } of records) {
    const { rows } = await sql<MediaRow>`
      select media_id, content_type, file_name, created_at, substring(content from 1 for ${headBytes}) as head
      from channel_media where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[])
      order by created_at, seq, place`.execute(db);
    for (const { media_id: mediaId, content_type, file_name: originalName, created_at: at, head } of rows) {
      const extension = fileKind(content_type, head)?.extension ?? "";
      files.push({ name: `files/${mediaId}${extension}`, originalName, at, agentId, mediaId });
    }
  }
  return files;
}

/** The copy and its files, one after the other. */
export async function* archivedCopy(
  db: Kysely<Database>,
  text: string,
  files: OwnFile[],
): AsyncGenerator<ArchivedFile> {
  yield {
    name: "my-data.json",
    async *content() {
      yield text;
    },
  };
  for (const { name, agentId, mediaId } of files) {
    yield { name, stored: true, content: () => contentOf(db, agentId, mediaId) };
  }
}

async function* contentOf(db: Kysely<Database>, agentId: string, mediaId: string): AsyncGenerator<Uint8Array> {
  const file = await db
    .selectFrom("channel_media")
    .select("content")
    .where("agent_id", "=", agentId)
    .where("media_id", "=", mediaId)
    .executeTakeFirst();
  if (file) yield file.content;
}

import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { fileKind } from "../http/files/fileKind.ts";
import type { ArchivedFile } from "../http/files/zip.ts";
import { writeReceipt } from "./receipts.ts";
import { type AgentRecords, type Proof, recordsOf } from "./records.ts";

/** A copy of a person's stored data, by agent. Times are ISO, money is USD a month. */
export interface PersonalCopy {
  made: string;
  holders: unknown[];
}

/**
 * All stored data of a person: their own and the assistant's messages on every channel, what was concluded from them
 * (facts, score with reasons), showings, consents, and the files they sent ({@link filesOf} has these). An agent's private notes are counted and stay the agent's. Each agent keeps a receipt.
 */
export async function copyOf(db: Kysely<Database>, proof: Proof, now: Date): Promise<PersonalCopy> {
  const records = await recordsOf(db, proof);
  const holders = [];
  for (const record of records) {
    holders.push(await copyFrom(db, record));
    await writeReceipt(db, record, { act: "copy", proof: proof.by, showings: 0, now });
  }
  return { made: now.toISOString(), holders };
}

async function copyFrom(db: Kysely<Database>, record: AgentRecords) {
  const { agentId, agentName, brokerage, leadIds, conversationIds } = record;
  const one = async (query: ReturnType<typeof sql>) => (await sql<{ row: unknown }>`${query}`.execute(db)).rows;
  const leads = await one(sql`
    select jsonb_build_object('name', name, 'email', email, 'phone', phone, 'search', slots, 'correctedFrom', corrected,
      'notGiven', refused, 'quotes', quotes, 'score', score, 'temperature', status, 'reasons', reasons, 'stage', stage,
      'source', source, 'since', created_at, 'lastActivity', updated_at,
      'privateNotesOfTheAgent', (select count(*) from lead_note n
        where n.agent_id = l.agent_id and n.lead_id in (l.lead_id, l.merged_into))
    ) as row from lead l where agent_id = ${agentId} and lead_id = any(${leadIds}::uuid[]) order by created_at`);
  const conversations = await one(sql`
    select jsonb_build_object('since', c.created_at, 'lastActivity', c.updated_at, 'status', c.status,
      'notice', jsonb_build_object('version', c.notice_version, 'shownAt', c.notice_at),
      'rating', (select stars from conversation_rating r where r.agent_id = c.agent_id
        and r.conversation_id = c.conversation_id),
      'ratingReasons', (select reasons from conversation_rating r where r.agent_id = c.agent_id
        and r.conversation_id = c.conversation_id),
      'messages', (select jsonb_agg(jsonb_build_object('at', m.created_at, 'by', m.author, 'text', m.content)
        order by m.seq) from message m where m.agent_id = c.agent_id and m.conversation_id = c.conversation_id)
    ) as row from conversation c where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[])
    order by created_at`);
  const showings = await one(sql`
    select jsonb_build_object('from', starts_at, 'to', ends_at, 'status', status) as row from showing
    where agent_id = ${agentId} and (lead_id = any(${leadIds}::uuid[])
      or conversation_id = any(${conversationIds}::uuid[])) order by starts_at`);
  const addresses = await one(sql`
    select jsonb_build_object('channel', channel, 'address', address, 'since', created_at, 'lastMessage',
      last_inbound_at, 'mailSubject', mail_subject) as row from channel_thread
    where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[]) order by created_at`);
  const sent = await one(sql`
    select jsonb_build_object('at', coalesce(sent_at, created_at), 'channel', channel, 'to', address, 'status', status,
      'text', coalesce(body, words)) as row from outgoing_message
    where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[]) order by created_at, seq`);
  const consents = await one(sql`
    select jsonb_build_object('at', given_at, 'act', act, 'channel', channel, 'wording', wording, 'version',
      wording_version, 'address', address, 'page', page, 'ip', ip) as row from consent
    where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[]) order by given_at`);
  const files = (await filesOf(db, [record])).map(({ name, at }) => ({ name, at }));
  const rows = (list: { row: unknown }[]) => list.map(({ row }) => row);
  return {
    agent: agentName,
    brokerage,
    leads: rows(leads),
    conversations: rows(conversations),
    showings: rows(showings),
    addresses: rows(addresses),
    sentMessages: rows(sent),
    consents: rows(consents),
    files,
  };
}

/** A file that a person sent, by its name in the copy. */
export interface OwnFile {
  name: string;
  at: Date;
  agentId: string;
  mediaId: string;
}

/** First bytes that tell the kind of a file. */
const headBytes = 16;

/** The files that a person sent, without their content. */
export async function filesOf(db: Kysely<Database>, records: AgentRecords[]): Promise<OwnFile[]> {
  const files: OwnFile[] = [];
  for (const { agentId, conversationIds } of records) {
    const { rows } = await sql<{ media_id: string; content_type: string; created_at: Date; head: Buffer }>`
      select media_id, content_type, created_at, substring(content from 1 for ${headBytes}) as head
      from channel_media where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[])
      order by created_at, seq, place`.execute(db);
    for (const { media_id: mediaId, content_type, created_at: at, head } of rows) {
      const extension = fileKind(content_type, head)?.extension ?? "";
      files.push({ name: `files/${mediaId}${extension}`, at, agentId, mediaId });
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

import type { Language } from "@llave/contract/language";
import { foldText } from "@llave/contract/text/foldText";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { searchText, wordsPattern } from "../db/searchText.ts";
import type { TimeCursor } from "../http/pageCursor.ts";

/**
 * Search inside messages, without an index: one would be written at every turn, for something that agents do a few times
 * a day (decision 50). A call reads the messages of the most recently active leads, newest first, and says where the next
 * one continues.
 */

/** How many leads' messages one call reads. */
const leadsRead = 300;
/** The most conversations a call finds. */
const maxHits = 20;

export interface Hit {
  lead_id: string;
  name: string | null;
  conversation_id: string;
  seq: number;
  author: "renter" | "assistant" | "agent";
  content: string;
  language: Language;
  created_at: Date;
}

/** A lead that was read, and its hit, if any. */
type Read = { lead_id: string; updated_at: Date } & (Hit | { [key in keyof Omit<Hit, "lead_id">]: null });

/**
 * The conversations with a text, one hit for each lead: its newest message that has it.
 * @param after where an earlier call ended
 * @returns `next` is where to continue, null once every lead was read
 */
export async function findMessages(
  db: Kysely<Database>,
  agentId: string,
  searched: string,
  after: TimeCursor | null,
): Promise<{ hits: Hit[]; next: [updatedAt: Date, leadId: string] | null }> {
  const beyond = after ? sql`and (l.updated_at, l.lead_id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  // Counted leads and those with only one message have an index each in this order.
  const newest = (counted: boolean) => sql`(
    select l.lead_id, l.name, l.updated_at from lead l
    where l.agent_id = ${agentId} and ${sql.raw(counted ? "l.counted" : "not l.counted")} and l.removed_at is null
      ${beyond} order by l.updated_at desc, l.lead_id desc limit ${leadsRead})`;
  const { rows } = await sql<Read>`
    with newest as materialized (
      select * from (${newest(true)} union all ${newest(false)}) as l
      order by updated_at desc, lead_id desc limit ${leadsRead})
    select l.lead_id, l.name, l.updated_at, m.* from newest l
    left join lateral (
      select m.conversation_id, m.seq, m.author, m.content, m.language, m.created_at
      from lead p join message m on m.agent_id = p.agent_id and m.conversation_id = p.conversation_id
      where p.agent_id = ${agentId} and (p.lead_id = l.lead_id or p.merged_into = l.lead_id)
        and search_words(m.content) like ${wordsPattern(searchText(searched) ?? searched)}
      order by m.created_at desc limit 1) as m on true
    order by l.updated_at desc, l.lead_id desc`.execute(db);
  const hits = rows.filter((row) => row.seq !== null);
  const page = hits.slice(0, maxHits) as Hit[];
  const cut = hits.length > maxHits ? hits[maxHits - 1] : undefined;
  const last = cut ?? (rows.length === leadsRead ? rows.at(-1) : undefined);
  return { hits: page, next: last ? [last.updated_at, last.lead_id] : null };
}

/** A text without capitals and accents, letter by letter, so that places in both are the same. */
function folded(text: string): string {
  return [...text.normalize("NFC")].map((letter) => foldText(letter) || letter).join("");
}

/** Letters of an excerpt before the found text and after it. */
const before = 40;
const after = 120;

/** The part of a message around a text, cut between words and marked with "…" where something is left out. */
export function excerptAround(content: string, searched: string): string {
  const line = content.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  const at = Math.max(0, folded(line).indexOf(folded(searched)));
  const from = at <= before ? 0 : line.indexOf(" ", at - before) + 1;
  const end = at + searched.length + after;
  const to = end >= line.length ? line.length : Math.max(line.lastIndexOf(" ", end), at + searched.length);
  return `${from > 0 ? "…" : ""}${line.slice(from, to)}${to < line.length ? "…" : ""}`;
}

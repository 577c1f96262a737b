import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { EntryFilter } from "./filter.ts";

/** An entry as the administrators' list and its export need it. */
export interface EntryRow {
  entry_id: string;
  name: string;
  email: string;
  is_agent: boolean;
  status: "pending" | "invited" | "onboarded";
  position: number;
  utm_source: string | null;
  created_at: Date;
  referrals: number;
  invited_at: Date | null;
}

/** The delivery of an entry's newest invitation. */
export interface DeliveryRow {
  entry_id: string;
  status: "queued" | "sent" | "failed" | "dropped";
  changed_at: Date;
  unsubscribed: boolean;
  opened_at: Date | null;
}

/** The number of entries that pass a filter. */
export async function countEntries(db: Kysely<Database>, filter: EntryFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from waitlist_entry entry where ${condition(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Entries in the order of the list, waiting people first. A position is the place in that order, even in a filtered
 * list: people who wait have their place in line, and everyone else follows. No two entries share a position.
 */
export function entriesQuery(filter: EntryFilter, range?: { limit: number; offset: number }): RawBuilder<EntryRow> {
  const part = range ? sql`limit ${range.limit} offset ${range.offset}` : sql``;
  return sql<EntryRow>`
    with place as (
      select entry_id, row_number() over (order by status <> 'pending', queue_key, entry_id) as position
      from waitlist_entry
    )
    select entry.entry_id, name, email, is_agent, status, place.position,
      utm_source, created_at, referrals, invited_at
    from waitlist_entry entry join place using (entry_id)
    where ${condition(filter)}
    order by status <> 'pending', queue_key, entry.entry_id ${part}`;
}

/** The newest invitation's mail for each of these entries. */
export async function deliveriesOf(db: Kysely<Database>, entryIds: string[]): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select distinct on (link.entry_id) link.entry_id, mail.status, mail.changed_at, link.opened_at,
      entry.unsubscribed_at is not null as unsubscribed
    from mailed_link link join mail using (mail_id) join waitlist_entry entry using (entry_id)
    where link.entry_id = any(${entryIds}::uuid[]) and link.purpose = 'invitation'
    order by link.entry_id, link.created_at desc`.execute(db);
  return rows;
}

function condition({ status, isAgent, text, ids }: EntryFilter): RawBuilder<boolean> {
  const byStatus = status === undefined ? sql`true` : sql`entry.status = ${status}`;
  const byType = isAgent === undefined ? sql`true` : sql`entry.is_agent = ${isAgent}`;
  const pattern = `%${text?.replace(/[\\%_]/g, "\\$&")}%`;
  const byText = text === undefined ? sql`true` : sql`(entry.name ilike ${pattern} or entry.email ilike ${pattern})`;
  const byId = ids === undefined ? sql`true` : sql`entry.entry_id = any(${ids}::uuid[])`;
  return sql<boolean>`${byStatus} and ${byType} and ${byText} and ${byId}`;
}

import { randomBytes } from "node:crypto";
import type { DatabaseHandle } from "../../../apps/server/src/db/connect.ts";
import { largeAgent } from "../../../apps/server/src/demo/large/seedLarge.ts";

/** Rows used by calls, spread over an agent's data. */
export interface Rows {
  leads: { id: string; conversationId: string }[];
  properties: string[];
  /** Listings without photos, for testing deletions. */
  spareProperties: string[];
  links: string[];
  drafts: string[];
  showings: string[];
  notifications: string[];
}

/** Rows of a kind: more than a pass of the benchmark uses. */
const spread = 240;

/** Restricts a statement to the large agent. */
export const own = `agent_id = (select agent_id from agent where slug = '${largeAgent.slug}')`;

/**
 * One call's row for each round; the list starts over at its end.
 * @throws an Error for an empty list
 */
export function pick<T>(list: readonly T[], round: number): T {
  const item = list[round % list.length];
  if (item === undefined) throw new Error("nothing was seeded");
  return item;
}

/** Reads rows for calls. Their leads have no drafts or showings, so calls don't take rows from each other. */
export async function readRows({ pool }: DatabaseHandle): Promise<Rows> {
  const ids = async (text: string) => {
    const { rows } = await pool.query<{ id: string; other: string }>(text.replaceAll(":own", own));
    return rows;
  };
  const one = async (text: string) => (await ids(text)).map(({ id }) => id);
  const leads = await ids(
    `select lead_id as id, conversation_id as other from lead l
     where :own and removed_at is null and merged_into is null and email is not null
       and conversation_id is not null
       and not exists (select from draft d where d.agent_id = l.agent_id and d.conversation_id = l.conversation_id)
       and not exists (select from showing s where s.agent_id = l.agent_id and s.conversation_id = l.conversation_id)
     order by md5(lead_id::text) limit ${spread}`,
  );
  const properties = await one(
    `select property_id as id from property where :own and deleted_at is null and area is not null
     order by md5(property_id::text) limit ${spread}`,
  );
  const most = properties.length / 2;
  return {
    leads: leads.map(({ id, other }) => ({ id, conversationId: other })),
    properties: properties.slice(0, most),
    spareProperties: properties.slice(most),
    links: await one("select link_id as id from smartlink where :own and name like 'Link %' order by name"),
    drafts: await one(
      `select draft_id as id from draft d where :own and status = 'waiting' and not exists
         (select from showing s where s.agent_id = d.agent_id and s.conversation_id = d.conversation_id)
       order by created_at desc limit ${spread}`,
    ),
    showings: await one(
      `select showing_id as id from showing where :own and status = 'requested' and starts_at > now() + interval '1 hour'
       order by 1 limit ${spread}`,
    ),
    notifications: await one(
      `select notification_id as id from notification where :own and read_at is null limit ${spread}`,
    ),
  };
}

/** The upcoming showings as they were, for {@link renew}. */
export async function keepShowings({ pool }: DatabaseHandle): Promise<string> {
  const { rows } = await pool.query<{ kept: string }>(
    `select coalesce(json_agg(s), '[]')::text as kept from (
       select showing_id, starts_at, ends_at, blocked from showing where ${own} and starts_at > now() and status <> 'canceled'
     ) as s`,
  );
  return rows[0]?.kept ?? "[]";
}

/** Reopens what earlier rounds decided, and removes what they created. */
export async function renew({ pool }: DatabaseHandle, showings: string): Promise<void> {
  const statements = [
    `update draft set status = 'waiting', sent_seq = null, decided_at = null
     where :own and draft_id in (select draft_id from draft where :own order by created_at desc limit ${2 * spread})`,
    `update notification n set read_at = null
     where :own and kind in ('hot_lead', 'person_wanted') and created_at > now() - interval '6 days' and not exists
       (select from notification u where u.agent_id = n.agent_id and u.kind = n.kind
         and u.conversation_id = n.conversation_id and u.notification_id <> n.notification_id)`,
    `update smartlink set deleted_at = now() where :own and name like 'Sign %' and deleted_at is null`,
    `delete from saved_view where :own`,
    `update property set deleted_at = null where :own and deleted_at is not null`,
  ];
  for (const statement of statements) await pool.query(statement.replaceAll(":own", own));
  // No two showings may overlap, so all leave the calendar before any of them returns.
  const kept =
    "jsonb_to_recordset($1) as b (showing_id uuid, starts_at timestamptz, ends_at timestamptz, blocked tstzrange)";
  await pool.query(`update showing s set status = 'canceled' from ${kept} where b.showing_id = s.showing_id`, [
    showings,
  ]);
  await pool.query(
    `update showing s set status = 'requested', starts_at = b.starts_at, ends_at = b.ends_at, blocked = b.blocked
     from ${kept} where b.showing_id = s.showing_id`,
    [showings],
  );
}

/**
 * A saved view, a session and a note for a call to delete.
 * @returns their ids
 */
export async function makeView({ pool }: DatabaseHandle): Promise<string> {
  const { rows } = await pool.query<{ view_id: string }>(
    `insert into saved_view (agent_id, name, query) select agent_id, 'Zillow', 'source=Zillow' from agent where ${own}
     returning view_id`,
  );
  return rows[0]?.view_id ?? "";
}

/** A session of another browser. @returns its id */
export async function makeSession({ pool }: DatabaseHandle): Promise<string> {
  const { rows } = await pool.query<{ session_id: string }>(
    `insert into session (account_id, token_hash, expires_at)
     select agent_id, $1, now() + interval '1 day' from agent where ${own} returning session_id`,
    [randomBytes(32)],
  );
  return rows[0]?.session_id ?? "";
}

import { timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { TimeCursor } from "../http/pageCursor.ts";
import { withMembers } from "../leads/merging/members.ts";
import { tokenHash } from "../secrets/signing.ts";

/** Showings with the home, the renter and the agent they concern. */
function listed(db: Kysely<Database>) {
  return db
    .selectFrom("showing as s")
    .innerJoin("agent as a", "a.agent_id", "s.agent_id")
    .leftJoin("property as p", (join) =>
      join.onRef("p.agent_id", "=", "s.agent_id").onRef("p.property_id", "=", "s.property_id"),
    )
    .leftJoin("lead as l", (join) => join.onRef("l.agent_id", "=", "s.agent_id").onRef("l.lead_id", "=", "s.lead_id"))
    .leftJoin("lead as k", (join) =>
      join
        .onRef("k.agent_id", "=", "l.agent_id")
        .on("k.lead_id", "=", (lead) => lead.fn.coalesce("l.merged_into", "l.lead_id")),
    )
    .leftJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "s.agent_id").onRef("c.conversation_id", "=", "s.conversation_id"),
    )
    .select([
      "s.agent_id",
      "s.showing_id",
      "s.conversation_id",
      "s.lead_id",
      "s.property_id",
      "s.starts_at",
      "s.ends_at",
    ])
    .select([
      "s.status",
      "s.declined",
      "s.token_hash",
      "s.language",
      "s.revision",
      "s.changed_at",
      "c.link_id",
      "c.channel",
    ])
    .select(["a.name as agent_name", "a.phone as agent_phone", "a.brokerage", "a.market", "a.working_hours"])
    .select((of) => of.fn.coalesce("c.mode", "a.ai_mode").as("ai_mode"))
    .select(["l.name as renter_name", "l.email as renter_email"])
    .select(addresses.as("address"))
    .select("p.area")
    .select(["k.lead_id as kept_lead_id", "k.name as kept_name", "k.phone as kept_phone"]);
}

/** A showing in a list of its agent's. */
export type ListedShowing = Awaited<ReturnType<typeof listShowings>>[number];

/** The same, and whether their renters stopped: several queries for each row, and too many for a list. */
function showings(db: Kysely<Database>) {
  return listed(db).select(sql<boolean>`has_stopped(s.agent_id, s.conversation_id)`.as("opted_out"));
}

/** The home's address, with the other homes in the same showing; null if none was chosen. */
const addresses = sql<string | null>`nullif(concat_ws(' + ', p.address, (
  select string_agg(o.address, ' + ' order by o.address)
  from jsonb_array_elements_text(
    case jsonb_typeof(c.state -> 'visitAlso') when 'array' then c.state -> 'visitAlso' end) also (id)
  join property o on o.agent_id = s.agent_id and o.property_id = also.id::uuid
  where o.property_id is distinct from s.property_id)), '')`;

export type ShowingRow = NonNullable<Awaited<ReturnType<typeof findShowing>>>;

/** The showing for a link's token; undefined for any other text. */
export async function findByToken(db: Kysely<Database>, token: string): Promise<ShowingRow | undefined> {
  const hash = tokenHash(token);
  const row = await showings(db).where("s.token_hash", "=", hash).executeTakeFirst();
  return row && timingSafeEqual(row.token_hash, hash) ? row : undefined;
}

/** One of an agent's showings; undefined if the agent has none with this id. */
export function findShowing(db: Kysely<Database>, agentId: string, showingId: string) {
  return showings(db).where("s.agent_id", "=", agentId).where("s.showing_id", "=", showingId).executeTakeFirst();
}

/** Some of an agent's showings, in the order of the ids; those that the agent doesn't have are left out. */
export async function findListed(
  db: Kysely<Database>,
  agentId: string,
  showingIds: readonly string[],
): Promise<ListedShowing[]> {
  const rows = await listed(db).where("s.agent_id", "=", agentId).where("s.showing_id", "in", showingIds).execute();
  return showingIds.flatMap((id) => rows.find(({ showing_id }) => showing_id === id) ?? []);
}

/** True for a lead of the agent's, even one just removed: its page may ask once more. */
export async function isOwnLead(db: Kysely<Database>, agentId: string, leadId: string): Promise<boolean> {
  const row = await db
    .selectFrom("lead")
    .select("lead_id")
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A showing that is on: not canceled, and not a hold that ended. */
export const activeStatuses = ["held", "requested", "confirmed"] as const;

/** An agent's showings that are on and still to come; each caller narrows them. */
export function upcoming(db: Kysely<Database>, agentId: string, now: Date) {
  return db
    .selectFrom("showing")
    .select("showing_id")
    .where("agent_id", "=", agentId)
    .where("status", "in", activeStatuses)
    .where("starts_at", ">", now);
}

/** Which of an agent's showings a page contains. */
interface ShowingPage {
  from: Date;
  to?: Date | undefined;
  withoutCanceled?: boolean;
  leadId?: string | undefined;
  after?: TimeCursor | null;
  limit: number;
}

/** An agent's showings by time from a given time on, including canceled ones; one more than requested. */
export function listShowings(
  db: Kysely<Database>,
  agentId: string,
  { from, to, withoutCanceled = false, leadId, after, limit }: ShowingPage,
) {
  let query = listed(db)
    .where("s.agent_id", "=", agentId)
    .where("s.ends_at", ">", from)
    .where("s.status", "in", [...activeStatuses, ...(withoutCanceled ? [] : (["canceled"] as const))]);
  if (to) query = query.where("s.starts_at", "<", to);
  if (leadId) query = query.where("s.lead_id", "in", withMembers(agentId, sql`kept_lead(${agentId}, ${leadId})`));
  if (after) {
    query = query.where(sql<boolean>`(s.starts_at, s.showing_id) > (${after.at}::timestamptz, ${after.id}::uuid)`);
  }
  return query
    .orderBy("s.starts_at")
    .orderBy("s.showing_id")
    .limit(limit + 1)
    .execute();
}

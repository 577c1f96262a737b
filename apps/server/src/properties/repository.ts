import type { PropertySort, PropertyStatus } from "@llave/contract/listings/properties";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { wordsPattern } from "../db/searchText.ts";
import type { ListingCursor } from "./cursor.ts";

export interface PropertyFilter {
  status: PropertyStatus | undefined;
  /** Words to find in address, area or reference, in the form of `searchText`. */
  text: string | undefined;
  sort: PropertySort;
  after: ListingCursor | null;
  limit: number;
}

/** A listing's photo, as in its row. */
export interface PhotoRow {
  id: string;
  alt: string;
}

/** An agent's listings, one more than requested to show whether another page follows. */
export function listProperties(db: Kysely<Database>, agentId: string, filter: PropertyFilter) {
  const direction = filter.sort === "rent_low" ? "asc" : "desc";
  let query = own(db, agentId)
    .select(orderKey(filter.sort).as("order_key"))
    .orderBy(filter.sort === "newest" ? sql`created_at` : sql`coalesce(price, 0)`, direction)
    .orderBy("property_id", direction);
  if (filter.status) query = query.where("status", "=", filter.status);
  if (filter.text) query = query.where("words", "like", wordsPattern(filter.text));
  if (filter.after) query = query.where(beyond(filter.sort, filter.after));
  return query.limit(filter.limit + 1).execute();
}

export type PropertyRow = Omit<Awaited<ReturnType<typeof listProperties>>[number], "order_key">;

/** An agent's listings with these ids, the least recently changed first. */
export function listingsByAge(db: Kysely<Database>, agentId: string, ids: readonly string[]) {
  return own(db, agentId).where("property_id", "in", ids).orderBy("updated_at").orderBy("property_id").execute();
}

/** The agent's buildings whose address begins with what was typed, without units, those used last first. */
export async function ownAddresses(db: Kysely<Database>, agentId: string, typed: string) {
  const beginning = typed.trim().replace(/[\\%_]/g, "\\$&");
  const { rows } = await sql<{ address: string; area: string | null }>`
    select distinct on (building) building as address, area from (
      select trim(split_part(address, ',', 1)) as building, area, updated_at from property
      where agent_id = ${agentId} and deleted_at is null and address ilike ${`${beginning}%`}
      order by updated_at desc limit 50
    ) found
    order by building, updated_at desc limit 3`.execute(db);
  return rows;
}

/** One of an agent's listings with everything in its form; undefined if the agent has none with this id. */
export function findProperty(db: Kysely<Database>, agentId: string, propertyId: string) {
  return own(db, agentId)
    .select(["description", "terms", "facts", "external_id", "created_at"])
    .where("property_id", "=", propertyId)
    .executeTakeFirst();
}

export type PropertyDetailRow = NonNullable<Awaited<ReturnType<typeof findProperty>>>;

function own(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("property")
    .select(["property_id", "address", "area", "price", "bedrooms", "bathrooms", "square_feet", "status"])
    .select(["available_from", "source_url", "updated_at", "status_since"])
    .select(
      sql<number>`(select count(*)::int from task t
        where t.agent_id = property.agent_id and t.property_id = property.property_id and t.done_at is null)`.as(
        "unanswered",
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(d.conversations), 0)::int from smartlink l
        join smartlink_day d on d.agent_id = l.agent_id and d.link_id = l.link_id
        where l.agent_id = property.agent_id and l.property_id = property.property_id and l.deleted_at is null)`.as(
        "chats",
      ),
    )
    .select(
      sql<
        PhotoRow[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', ph.picture_id, 'alt', ph.alt) order by ph.position), '[]')
        from property_photo ph where ph.agent_id = property.agent_id and ph.property_id = property.property_id)`.as(
        "photos",
      ),
    )
    .where("agent_id", "=", agentId)
    .where("deleted_at", "is", null);
}

/** Times with all their digits, because listings created in one statement differ only by microseconds. */
function orderKey(sort: PropertySort) {
  return sort === "newest" ? sql<string>`created_at::text` : sql<string>`coalesce(price, 0)::text`;
}

function beyond(sort: PropertySort, { key, propertyId }: ListingCursor) {
  if (sort === "newest") return sql<boolean>`(created_at, property_id) < (${key}::timestamptz, ${propertyId}::uuid)`;
  return sort === "rent_low"
    ? sql<boolean>`(coalesce(price, 0), property_id) > (${key}::integer, ${propertyId}::uuid)`
    : sql<boolean>`(coalesce(price, 0), property_id) < (${key}::integer, ${propertyId}::uuid)`;
}

/** An agent's market; undefined for an account that isn't an agent yet. */
export async function marketIdOf(db: Kysely<Database>, agentId: string): Promise<string | undefined> {
  const row = await db.selectFrom("agent").select("market").where("agent_id", "=", agentId).executeTakeFirst();
  return row?.market;
}

/** Deletes or restores a listing; false if the agent has no such listing. */
export async function setDeleted(
  db: Kysely<Database>,
  agentId: string,
  propertyId: string,
  deletedAt: Date | null,
): Promise<boolean> {
  const changed = await db
    .updateTable("property")
    .set({ deleted_at: deletedAt })
    .where("agent_id", "=", agentId)
    .where("property_id", "=", propertyId)
    .where("deleted_at", deletedAt === null ? "is not" : "is", null)
    .returning("property_id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Sets a listing's status; setting the same one again confirms it as of now. */
export async function setStatus(
  db: Kysely<Database>,
  agentId: string,
  propertyId: string,
  status: PropertyStatus,
  now: Date,
): Promise<void> {
  await db
    .updateTable("property")
    .set({ status, updated_at: now })
    .where("agent_id", "=", agentId)
    .where("property_id", "=", propertyId)
    .where("deleted_at", "is", null)
    .execute();
}

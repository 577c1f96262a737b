import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { type MlsAccess, sealCredentials, unsealCredentials } from "./credentials.ts";
import type { Imported } from "./plan.ts";

/** An agent's connection; undefined if no MLS is connected. */
export function findConnection(db: Kysely<Database>, agentId: string) {
  return db.selectFrom("mls_connection").selectAll().where("agent_id", "=", agentId).executeTakeFirst();
}

export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

/**
 * The access of the agent's connection.
 * @throws ApiError `mls_not_connected`
 */
export async function requireAccess(db: Kysely<Database>, agentId: string, installation: string): Promise<MlsAccess> {
  const row = await findConnection(db, agentId);
  if (!row) throw new ApiError("mls_not_connected");
  return {
    serviceUrl: row.service_url,
    memberId: row.member_id,
    tokenUrl: row.token_url,
    credentials: unsealCredentials(installation, row.credentials),
  };
}

/** Stores a connection in place of an earlier one. */
export async function saveConnection(
  db: Kysely<Database>,
  agentId: string,
  access: MlsAccess,
  { installation, now }: { installation: string; now: Date },
): Promise<ConnectionRow> {
  const { serviceUrl, memberId, tokenUrl, credentials } = access;
  const values = {
    service_url: serviceUrl,
    member_id: memberId,
    auth: tokenUrl === null ? ("token" as const) : ("client" as const),
    token_url: tokenUrl,
    credentials: sealCredentials(installation, credentials),
    connected_at: now,
    imported_at: null,
  };
  return db
    .insertInto("mls_connection")
    .values({ agent_id: agentId, ...values })
    .onConflict((conflict) => conflict.column("agent_id").doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Forgets the connection; the listings stay. */
export async function removeConnection(db: Kysely<Database>, agentId: string): Promise<boolean> {
  const removed = await db.deleteFrom("mls_connection").where("agent_id", "=", agentId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** What is stored about earlier imports. */
export async function readImported(db: Kysely<Database>, agentId: string): Promise<Imported> {
  const [listings, photos] = await Promise.all([
    db.selectFrom("mls_listing").select(["listing_key", "modified_at"]).where("agent_id", "=", agentId).execute(),
    db.selectFrom("property_photo").select("property_id").distinct().where("agent_id", "=", agentId).execute(),
  ]);
  return {
    modified: new Map(listings.map((row) => [row.listing_key, row.modified_at.toISOString()])),
    withPhotos: new Set(photos.map((row) => row.property_id)),
  };
}

/** Records which listings came from the MLS, and as of when. */
export async function recordImported(
  db: Kysely<Database>,
  agentId: string,
  listings: readonly { key: string; propertyId: string; modifiedAt: string }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into mls_listing (agent_id, listing_key, property_id, modified_at)
    select ${agentId}, l.key, l.property_id, l.modified_at
    from unnest(${listings.map(({ key }) => key)}::text[], ${listings.map(({ propertyId }) => propertyId)}::uuid[],
      ${listings.map(({ modifiedAt }) => modifiedAt)}::timestamptz[]) as l (key, property_id, modified_at)
    on conflict (agent_id, listing_key)
      do update set property_id = excluded.property_id, modified_at = excluded.modified_at`.execute(db);
  await db.updateTable("mls_connection").set({ imported_at: now }).where("agent_id", "=", agentId).execute();
}

/** The listing that was imported with a key and has no photos; undefined if there is none. */
export async function findWithoutPhotos(db: Kysely<Database>, agentId: string, key: string) {
  return db
    .selectFrom("mls_listing as l")
    .innerJoin("property as p", (join) =>
      join.onRef("p.agent_id", "=", "l.agent_id").onRef("p.property_id", "=", "l.property_id"),
    )
    .select("l.property_id")
    .where("l.agent_id", "=", agentId)
    .where("l.listing_key", "=", key)
    .where("p.deleted_at", "is", null)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("property_photo as f")
            .select("f.picture_id")
            .whereRef("f.agent_id", "=", "l.agent_id")
            .whereRef("f.property_id", "=", "l.property_id"),
        ),
      ),
    )
    .executeTakeFirst();
}

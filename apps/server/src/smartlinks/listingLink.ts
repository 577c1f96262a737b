import { randomBytes } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import { listingAbilities } from "../properties/listingPolicy.ts";
import { linkSlugOf } from "./slug.ts";

/** Longest name and source of a link. */
const maxNameLength = 60;

/**
 * Creates the link about one listing unless it exists: a chat on it starts with this home. It is included with the
 * listing, so it doesn't count toward the plan's number of links.
 * @throws ApiError `not_found` if the agent has no such listing, `listing_not_published`
 */
export async function openListingLink(
  db: Kysely<Database>,
  agentId: string,
  propertyId: string,
  now: Date,
): Promise<void> {
  const listing = await db
    .selectFrom("property")
    .select(["address", "status"])
    .where("agent_id", "=", agentId)
    .where("property_id", "=", propertyId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!listing) throw new ApiError("not_found");
  if (!listingAbilities(listing).share) throw new ApiError("listing_not_published");
  const slug = linkSlugOf(listing.address);
  const link = {
    agent_id: agentId,
    name: listing.address.slice(0, maxNameLength).trim(),
    name_slug: slug,
    token: randomBytes(6).toString("base64url"),
    source_tag: listing.address.slice(0, maxNameLength).trim(),
    property_id: propertyId,
    created_at: now,
  };
  const customSlug = (await isTaken(db, agentId, slug)) ? null : slug;
  // Requests at the same moment collide on the listing or on the slug. After a collision on the slug alone, the
  // listing has no link yet and takes the long address; in every other case the second insert does nothing.
  const inserted = await insertUnlessTaken(db, { ...link, custom_slug: customSlug });
  if (!inserted) await insertUnlessTaken(db, { ...link, custom_slug: null });
}

/** Inserts a link unless its listing has one or its slug is taken, and returns whether it did. */
async function insertUnlessTaken(db: Kysely<Database>, link: Insertable<Database["smartlink"]>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("smartlink")
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Two listings can have one address, such as rooms of a house; the second has only the long form. */
async function isTaken(db: Kysely<Database>, agentId: string, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom("smartlink")
    .select("link_id")
    .where("agent_id", "=", agentId)
    .where((of) => of.or([of("custom_slug", "=", slug), of("name_slug", "=", slug)]))
    .executeTakeFirst();
  return row !== undefined;
}

import { randomBytes } from "node:crypto";
import { planLimits } from "@llave/contract/account/plans";
import type {
  ChangeSmartLinkRequest,
  CreateSmartLinkRequest,
  SmartLinkAllowance,
} from "@llave/contract/chat/smartlink";
import type { Kysely, Transaction } from "kysely";
import { lockAgent } from "../agents/repository.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import { allowanceAbilities, deletedLinkAbilities } from "./linkPolicy.ts";
import { linkSlugOf } from "./slug.ts";

/**
 * Creates a link for an agent; the first one also answers at the agent's name alone.
 * @returns the link's id
 * @throws ApiError `smartlink_limit` if the plan allows no more, `forbidden` before setup is finished
 */
export function createLink(
  db: Kysely<Database>,
  agentId: string,
  request: CreateSmartLinkRequest,
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await requireRoom(tx, agentId);
    if (request.customSlug) await freeSlug(tx, agentId, request.customSlug);
    const row = await tx
      .insertInto("smartlink")
      .values({
        agent_id: agentId,
        name: request.name,
        name_slug: linkSlugOf(request.name),
        token: randomBytes(6).toString("base64url"),
        is_first: !(await hasFirst(tx, agentId)),
        source_tag: request.sourceTag,
        language: request.language,
        tone: request.tone,
        brand_color: request.brandColor,
        is_active: request.isActive,
        custom_slug: request.customSlug ?? null,
        created_at: now,
      })
      .returning("link_id")
      .executeTakeFirstOrThrow();
    return row.link_id;
  });
}

/**
 * Changes a link; false if the agent has none with this id. Its three-part address, which codes contain, stays.
 * @throws ApiError `smartlink_slug_taken`
 */
export function changeLink(
  db: Kysely<Database>,
  agentId: string,
  linkId: string,
  request: ChangeSmartLinkRequest,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (request.customSlug) {
      if (!(await lockAgent(tx, agentId))) return false;
      await freeSlug(tx, agentId, request.customSlug, linkId);
    }
    return updateLink(tx, { agentId, linkId }, request);
  });
}

async function updateLink(
  tx: Transaction<Database>,
  { agentId, linkId }: { agentId: string; linkId: string },
  request: ChangeSmartLinkRequest,
): Promise<boolean> {
  const values = {
    ...(request.name !== undefined && { name: request.name }),
    ...(request.sourceTag !== undefined && { source_tag: request.sourceTag }),
    ...(request.language !== undefined && { language: request.language }),
    ...(request.tone !== undefined && { tone: request.tone }),
    ...(request.brandColor !== undefined && { brand_color: request.brandColor }),
    ...(request.isActive !== undefined && { is_active: request.isActive }),
    ...(request.customSlug !== undefined && { custom_slug: request.customSlug }),
  };
  const own = { agent_id: agentId, link_id: linkId };
  const changed = await tx
    .updateTable("smartlink")
    .set(Object.keys(values).length > 0 ? values : own)
    .where("agent_id", "=", agentId)
    .where("link_id", "=", linkId)
    .where("deleted_at", "is", null)
    .returning("link_id")
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Makes sure that none of the agent's other links uses a slug. A deleted link loses it.
 * @param linkId of the link that is to have it, if it exists
 * @throws ApiError `smartlink_slug_taken`
 */
async function freeSlug(
  tx: Transaction<Database>,
  agentId: string,
  slug: string,
  linkId: string | null = null,
): Promise<void> {
  const others = await tx
    .selectFrom("smartlink")
    .select("link_id")
    .where("agent_id", "=", agentId)
    .where("deleted_at", "is", null)
    .where((of) => of.or([of("custom_slug", "=", slug), of("name_slug", "=", slug)]))
    .execute();
  if (others.some((other) => other.link_id !== linkId)) throw new ApiError("smartlink_slug_taken");
  await tx
    .updateTable("smartlink")
    .set({ custom_slug: null })
    .where("agent_id", "=", agentId)
    .where("custom_slug", "=", slug)
    .where("deleted_at", "is not", null)
    .execute();
}

/**
 * Removes a link's addresses; its leads and figures stay. If it was the agent's first link, the oldest remaining one
 * takes its place, so that the agent's name alone still leads somewhere.
 * @returns false if the agent has no such link
 */
export function deleteLink(db: Kysely<Database>, agentId: string, linkId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockAgent(tx, agentId))) return false;
    const gone = await tx
      .updateTable("smartlink")
      .set({ deleted_at: now, is_first: false })
      .where("agent_id", "=", agentId)
      .where("link_id", "=", linkId)
      .where("deleted_at", "is", null)
      .returning("link_id")
      .executeTakeFirst();
    if (gone) await nameFirst(tx, agentId);
    return gone !== undefined;
  });
}

/**
 * Restores a deleted link at its old addresses.
 * @returns false if the agent has no such link
 * @throws ApiError `smartlink_limit` if another one took its place in the plan, `smartlink_slug_taken` if the listing
 * has another link by now
 */
export function restoreLink(db: Kysely<Database>, agentId: string, linkId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const deleted = await tx
      .selectFrom("smartlink")
      .select("property_id")
      .where("agent_id", "=", agentId)
      .where("link_id", "=", linkId)
      .where("deleted_at", "is not", null)
      .executeTakeFirst();
    if (!deleted) return false;
    await requireRestorable(tx, agentId, deleted.property_id);
    await tx
      .updateTable("smartlink")
      .set({ deleted_at: null })
      .where("agent_id", "=", agentId)
      .where("link_id", "=", linkId)
      .execute();
    await nameFirst(tx, agentId);
    return true;
  });
}

/** How many links an agent has, and how many the plan allows. */
export async function linkAllowance(db: Kysely<Database>, agentId: string): Promise<SmartLinkAllowance> {
  const row = await db
    .selectFrom("agent")
    .select([
      "plan",
      (of) =>
        of
          .selectFrom("smartlink")
          .select(of.fn.countAll<number>().as("count"))
          .whereRef("smartlink.agent_id", "=", "agent.agent_id")
          .where("deleted_at", "is", null)
          // A listing's own link is included with the listing.
          .where("property_id", "is", null)
          .as("used"),
    ])
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
  const plan = row?.plan ?? "trial";
  const figures = { limit: planLimits(plan).smartLinks, used: row?.used ?? 0 };
  return { plan, ...figures, abilities: allowanceAbilities(figures) };
}

async function requireRoom(tx: Transaction<Database>, agentId: string): Promise<void> {
  if (!(await lockAgent(tx, agentId))) throw new ApiError("forbidden");
  const { abilities } = await linkAllowance(tx, agentId);
  if (!abilities.create) throw new ApiError("smartlink_limit");
}

async function requireRestorable(tx: Transaction<Database>, agentId: string, propertyId: string | null): Promise<void> {
  if (!(await lockAgent(tx, agentId))) throw new ApiError("forbidden");
  const { create } = (await linkAllowance(tx, agentId)).abilities;
  const isReplaced = propertyId !== null && (await hasListingLink(tx, agentId, propertyId));
  if (deletedLinkAbilities({ propertyId }, { create, isReplaced }).restore) return;
  throw new ApiError(propertyId === null ? "smartlink_limit" : "smartlink_slug_taken");
}

async function hasListingLink(tx: Transaction<Database>, agentId: string, propertyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("smartlink")
    .select("link_id")
    .where("agent_id", "=", agentId)
    .where("property_id", "=", propertyId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasFirst(tx: Transaction<Database>, agentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("smartlink")
    .select("link_id")
    .where("agent_id", "=", agentId)
    .where("is_first", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}

async function nameFirst(tx: Transaction<Database>, agentId: string): Promise<void> {
  if (await hasFirst(tx, agentId)) return;
  const oldest = tx
    .selectFrom("smartlink")
    .select("link_id")
    .where("agent_id", "=", agentId)
    .where("deleted_at", "is", null)
    .orderBy((of) => of("property_id", "is not", null))
    .orderBy("created_at")
    .orderBy("link_id")
    .limit(1);
  await tx
    .updateTable("smartlink")
    .set({ is_first: true })
    .where("agent_id", "=", agentId)
    .where("link_id", "=", oldest)
    .execute();
}

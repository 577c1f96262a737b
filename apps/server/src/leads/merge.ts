import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Services } from "../services.ts";
import { recordEvent } from "./events.ts";

const shownAtOnce = 20;
const relatedColumns = [
  "lead.lead_id",
  "lead.conversation_id",
  "lead.name",
  "lead.score",
  "lead.status",
  "lead.created_at",
] as const;

/** Other leads of the agent with the same phone or e-mail. */
export function duplicatesOf(db: Kysely<Database>, agentId: string, leadId: string) {
  return db
    .selectFrom("lead_lookup as own")
    .innerJoin("lead_lookup as other", (join) =>
      join
        .onRef("other.agent_id", "=", "own.agent_id")
        .on((on) => on.or([on("other.phone", "=", on.ref("own.phone")), on("other.email", "=", on.ref("own.email"))])),
    )
    .innerJoin("lead", (join) =>
      join.onRef("lead.agent_id", "=", "other.agent_id").onRef("lead.lead_id", "=", "other.lead_id"),
    )
    .select(relatedColumns)
    .select([
      sql<boolean>`coalesce(other.phone = own.phone, false)`.as("same_phone"),
      sql<boolean>`coalesce(other.email = own.email, false)`.as("same_email"),
    ])
    .where("own.agent_id", "=", agentId)
    .where("own.lead_id", "=", leadId)
    .whereRef("other.lead_id", "<>", "own.lead_id")
    .where("lead.removed_at", "is", null)
    .orderBy("lead.created_at", "desc")
    .limit(shownAtOnce)
    .execute();
}

/** The leads that were joined to one, the newest first. */
export function mergedInto(db: Kysely<Database>, agentId: string, leadId: string) {
  return db
    .selectFrom("lead")
    .select(relatedColumns)
    .where("agent_id", "=", agentId)
    .where("merged_into", "=", leadId)
    .orderBy("created_at", "desc")
    .limit(shownAtOnce)
    .execute();
}

/**
 * Joins another lead to this one: it leaves the lists, its thread stays with this lead, and what it knew carries
 * over. @throws ApiError `not_found` where one of the two is not the agent's, or is gone
 */
export async function mergeLeads(services: Services, agentId: string, leadId: string, otherId: string) {
  await services.db.transaction().execute(async (tx) => {
    const present = await tx
      .selectFrom("lead")
      .select("lead_id")
      .where("agent_id", "=", agentId)
      .where("lead_id", "in", [leadId, otherId])
      .where("removed_at", "is", null)
      .orderBy("lead_id")
      .forUpdate()
      .execute();
    if (present.length !== 2) throw new ApiError("not_found");
    const matched = await matchedBy(tx, agentId, leadId, otherId);
    await sql`select merge_leads(${agentId}::uuid, ${otherId}::uuid, ${leadId}::uuid, 'agent', ${matched}::text[])`.execute(
      tx,
    );
  });
}

async function matchedBy(db: Kysely<Database>, agentId: string, leadId: string, otherId: string): Promise<string[]> {
  const duplicates = await duplicatesOf(db, agentId, leadId);
  const other = duplicates.find((duplicate) => duplicate.lead_id === otherId);
  return [other?.same_phone && "phone", other?.same_email && "email"].filter((name) => typeof name === "string");
}

/** Takes a merge back: the other lead is a lead of its own again. @throws ApiError `not_found` where it was not joined */
export async function unmergeLead(services: Services, agentId: string, leadId: string, otherId: string) {
  const now = services.now();
  await services.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable("lead")
      .set({ removed_at: null, merged_into: null })
      .where("agent_id", "=", agentId)
      .where("lead_id", "=", otherId)
      .where("merged_into", "=", leadId)
      .returning("name")
      .executeTakeFirst();
    if (!row) throw new ApiError("not_found");
    await recordEvent(tx, { agentId, leadId }, "unmerged", { leadId: otherId, name: row.name }, now);
  });
}

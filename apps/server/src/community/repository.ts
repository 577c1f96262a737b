import type { CommunityProfile } from "@llave/contract/site/community";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../db/schema.ts";
import type { DirectoryFilter } from "./directory.ts";

/** Who is in the directory; the partial index has exactly the same condition. */
const isListed = sql<boolean>`community_listed_at is not null and onboarded_at is not null and license_status <> 'rejected'`;

function listed(db: Kysely<Database>, { market, specialty, search }: DirectoryFilter) {
  let query = db.selectFrom("agent").where(isListed);
  if (market) query = query.where(sql<boolean>`community_markets @> ${[market]}::text[]`);
  if (specialty) query = query.where("community_specialty", "=", specialty);
  return search ? query.where(found(search)) : query;
}

function found({ words, specialties, markets }: NonNullable<DirectoryFilter["search"]>): RawBuilder<boolean> {
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const ways = [sql<boolean>`directory_name like ${pattern}`];
  if (specialties.length > 0) ways.push(sql<boolean>`community_specialty = any(${specialties}::text[])`);
  if (markets.length > 0) ways.push(sql<boolean>`community_markets && ${markets}::text[]`);
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** The last agent of a page, where the next one continues. */
export const directoryCursor = z
  .tuple([z.string().max(300), z.uuid()])
  .transform(([directoryName, agentId]) => ({ directoryName, agentId }));

/** The query for a page of agents by name, with one more than requested to show whether another page follows. */
export function directoryPage(
  db: Kysely<Database>,
  filter: DirectoryFilter,
  after: z.output<typeof directoryCursor> | null,
  limit: number,
) {
  let query = listed(db, filter);
  if (after)
    query = query.where(
      sql<boolean>`(directory_name, agent_id) > (${after.directoryName}::text, ${after.agentId}::uuid)`,
    );
  return query
    .select([
      "agent_id",
      "directory_name",
      "name",
      "photo",
      "license_status",
      "community_headline",
      "community_specialty",
      "community_markets",
      "community_languages",
      "community_experience",
    ])
    .select(
      sql<number>`(select coalesce(sum(leased), 0) from lead_day where lead_day.agent_id = agent.agent_id)`.as("deals"),
    )
    .orderBy("directory_name")
    .orderBy("agent_id")
    .limit(limit + 1);
}

export type DirectoryRow = Awaited<ReturnType<ReturnType<typeof directoryPage>["execute"]>>[number];

/** The query for the number of matching agents, as `n`. */
export function countDirectory(db: Kysely<Database>, filter: DirectoryFilter) {
  return listed(db, filter).select(sql<number>`count(*)`.as("n"));
}

/** An agent in the directory with the address for introductions; undefined for anyone else. */
export function findListedAgent(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("agent")
    .innerJoin("account", "account.account_id", "agent.agent_id")
    .select(["agent_id", "email", "account.language", "market"])
    .where("agent_id", "=", agentId)
    .where(isListed)
    .executeTakeFirst();
}

/** An agent's own listing; undefined before setup is finished. */
export function findOwnListing(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("agent")
    .select([
      "community_listed_at",
      "community_headline",
      "community_specialty",
      "community_markets",
      "community_languages",
      "community_experience",
    ])
    .where("agent_id", "=", agentId)
    .where("onboarded_at", "is not", null)
    .executeTakeFirst();
}

/**
 * Changes an agent's own listing; an agent who was already listed keeps the original time.
 * @returns false before setup is finished
 */
export async function changeOwnListing(
  db: Kysely<Database>,
  agentId: string,
  { listed, ...profile }: CommunityProfile,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable("agent")
    .set({
      community_listed_at: listed ? sql<Date>`coalesce(community_listed_at, ${now}::timestamptz)` : null,
      community_headline: profile.headline,
      community_specialty: profile.specialty,
      community_markets: profile.markets,
      community_languages: profile.languages,
      community_experience: profile.experience,
    })
    .where("agent_id", "=", agentId)
    .where("onboarded_at", "is not", null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

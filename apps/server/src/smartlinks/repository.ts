import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { LinkRow } from "./present.ts";

/** An agent's links, newest first, with what they brought in all. Plans allow ten at most. */
export function listLinks(db: Kysely<Database>, agentId: string): Promise<LinkRow[]> {
  return db
    .selectFrom("smartlink")
    .innerJoin("agent", "agent.agent_id", "smartlink.agent_id")
    .leftJoin("smartlink_day as d", (join) =>
      join.onRef("d.agent_id", "=", "smartlink.agent_id").onRef("d.link_id", "=", "smartlink.link_id"),
    )
    .where("smartlink.agent_id", "=", agentId)
    .groupBy(["smartlink.agent_id", "smartlink.link_id", "agent.slug"])
    .select(["smartlink.link_id", "smartlink.name", "name_slug", "token", "is_first", "is_active"])
    .select("agent.slug as agent_slug")
    .select([
      sql<number>`coalesce(sum(d.views), 0)`.as("views"),
      sql<number>`coalesce(sum(d.conversations), 0)`.as("conversations"),
      sql<number>`coalesce(sum(d.leads), 0)`.as("leads"),
    ])
    .orderBy("is_first", "desc")
    .orderBy("smartlink.created_at", "desc")
    .limit(100)
    .execute();
}

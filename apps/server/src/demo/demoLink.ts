import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** The short path of the demo agent's SmartLink, for the public site; null where there is no demo or the link is off. */
export async function demoLinkPath(db: Kysely<Database>): Promise<string | null> {
  const row = await db
    .selectFrom("installation")
    .innerJoin("agent", (join) => join.on(sql`agent.agent_id::text`, "=", sql.ref("installation.value")))
    .innerJoin("smartlink", (join) =>
      join
        .onRef("smartlink.agent_id", "=", "agent.agent_id")
        .on("smartlink.is_first", "=", true)
        .on("smartlink.is_active", "=", true),
    )
    .select("agent.slug")
    .where("installation.key", "=", "demo_agent")
    .executeTakeFirst();
  return row ? `/smartlink/${row.slug}` : null;
}

import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

const sums = {
  smartlink_day: { key: ["agent_id", "link_id", "day"], columns: ["views", "scans", "conversations", "leads"] },
  lead_day: {
    key: ["agent_id", "day", "source"],
    columns: ["leads", "spanish", "qualified", "showings", "leased", "revenue", "ratings", "stars"],
  },
} as const;

/**
 * Part of the daily job: adds up the shards of past days, so that two years of figures are one row per day and link or
 * source. A late write creates a new shard, which the next run adds up.
 */
export async function foldDays(db: Kysely<Database>, now: Date): Promise<void> {
  for (const [table, { key, columns }] of Object.entries(sums)) {
    const list = (names: readonly string[]) => sql.raw(names.join(", "));
    await sql`
      with folded as (
        delete from ${sql.table(table)} where shard <> 0 and day < (${now}::timestamptz - interval '2 days')::date
        returning *
      )
      insert into ${sql.table(table)} as d (${list(key)}, shard, ${list(columns)})
      select ${list(key)}, 0, ${list(columns.map((name) => `sum(${name})`))} from folded group by ${list(key)}
      on conflict (${list(key)}, shard) do update set
        ${list(columns.map((name) => `${name} = d.${name} + excluded.${name}`))}`.execute(db);
  }
}

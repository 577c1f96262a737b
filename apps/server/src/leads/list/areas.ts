import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";

/** Maximum number of different area texts that are read; each is one step of an index. */
const maxTexts = 300;

/** The areas that an agent's leads look in, by name. A lead that looks in several names all of them in one text. */
export async function areasOf(db: Kysely<Database>, agentId: string): Promise<string[]> {
  const listed = sql`l.agent_id = ${agentId} and l.counted and l.removed_at is null`;
  const { rows } = await sql<{ area: string }>`
    with recursive texts (area, n) as (
      (select l.area, 1 from lead l where ${listed} and l.area is not null order by l.area limit 1)
      union all
      select (select l.area from lead l where ${listed} and l.area > t.area order by l.area limit 1), n + 1
      from texts t where t.area is not null and n < ${maxTexts}
    )
    select distinct unnest(string_to_array(area, ', ')) as area from texts where area is not null order by area`.execute(
    db,
  );
  return rows.map(({ area }) => area);
}

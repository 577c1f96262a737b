import { dayMs } from "@llave/contract/calendar";
import { confirmedForDays } from "@llave/contract/listings/properties";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { listingsByAge, type PropertyRow } from "./repository.ts";

/** Listings to check, oldest first: more would cost more, and an old rent is the one that goes stale. */
const maxChecked = 500;
const maxShown = 5;

/** Active listings not changed or confirmed for a while, the longest first, and how many there are. */
export async function readUnconfirmed(
  db: Kysely<Database>,
  agentId: string,
  now: Date,
): Promise<{ rows: PropertyRow[]; total: number }> {
  const before = new Date(now.getTime() - confirmedForDays * dayMs);
  const { rows: found } = await sql<{ property_id: string; total: number }>`
    select property_id, (count(*) over ())::integer as total
    from (
      select property_id, updated_at from property
      where agent_id = ${agentId} and status = 'active' and deleted_at is null
      order by created_at limit ${maxChecked}
    ) as oldest
    where updated_at < ${before}
    order by updated_at, property_id limit ${maxShown}`.execute(db);
  if (found.length === 0) return { rows: [], total: 0 };
  const ids = found.map(({ property_id }) => property_id);
  return { rows: await listingsByAge(db, agentId, ids), total: found[0]?.total ?? 0 };
}

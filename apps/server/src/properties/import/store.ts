import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { columnsOf, refuseDuplicate } from "../saving/save.ts";
import type { PlannedRow } from "./plan.ts";

/** Listings written per statement. */
const batchSize = 500;

/** After this many changed listings the table's statistics are outdated. */
const manyListings = 200;

/** Columns that a file fills in. */
const columns = [
  "address",
  "area",
  "price",
  "bedrooms",
  "bathrooms",
  "square_feet",
  "status",
  "available_from",
  "source_url",
  "external_id",
  "description",
  "terms",
  "updated_at",
] as const;

/** Stores what an import created or changed, all of it or nothing. */
export async function storeImport(
  db: Kysely<Database>,
  agentId: string,
  rows: readonly PlannedRow[],
  tools: { place: (name: string) => string; now: Date },
): Promise<void> {
  const changed = rows.filter(({ change }) => change !== "unchanged");
  const values = changed.map(({ propertyId, listing }, index) => ({
    agent_id: agentId,
    property_id: propertyId ?? randomUUID(),
    ...columnsOf(listing, tools.place),
    facts: "{}",
    // The file's first row comes first in the list, which shows the newest first.
    created_at: new Date(tools.now.getTime() - index),
    updated_at: tools.now,
  }));
  await db
    .transaction()
    .execute(async (tx) => {
      for (let from = 0; from < values.length; from += batchSize) {
        await tx
          .insertInto("property")
          .values(values.slice(from, from + batchSize))
          .onConflict((conflict) =>
            conflict
              .columns(["agent_id", "property_id"])
              .doUpdateSet(Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)]))),
          )
          .execute();
      }
    })
    .catch(refuseDuplicate);
  // Otherwise the next lookups use plans made for the old table and compare every row with every listing.
  if (values.length >= manyListings) await sql`analyze property`.execute(db);
}

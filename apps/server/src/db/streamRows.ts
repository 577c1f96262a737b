import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./schema.ts";

const rowsAtOnce = 500;

/**
 * Reads a query's rows in batches through a cursor, so that memory does not grow with the result.
 * All batches show one moment. Stopping early ends the transaction and frees the connection.
 */
export async function* streamRows<Row>(db: Kysely<Database>, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  const tx = await db.startTransaction().setAccessMode("read only").execute();
  try {
    await sql`declare streamed_rows no scroll cursor for ${query}`.execute(tx);
    while (true) {
      const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from streamed_rows`.execute(tx);
      if (rows.length > 0) yield rows;
      if (rows.length < rowsAtOnce) break;
    }
  } finally {
    await tx.rollback().execute();
  }
}

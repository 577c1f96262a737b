import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./schema.ts";

const rowsAtOnce = 500;
/**
 * Cursors open at the same time. Each holds a connection for the length of a download; the pool's others stay free for
 * short work.
 */
const maxOpen = 3;
/** How long a client may read nothing before its download is canceled. Milliseconds. */
const maxPauseMs = 120_000;

let open = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a query's rows in batches through a cursor, so that memory doesn't grow with the result. All batches show one
 * point in time. Stopping early ends the transaction and frees the connection. Waits for its turn while {@link
 * maxOpen} others are being read.
 */
export async function* streamRows<Row>(db: Kysely<Database>, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  await takeSlot();
  try {
    yield* throughCursor(db, query);
  } finally {
    freeSlot();
  }
}

async function* throughCursor<Row>(db: Kysely<Database>, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  const tx = await db.startTransaction().setAccessMode("read only").execute();
  try {
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(maxPauseMs)}`.execute(tx);
    await sql`declare streamed_rows no scroll cursor for ${query}`.execute(tx);
    while (true) {
      const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from streamed_rows`.execute(tx);
      if (rows.length > 0) yield rows;
      if (rows.length < rowsAtOnce) break;
    }
  } finally {
    // If the connection is gone, so is its transaction.
    await tx
      .rollback()
      .execute()
      .catch(() => undefined);
  }
}

async function takeSlot(): Promise<void> {
  if (open < maxOpen) open++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

/** The slot goes to the reader that has waited longest. */
function freeSlot(): void {
  const next = waiting.shift();
  if (next) next();
  else open--;
}

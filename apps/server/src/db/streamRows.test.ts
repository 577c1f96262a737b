import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/databases/database.ts";
import { streamRows } from "./streamRows.ts";

const numbers = sql<{ n: number }>`select n from generate_series(1, 1200) as n`;

test("many slow readers share a few connections, and each gets all rows", async () => {
  const { db } = await openTestDatabase();
  const streams = Array.from({ length: 8 }, () => streamRows(db, numbers));
  const begun = streams.map((stream) => stream.next());
  await Promise.all(begun.slice(0, 3));
  const { rows } = await sql<{ cursors: number }>`
    select count(*) as cursors from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(db);
  expect(rows).toEqual([{ cursors: 3 }]);
  const lengths = streams.map(async (stream, index) => {
    let length = (await begun[index])?.value?.length ?? 0;
    for await (const batch of stream) length += batch.length;
    return length;
  });
  expect(await Promise.all(lengths)).toEqual(streams.map(() => 1200));
});

test("a reader that leaves early makes room for the next", async () => {
  const { db } = await openTestDatabase();
  for (let reader = 0; reader < 5; reader++) {
    for await (const batch of streamRows(db, numbers)) {
      expect(batch).toHaveLength(500);
      break;
    }
  }
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/databases/database.ts";
import { openDatabase } from "./connect.ts";
import { prepared } from "./preparedStatements.ts";

/** A database with one connection, so that all statements meet what earlier ones left there. */
async function openOne() {
  const { connection } = await openTestDatabase();
  return openDatabase(connection, 1);
}

function sum(a: number, b: number) {
  return prepared(sql<{ sum: number }>`select ${a}::int + ${b}::int as sum`);
}

test("a prepared statement is parsed once per connection and takes new values", async () => {
  const { db, pool, close } = await openOne();
  expect((await sum(1, 2).execute(db)).rows).toEqual([{ sum: 3 }]);
  expect((await sum(20, 22).execute(db)).rows).toEqual([{ sum: 42 }]);
  const inTransaction = await db.transaction().execute((tx) => sum(2, 2).execute(tx));
  expect(inTransaction.rows).toEqual([{ sum: 4 }]);
  const { rows } = await pool.query("select statement from pg_prepared_statements where statement like '%as sum'");
  expect(rows).toHaveLength(1);
  await close();
});

test("a statement that isn't prepared leaves nothing on its connection", async () => {
  const { db, pool, close } = await openOne();
  await sql`select ${1}::int as one`.execute(db);
  expect((await pool.query("select from pg_prepared_statements")).rows).toEqual([]);
  await close();
});

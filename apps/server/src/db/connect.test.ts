import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/databases/database.ts";

test("a connection that breaks between two statements fails only its transaction", async () => {
  const { db } = await openTestDatabase();
  const tx = await db.startTransaction().execute();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
  const goneOn = () =>
    sql`select 1`.execute(tx).then(
      () => true,
      () => false,
    );
  await expect.poll(goneOn).toBe(false);
  await expect(tx.rollback().execute()).rejects.toThrow();
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
});

test("a statement waits six seconds for a free connection and succeeds", async () => {
  const { pool } = await openTestDatabase();
  const busy = Array.from({ length: 10 }, () => pool.query("select pg_sleep(6)"));
  expect((await pool.query("select 1")).rowCount).toBe(1);
  await Promise.all(busy);
});

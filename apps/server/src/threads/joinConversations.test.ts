import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/databases/database.ts";
import { tablesOfConversation } from "./joinConversations.ts";

test("merging conversations covers every table that has rows of one", async () => {
  const { pool } = await openTestDatabase();
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'conversation_id' order by 1`,
  );
  expect([...tablesOfConversation].toSorted()).toEqual(rows.map(({ name }) => name));
});

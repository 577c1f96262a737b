import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/databases/database.ts";
import { connections } from "../testing/waysIn.ts";

/** Tables whose bytes don't open the account, or that are deleted with their parent row. */
const harmless = [
  // With the second factors, the sessions, the known browsers and the mailed links.
  ...["authenticator", "passkey", "recovery_code", "session", "known_device", "mailed_link"],
  // Renters' own links, and fingerprints of renters' addresses.
  ...["showing", "consent", "suppressed_contact"],
  // Pictures and attachments.
  ...["picture_original", "picture_size", "channel_media"],
];

test("resetting access covers every table with an account's secrets, or lists why it doesn't have to", async () => {
  const { db } = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'bytea' and exists (
      select from information_schema.columns k where k.table_schema = 'public' and k.table_name = c.table_name
        and k.column_name in ('agent_id', 'account_id'))
    order by 1`.execute(db);
  const known: readonly string[] = [...connections, ...harmless];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

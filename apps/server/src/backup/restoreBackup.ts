import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { DatabaseHandle } from "../db/connect.ts";
import { migrateExactly, migrateToLatest } from "../db/migrate.ts";
import { BackupReader } from "./backupReader.ts";
import { BackupError, type BackupHead, backupHead, endLine, tableLine } from "./format.ts";
import { copied, productTables, quoted } from "./tables.ts";

/**
 * Restores a backup into an empty database: all of it or, if anything fails, nothing. It creates the tables as they
 * were when the backup was written, fills them, and migrates them to the newest version.
 * @returns how many rows it restored
 * @throws {BackupError} if the database isn't empty, or the file isn't a complete backup
 */
export async function restoreBackup({ db, pool }: DatabaseHandle, file: string): Promise<number> {
  const reader = new BackupReader(file);
  const head = backupHead.safeParse(await reader.line());
  if (!head.success) throw new BackupError("This isn't a Llave backup, or it is one of a newer version.");
  const client = await pool.connect();
  let rows: number;
  try {
    await refuseUnlessEmpty(client);
    await migrateExactly(db, head.data.migrations);
    await client.query("begin");
    rows = await fill(client, reader, head.data);
    await client.query("commit");
  } finally {
    // A failure in the middle ends the connection and undoes everything.
    client.release(true);
  }
  await migrateToLatest(db);
  return rows;
}

/** Everything else belongs to an account; an installation that was only started has none. */
async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  const known = await client.query("select to_regclass('account') as known");
  if (!known.rows[0]?.known) return;
  const filled = await client.query(
    "select exists (select from account) or exists (select from waitlist_entry) or exists (select from mail) as filled",
  );
  if (filled.rows[0]?.filled) {
    throw new BackupError("There is data already. Restore into an empty database or a new LLAVE_DATA_DIR.");
  }
}

async function fill(client: pg.ClientBase, reader: BackupReader, head: BackupHead): Promise<number> {
  const tables = await productTables(client);
  const names = tables.map(({ table }) => quoted(table)).join(", ");
  // Rows come table by table and include what triggers once wrote, so triggers stay off; one of them also refuses to
  // empty its table.
  for (const { table } of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${names}`);
  const links = await dropForeignKeys(client);
  const rows = await copyTables(client, reader);
  for (const { name, value, called } of head.sequences) {
    await client.query("select setval($1::regclass, $2, $3)", [quoted(name), value, called]);
  }
  for (const { table, name, definition } of links) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
  for (const { table } of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  return rows;
}

/** Reads tables until the line that ends the backup. Returns the number of rows. */
async function copyTables(client: pg.ClientBase, reader: BackupReader): Promise<number> {
  let rows = 0;
  while (true) {
    const line = await reader.line();
    const end = endLine.safeParse(line);
    if (end.success) {
      if (end.data.rows !== rows)
        throw new BackupError(`This backup has ${rows} rows and should have ${end.data.rows}.`);
      return rows;
    }
    const table = tableLine.parse(line);
    const copy = client.query(copyFrom(`copy ${copied(table)} from stdin`));
    await pipeline(Readable.from(reader.rows()), copy);
    rows += copy.rowCount;
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Removes the foreign keys, which would require each row's parent to come first; adding them again checks every row.
 */
async function dropForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by oid`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}

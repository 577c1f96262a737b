import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { DatabaseHandle } from "../db/connect.ts";
import { BackupError, type BackupHead, endOfRows } from "./format.ts";
import { copied, productTables } from "./tables.ts";

/**
 * Writes everything in the database to a file, including pictures, as of one point in time. Servers keep running. The
 * file appears only once it is complete, and only its owner can read it: it contains the secret that signs cookies.
 * @returns the number of rows
 */
export async function writeBackup({ pool }: DatabaseHandle, file: string, now: Date): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const client = await pool.connect();
  const counted = { rows: 0 };
  try {
    await client.query("begin isolation level repeatable read, read only");
    const output = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(Readable.from(backupParts(client, now, counted)), createGzip(), output);
    await rename(unfinished, file);
    return counted.rows;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    // The connection isn't reused: a failure may have left it in any state.
    client.release(true);
  }
}

async function* backupParts(
  client: pg.ClientBase,
  now: Date,
  counted: { rows: number },
): AsyncGenerator<Buffer | string> {
  yield line(await headOf(client, now));
  for (const table of await productTables(client)) {
    yield line(table);
    const copy = client.query(copyTo(`copy ${copied(table)} to stdout`));
    for await (const chunk of copy) yield chunk;
    counted.rows += copy.rowCount;
    yield endOfRows;
  }
  yield line(counted);
}

async function headOf(client: pg.ClientBase, now: Date): Promise<BackupHead> {
  const known = await client.query("select to_regclass('kysely_migration') as known");
  if (!known.rows[0]?.known) throw new BackupError("There is nothing to back up: the database is empty.");
  const migrations = await client.query<{ name: string }>("select name from kysely_migration order by name");
  const sequences = await client.query<BackupHead["sequences"][number]>(
    `select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
     from pg_sequences where schemaname = 'public' order by 1`,
  );
  return {
    format: "llave backup 1",
    createdAt: now.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    sequences: sequences.rows,
  };
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

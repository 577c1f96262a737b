import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { type Connection, openDatabase } from "../../apps/server/src/db/connect.ts";
import { runningConnection } from "../../apps/server/src/db/embedded/openEmbedded.ts";
import { startEmbeddedPostgres } from "../../apps/server/src/db/embedded/startEmbeddedPostgres.ts";
import { contentsOf } from "../../apps/server/src/testing/databases/databaseContents.ts";
import { onServer } from "../../apps/server/src/testing/databases/databaseServer.ts";
import { startServer } from "./runningServer.ts";

const runFile = promisify(execFile);

/** A folder with the machine's own programs that start PostgreSQL, and none of PostgreSQL's, such as pg_dump. */
function onlyPrograms(): string {
  const folder = mkdtempSync(join(tmpdir(), "llave-programs-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["unshare", "ps"]) {
    const found = (process.env.PATH ?? "").split(delimiter).map((place) => join(place, name));
    const program = found.find((path) => existsSync(path));
    if (program !== undefined) symlinkSync(program, join(folder, name));
  }
  return folder;
}

/** Runs a command as `npm run` does, on a data directory or the database of an address. */
async function run(command: "backup" | "restore", file: string, place: { dataDir?: string; url?: string }) {
  const { dataDir = "/nowhere", url = "" } = place;
  const env = { ...process.env, PATH: onlyPrograms(), LLAVE_DATA_DIR: dataDir, DATABASE_URL: url };
  const { stdout } = await runFile(process.execPath, [join(import.meta.dirname, "..", `${command}.ts`), file], { env });
  return Number(stdout.match(/^(\d+) rows /)?.[1]);
}

async function contentsAt(connection: Connection) {
  const database = openDatabase(connection, 1);
  return contentsOf(database).finally(() => database.close());
}

/** Longer than PostgreSQL takes to report what was written. */
const quietMs = 3_000;
const maxLooks = 15;

/** Waits until the server is done with its work after the start, such as the demo's pictures. */
async function untilQuiet(connection: Connection): Promise<void> {
  const database = openDatabase(connection, 1);
  const written = async () => {
    const { rows } = await database.pool.query(
      "select sum(n_tup_ins + n_tup_upd + n_tup_del) from pg_stat_user_tables",
    );
    return rows[0].sum;
  };
  try {
    let before = await written();
    for (let looks = 0; looks < maxLooks; looks++) {
      await pause(quietMs);
      const now = await written();
      if (now === before) return;
      before = now;
    }
  } finally {
    await database.close();
  }
}

/** A backup of a running server's database at a moment when nothing else was writing. */
async function quietBackup(dataDir: string, file: string) {
  const connection = runningConnection(dataDir);
  if (connection === null) throw new Error(`no server runs on ${dataDir}`);
  for (let attempt = 0; attempt < 20; attempt++) {
    await untilQuiet(connection);
    const before = await contentsAt(connection);
    const rows = await run("backup", file, { dataDir });
    if (JSON.stringify(await contentsAt(connection)) === JSON.stringify(before)) return { rows, contents: before };
    rmSync(file);
  }
  throw new Error("the server never stopped writing");
}

test("the commands copy a running server's data to a new directory, and from there to a database of its own", async () => {
  const folder = mkdtempSync(join(tmpdir(), "llave-commands-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [source, target] = [join(folder, "source"), join(folder, "target")];
  const [first, second] = [join(folder, "first.backup"), join(folder, "second.backup")];
  const server = await startServer({ LLAVE_DATA_DIR: source });
  onTestFinished(() => server.stop());

  const { rows, contents } = await quietBackup(source, first);
  expect(contents.filled.message?.rows).toBeGreaterThan(0);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(await run("restore", first, { dataDir: target })).toBe(rows);

  const embedded = await startEmbeddedPostgres({ dataDir: target });
  onTestFinished(() => embedded.stop());
  expect(await contentsAt(embedded.connection)).toEqual(contents);

  await onServer(embedded.connection, "create database copy");
  const url = embedded.connectionString;
  const copy = url.replace(/@([^/]*)\/[^?]*/, "@$1/copy");
  expect(await run("backup", second, { url })).toBe(rows);
  expect(await run("restore", second, { url: copy })).toBe(rows);
  expect(await contentsAt(copy)).toEqual(contents);
  expect(existsSync("/nowhere")).toBe(false);
}, 240_000);

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { EmbeddedDatabaseError } from "./errors.ts";
import { isAlive, serversOf } from "./processes.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./startEmbeddedPostgres.ts";

type Connection = EmbeddedPostgres["connection"];

let dataDir: string;
const cleanUps: (() => unknown)[] = [];

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "llave-test-"));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function start(directory = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: directory });
  cleanUps.push(server.stop);
  return server;
}

/** A data directory that the test may damage. */
async function copyOfCluster(): Promise<string> {
  const server = await start();
  await server.stop();
  const directory = mkdtempSync(join(tmpdir(), "llave-test-"));
  cleanUps.push(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(dataDir, directory, { recursive: true });
  return directory;
}

async function query<Row>(connection: Connection | string, text: string): Promise<Row[]> {
  const client = new Client(typeof connection === "string" ? { connectionString: connection } : connection);
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

interface SecondApp {
  child: ChildProcess;
  said: { connection: Connection; pid: number; problem?: string; message?: string };
}

async function startSecondApp(): Promise<SecondApp> {
  const program = join(import.meta.dirname, "fixtures/holdDatabase.ts");
  const child = spawn(process.execPath, [program, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  cleanUps.push(() => child.kill("SIGKILL"));
  if (child.stdout === null) throw new TypeError("the second app's output is not a pipe");
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { child, said: JSON.parse(line) };
}

/** Whether the account that root hands over to can reach a folder: not if the repository is in /root. */
function nobodyEnters(directory: string): boolean {
  const account = { uid: 65534, gid: 65534, cwd: "/" };
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", directory], account).status === 0;
}

async function failure(promise: Promise<unknown>): Promise<EmbeddedDatabaseError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof EmbeddedDatabaseError) return error;
  throw new Error("expected an EmbeddedDatabaseError", { cause: error });
}

describe("the embedded PostgreSQL", () => {
  it("listens only on its socket, with durable writes", async () => {
    const server = await start();
    const settings = await query<{ name: string; setting: string }>(
      server.connection,
      "SELECT name, setting FROM pg_settings WHERE name IN ('listen_addresses', 'fsync', 'synchronous_commit', 'TimeZone')",
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: "",
      fsync: "on",
      synchronous_commit: "on",
      TimeZone: "UTC",
    });
    expect(statSync(server.connection.host).mode & 0o077).toBe(0);
  });

  it("uses UTF-8 and accepts its address as one string", async () => {
    const server = await start();
    const rows = await query(server.connectionString, "SELECT current_database() AS name, upper('ñandú') AS word");
    expect(rows).toEqual([{ name: "llave", word: "ÑANDÚ" }]);
  });

  it("has the extensions the product needs", async () => {
    const server = await start();
    for (const name of ["btree_gist", "pg_trgm", "unaccent", "citext"]) {
      await query(server.connection, `CREATE EXTENSION ${name}`);
    }
    expect(await query(server.connection, "SELECT unaccent('Ámbar') AS plain")).toEqual([{ plain: "Ambar" }]);
  });

  it("keeps its rows across a stop and leaves nothing behind", async () => {
    const first = await start();
    await query(first.connection, "CREATE TABLE kept_after_stop AS SELECT 7 AS n");
    await first.stop();
    expect(await first.ended).toBeNull();
    expect(isAlive(first.pid)).toBe(false);
    expect(readdirSync(dataDir)).not.toContain("app.lock");
    const second = await start();
    expect(await query(second.connection, "SELECT n FROM kept_after_stop")).toEqual([{ n: 7 }]);
  });

  it("puts its socket elsewhere when the path is too long for one, and removes it at the end", async () => {
    const server = await start(join(dataDir, "x".repeat(100)));
    const { host } = server.connection;
    expect(host.startsWith(dataDir)).toBe(false);
    expect(statSync(host).mode & 0o777).toBe(0o700);
    expect(await query(server.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await server.stop();
    expect(() => statSync(host)).toThrow("ENOENT");
  });

  it("finishes creating a cluster after an interruption", async () => {
    const directory = join(dataDir, "interrupted");
    mkdirSync(join(directory, "postgres.new/base"), { recursive: true });
    const server = await start(directory);
    expect(await query(server.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(readdirSync(directory)).toEqual(["app.lock", "postgres", "postgres.password"]);
  });
});

describe("its password", () => {
  const without = ({ connection }: EmbeddedPostgres, password = "") => query({ ...connection, password }, "SELECT 1");

  it("is required to open the database", async () => {
    const server = await start();
    await expect(without(server)).rejects.toThrow(/password/);
    await expect(without(server, "not it")).rejects.toThrow(/password authentication failed/);
    const file = join(dataDir, "postgres.password");
    expect(readFileSync(file, "utf8")).toBe(`${server.connection.password}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(file).uid).toBe(statSync(dataDir).uid);
  });

  it("is added to a cluster that had none", async () => {
    const directory = await copyOfCluster();
    rmSync(join(directory, "postgres.password"));
    writeFileSync(join(directory, "postgres/pg_hba.conf"), "local all all trust\n");
    const server = await start(directory);
    await expect(without(server)).rejects.toThrow(/password/);
    expect(await query(server.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("is replaced when lost and otherwise stays the same", async () => {
    const directory = await copyOfCluster();
    const kept = readFileSync(join(directory, "postgres.password"), "utf8");
    const first = await start(directory);
    expect(`${first.connection.password}\n`).toBe(kept);
    await first.stop();
    rmSync(join(directory, "postgres.password"));
    const second = await start(directory);
    expect(second.connection.password).not.toBe(first.connection.password);
    await expect(without(second, first.connection.password)).rejects.toThrow(/password/);
  });
});

describe.runIf(process.getuid?.() === 0)("started by root", () => {
  it.runIf(nobodyEnters(import.meta.dirname))("switches to an account that nobody else uses", async () => {
    chmodSync(dataDir, 0o755);
    await start();
    const { uid } = statSync(join(dataDir, "postgres"));
    expect(uid).toBeGreaterThanOrEqual(60_578);
    expect(uid).toBeLessThan(61_184);
    expect(readFileSync("/etc/passwd", "utf8")).not.toContain(`:${uid}:`);
  });

  it.runIf(nobodyEnters(import.meta.dirname))("takes over a cluster that belonged to nobody", async () => {
    const directory = await copyOfCluster();
    chmodSync(directory, 0o755);
    for (const file of readdirSync(join(directory, "postgres"), { recursive: true, encoding: "utf8" }))
      lchownSync(join(directory, "postgres", file), 65534, 65534);
    chownSync(join(directory, "postgres"), 65534, 65534);
    const server = await start(directory);
    expect(await query(server.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(statSync(join(directory, "postgres")).uid).toBeGreaterThanOrEqual(60_578);
    expect(statSync(join(directory, "postgres", "PG_VERSION")).uid).toBeGreaterThanOrEqual(60_578);
  });

  it("runs in a folder that only root can open, even if others could open it before", async () => {
    chmodSync(dataDir, 0o755);
    const before = await start();
    await query(before.connection, "CREATE TABLE kept_by_root AS SELECT 7 AS n");
    await before.stop();
    chmodSync(dataDir, 0o700);
    const after = await start();
    expect(await query(after.connection, "SELECT n FROM kept_by_root")).toEqual([{ n: 7 }]);
    expect(statSync(join(dataDir, "postgres")).uid).toBe(0);
  });
});

describe("two apps on one data directory", () => {
  it("refuses the second one and names the first", async () => {
    const first = await start();
    const { said } = await startSecondApp();
    expect(said).toEqual({
      problem: "locked",
      message: `The data directory ${dataDir} is in use by another Llave (process ${process.pid}). Stop it, or set LLAVE_DATA_DIR to another directory.`,
    });
    expect(await query(first.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("refuses a second start within one process", async () => {
    await start();
    expect((await failure(start())).problem).toBe("locked");
  });

  it("starts once the other app has stopped", async () => {
    const { child, said } = await startSecondApp();
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(isAlive(said.pid)).toBe(false);
    await start();
  });

  it("isn't fooled by a lock with a reused process id", async () => {
    writeFileSync(join(dataDir, "app.lock"), JSON.stringify({ pid: process.pid, started: "another boot:1" }));
    await start();
    expect(JSON.parse(readFileSync(join(dataDir, "app.lock"), "utf8"))).toMatchObject({ pid: process.pid });
  });

  it("isn't stopped by a broken lock file", async () => {
    writeFileSync(join(dataDir, "app.lock"), "");
    await start();
  });
});

describe("after kill -9 of the app", () => {
  it("the next start finds every committed row and leaves one server", async () => {
    const { child, said } = await startSecondApp();
    await query(said.connection, "CREATE TABLE kept_after_kill AS SELECT 7 AS n");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(serversOf(join(dataDir, "postgres"))).toContain(said.pid);
    const next = await start();
    expect(await query(next.connection, "SELECT n FROM kept_after_kill")).toEqual([{ n: 7 }]);
    expect(isAlive(said.pid)).toBe(false);
    expect(serversOf(join(dataDir, "postgres"))).toContain(next.pid);
  });

  it("the next start finds every committed row even if PostgreSQL was killed too", async () => {
    const { child, said } = await startSecondApp();
    await query(said.connection, "CREATE TABLE kept_after_crash AS SELECT 7 AS n");
    process.kill(said.pid, "SIGKILL");
    child.kill("SIGKILL");
    await once(child, "exit");
    const next = await start();
    expect(await query(next.connection, "SELECT n FROM kept_after_crash")).toEqual([{ n: 7 }]);
  });
});

describe("a failed start prints one line", () => {
  it("for a data directory that can't be created", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    const error = await failure(startEmbeddedPostgres({ dataDir: join(file, "data") }));
    expect(error.problem).toBe("not_writable");
    expect(error.message).toBe(
      `Cannot write to the data directory ${join(file, "data")}: a part of the path is a file.`,
    );
  });

  it("for a cluster of another PostgreSQL version", async () => {
    const directory = await copyOfCluster();
    writeFileSync(join(directory, "postgres/PG_VERSION"), "15\n");
    const error = await failure(start(directory));
    expect(error.problem).toBe("wrong_version");
    expect(error.message).toContain("is of PostgreSQL 15, this installation runs 18");
    expect(readdirSync(directory)).not.toContain("app.lock");
  });

  it("for a damaged cluster, with the server's own reason", async () => {
    const directory = await copyOfCluster();
    rmSync(join(directory, "postgres/global/pg_control"));
    const error = await failure(start(directory));
    expect(error.problem).toBe("start_failed");
    expect(error.message).toContain("could not find the database system");
    expect(error.message).not.toContain("\n");
  });

  it("for a database that crashes while the app is running", async () => {
    const server = await start();
    process.kill(server.pid, "SIGKILL");
    const error = await server.ended;
    expect(error?.problem).toBe("crashed");
    expect(error?.message).toBe("The database server ended unexpectedly (SIGKILL).");
  });
});

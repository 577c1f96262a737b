import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { ensureAdmin } from "./admin/firstAdmin.ts";
import { buildApp } from "./app.ts";
import { type Config, readConfig, SettingError } from "./config.ts";
import { type DatabaseHandle, openDatabase } from "./db/connect.ts";
import { migrateToLatest } from "./db/migrate.ts";
import { adminAccess } from "./demo/demoAdmin.ts";
import { playDemo } from "./demo/play.ts";
import { demoAccess, seedDemo } from "./demo/seed.ts";
import { installationSecret } from "./installation.ts";

/** What is open and must be closed again, in the order it was opened. */
const open: (() => Promise<void>)[] = [];
let leaving = false;

async function main(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void leave(0));
  // Whoever started this process over a channel was killed and can pass on no signal any more.
  process.once("disconnect", () => void leave(0));
  const config = readConfig(process.env);
  const database = await openConfiguredDatabase(config);
  await migrateToLatest(database.db);
  const secret = await installationSecret(database.db, config.secret);
  const seeded = await seedDemo(database, config, secret);
  await ensureAdmin(database.db, config.admin);
  const app = await buildApp({ config, database, secret });
  open.push(() => app.close());
  if (seeded) await playDemo(app.services);
  await app.listen({ port: config.port, host: config.host });
  await printAddresses(app, database, config, secret);
  startJobsSoon(app, config);
  if (seeded) paintSoon(app);
}

/** The demo's pictures are drawn once the first visitors can be answered. */
function paintSoon(app: FastifyInstance): void {
  const paint = async () => (await import("./demo/pictures.ts")).paintDemo(app.services);
  paint().catch((error) => leaving || app.log.error({ err: error }, "the demo's pictures were not drawn"));
}

/** Jobs that a stop left behind go on, but only once the first visitors have been answered. Milliseconds. */
const jobsAfter = 2_000;

function startJobsSoon(app: FastifyInstance, config: Config): void {
  const start = () => app.services.jobs.start().catch((error) => app.log.error({ err: error }, "jobs do not start"));
  setTimeout(start, jobsAfter).unref();
  if (config.production && !config.smtpUrl) app.log.warn("SMTP_URL is not set: no mail goes out");
  if (config.smtpUrl && !config.postalAddress) {
    app.log.warn("MAIL_POSTAL_ADDRESS is not set: waitlist mails name no postal address");
  }
}

/** Connects to `DATABASE_URL`, or starts the embedded PostgreSQL in the data directory. */
async function openConfiguredDatabase(config: Config): Promise<DatabaseHandle> {
  const connection = config.databaseUrl ?? (await startEmbedded(config));
  const database = openDatabase(connection, config.poolSize);
  open.push(() => database.close());
  await database.pool.query("select 1");
  return database;
}

async function startEmbedded(config: Config) {
  const { startEmbeddedPostgres } = await import("./db/embedded/startEmbeddedPostgres.ts");
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir });
  open.push(() => server.stop());
  void server.ended.then((error) => {
    if (error) void fail(error);
  });
  return server.connection;
}

async function printAddresses(
  app: FastifyInstance,
  database: DatabaseHandle,
  config: Config,
  secret: string,
): Promise<void> {
  const { port } = app.server.address() as AddressInfo;
  const origin = config.origin ?? `http://localhost:${port}`;
  const demo = await demoAccess(database.db, secret);
  const lines = [`Llave is running.`, ``, `  Public site   ${origin}/`];
  if (demo) {
    lines.push(`  SmartLink     ${origin}${demo.smartLinkPath}`);
    lines.push(`  Dashboard     ${origin}/dashboard`);
    lines.push(`                sign in as ${demo.email} with ${demo.password}`);
  } else lines.push(`  Dashboard     ${origin}/dashboard`);
  const admin = await adminAccess(database.db, secret);
  if (admin) {
    lines.push(`  Waitlist      ${origin}/admin`);
    lines.push(`                sign in as ${admin.email}${admin.password ? ` with ${admin.password}` : ""}`);
  }
  console.log([...lines, ``, `Ctrl-C stops everything.`].join("\n"));
}

/** Closes everything, newest first, and ends the process. Being told again (npm and the terminal both do) changes nothing. */
async function leave(code: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  for (const close of open.reverse()) await close().catch((error: unknown) => console.error(oneLine(error)));
  process.exit(code);
}

async function fail(error: unknown): Promise<void> {
  if (leaving) return;
  console.error(oneLine(error));
  await leave(1);
}

/** The one clear line that a person at a terminal needs; a defect of ours keeps its stack. */
function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken. Stop what uses it or set PORT to another one.`;
  if (code === "EACCES" && port !== undefined) return `Port ${port} needs more rights. Set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL") return `HOST is no address of this machine: ${error.message}`;
  if (error instanceof SettingError || error.name === "EmbeddedDatabaseError") return error.message;
  if (isDatabaseFailure(error)) return `The database at DATABASE_URL cannot be used: ${error.message || code}`;
  return error.stack ?? error.message;
}

function isDatabaseFailure(error: Error): boolean {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  const sqlState = /^(08|28|3D|53|57)[0-9A-Z]{3}$/.test(code);
  const network = ["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "ECONNRESET", "EAI_AGAIN", "ENOENT"].includes(code);
  const waited = /timeout|terminated/i.test(error.message) && code === "";
  return (
    sqlState ||
    (network && (syscall === "connect" || syscall === "getaddrinfo")) ||
    error.name === "AggregateError" ||
    waited
  );
}

main().catch(fail);

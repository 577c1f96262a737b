import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { ensureAdmin } from "../admin/firstAdmin.ts";
import { buildApp } from "../app.ts";
import { isCommonPassword } from "../auth/passwords/commonPasswords.ts";
import { type Config, readConfig, SettingError } from "../config.ts";
import { type DatabaseHandle, openDatabase, withLongWork } from "../db/connect.ts";
import { isDatabaseUnavailable } from "../db/failures.ts";
import { isMigrated, migrateToLatest } from "../db/migrate.ts";
import { lockDemoAccounts } from "../demo/demoAccounts.ts";
import { playDemo } from "../demo/play.ts";
import { seedDemo } from "../demo/seed.ts";
import { preparePushKeys } from "../notifications/push/keys.ts";
import { closeAll } from "../process/closeAll.ts";
import { installationSecret } from "../process/installation.ts";
import { addressLines } from "./addressLines.ts";

/** Everything that is open and must be closed, in the order it was opened. */
const open: (() => Promise<void>)[] = [];
let leaving = false;

async function main(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void leave(0));
  // The parent process behind the channel was killed and can't forward signals anymore.
  process.once("disconnect", () => void leave(0));
  const config = readConfig(process.env);
  const database = await openConfiguredDatabase(config);
  await migrate(database);
  const secret = await installationSecret(database.db, config.secret);
  const seeded = await seedDemo(database, config, secret);
  const lockedDemo = config.production ? await lockDemoAccounts(database.db) : 0;
  if (config.production && config.admin && (await isCommonPassword(config.admin.password)))
    throw new SettingError("Wrong setting. LLAVE_ADMIN_PASSWORD: many people use it, so it is the first to be guessed");
  await ensureAdmin(database.db, config.admin);
  const app = await buildApp({ config, database, secret });
  open.push(() => app.close());
  if (lockedDemo > 0) app.log.warn("demo data is still here, its accounts are locked: npm run demo:remove");
  if (seeded) await playDemo(app.services);
  await app.listen({ port: config.port, host: config.host, backlog });
  const { port } = app.server.address() as AddressInfo;
  console.log((await addressLines(database.db, { config, port, secret })).join("\n"));
  await preparePushKeys(app.services, app.log);
  app.services.jobs.startLater(jobsAfterMs);
  if (seeded) paintInBackground(app);
  warnOfMail(app, config);
}

/** Connections that may wait to be accepted. Beyond this the system drops first packets, which delays clients by seconds. */
const backlog = 4_096;

/** Migrating a lot of data may take longer than a request's statement. */
async function migrate({ db, connection }: DatabaseHandle): Promise<void> {
  if (!(await isMigrated(db))) await withLongWork(connection, migrateToLatest);
}

/** Draws the demo's pictures once the server can answer its first visitors. */
function paintInBackground(app: FastifyInstance): void {
  const paint = async () => (await import("../demo/pictures.ts")).paintDemo(app.services);
  paint().catch((error) => leaving || app.log.error({ err: error }, "the demo's pictures were not drawn"));
}

/** Leftover jobs resume after the first visitors have been answered. Milliseconds. */
const jobsAfterMs = 2_000;

function warnOfMail(app: FastifyInstance, config: Config): void {
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
  const { startEmbeddedPostgres } = await import("../db/embedded/startEmbeddedPostgres.ts");
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir });
  open.push(() => server.stop());
  void server.ended.then((error) => {
    if (error) void fail(error);
  });
  return server.connection;
}

/** Closes everything, newest first, and ends the process within ten seconds. A second signal (npm and the terminal both send one) changes nothing. */
async function leave(code: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  await closeAll(open.reverse(), (error) => console.error(oneLine(error)));
  process.exit(code);
}

async function fail(error: unknown): Promise<void> {
  if (leaving) return;
  console.error(oneLine(error));
  await leave(1);
}

/** Errors whose message is for the person at the terminal. */
const clearErrors = ["SettingError", "EmbeddedDatabaseError", "NewerDatabaseError"];

/** The one clear line for a person at a terminal; a bug of ours keeps its stack. */
function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken. Stop what uses it or set PORT to another one.`;
  if (code === "EACCES" && port !== undefined) return `Port ${port} needs more rights. Set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL") return `HOST isn't an address of this machine: ${error.message}`;
  if (clearErrors.includes(error.name)) return error.message;
  if (isDatabaseFailure(error)) return `The database at DATABASE_URL cannot be used: ${error.message || code}`;
  return error.stack ?? error.message;
}

/** Also an address with wrong permissions, password or database name. */
function isDatabaseFailure(error: Error): boolean {
  const { code = "" } = error as NodeJS.ErrnoException;
  return isDatabaseUnavailable(error) || /^(28|3D)[0-9A-Z]{3}$/.test(code);
}

main().catch(fail);

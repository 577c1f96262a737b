import type { AddressInfo } from "node:net";
import { Kysely, type LogEvent, PostgresDialect } from "kysely";
import { buildApp } from "../../../apps/server/src/app.ts";
import { hashPassword } from "../../../apps/server/src/auth/passwords/passwords.ts";
import { readConfig } from "../../../apps/server/src/config.ts";
import { type DatabaseHandle, openDatabase } from "../../../apps/server/src/db/connect.ts";
import type { Database } from "../../../apps/server/src/db/schema.ts";
import { largeAgent } from "../../../apps/server/src/demo/large/seedLarge.ts";
import { freeBuffersEarly } from "../../../apps/server/src/process/v8Flags.ts";
import type { Send } from "./reads.ts";

const password = "a password of the benchmark";

/** The server on a seeded database, with the large agent signed in. */
export interface RunningServer {
  database: DatabaseHandle;
  send: Send;
  /** `METHOD /path` of every call so far. */
  called: Set<string>;
  /** Queries since it was last cleared. */
  queries: LogEvent[];
  stop(): Promise<void>;
}

/** Runs the server on a database filled by `npm run seed:large`. */
export async function startServer(url: string): Promise<RunningServer> {
  freeBuffersEarly();
  const database = openDatabase(url, 10);
  await database.pool.query("update account set password_hash = $1 where email = $2", [
    await hashPassword(password),
    largeAgent.email,
  ]);
  const queries: LogEvent[] = [];
  const dialect = new PostgresDialect({ pool: database.pool });
  const db = new Kysely<Database>({ dialect, log: (event) => void queries.push(event) });
  const config = readConfig({ LLAVE_RATE_FACTOR: "1000000", LLAVE_LOG: "error" });
  const secret = "a secret for the benchmark, 32 letters";
  const app = await buildApp({ config, database: { ...database, db }, secret, pages: false });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const called = new Set<string>();
  const send = sender(origin, await signIn(origin), called);
  const stop = async () => {
    await app.close();
    await database.close();
  };
  return { database, send, called, queries, stop };
}

/** Signs the large agent in. @returns the cookies */
async function signIn(origin: string): Promise<string> {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: largeAgent.email, password }),
  });
  if (!login.ok) throw new Error(`nobody could sign in: ${await login.text()}`);
  const cookies = login.headers.getSetCookie().map((line) => line.split(";")[0]);
  return cookies.join("; ");
}

function sender(origin: string, cookie: string, called: Set<string>): Send {
  return async (method, path, body, type = "application/json") => {
    const content = Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body);
    const init =
      body === undefined ? { headers: { cookie } } : { headers: { cookie, "content-type": type }, body: content };
    const response = await fetch(origin + path, { method, ...init });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    called.add(`${method} ${path.split("?")[0]}`);
    return response;
  };
}

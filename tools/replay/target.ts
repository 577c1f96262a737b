import { openDatabase } from "../../apps/server/src/db/connect.ts";
import { runningConnection } from "../../apps/server/src/db/embedded/openEmbedded.ts";
import { demoAccess } from "../../apps/server/src/demo/seed.ts";
import { installationSecret } from "../../apps/server/src/process/installation.ts";
import { startServer } from "../server/runningServer.ts";

/** The server to talk to. */
export interface Target {
  origin: string;
  smartLinkPath: string;
  /** The agent whose leads to read; null if the password is unknown. */
  agent: { email: string; password: string } | null;
  stop(): Promise<void>;
}

export interface TargetOptions {
  /** A running server, or undefined to start one with a fresh database and the demo. */
  url?: string;
  /** Path of a SmartLink's page on it. */
  link?: string;
  /** `EMAIL:PASSWORD` of the link's agent. */
  agent?: string;
}

/**
 * The server from the options. If link and agent of a running one aren't given, they are its demo's, read from this
 * machine's installation if it is the one.
 * @throws an Error if no SmartLink is known
 */
export async function findTarget(options: TargetOptions): Promise<Target> {
  if (options.url === undefined) return startServer({ LLAVE_RATE_FACTOR: "1000" });
  const url = new URL(options.url);
  const demo = await readInstallation();
  const link = options.link ?? (url.pathname.startsWith("/smartlink/") ? url.pathname : demo?.smartLinkPath);
  if (link === undefined) throw new Error("Name a SmartLink of that server with --link /smartlink/…");
  const [email, password] = options.agent?.split(/:(.*)/s) ?? [];
  const named = email !== undefined && password !== undefined ? { email, password } : null;
  return { origin: url.origin, smartLinkPath: link, agent: named ?? demo, stop: async () => {} };
}

/** The demo of this machine's installation: its database says how to sign in. Null if there is none. */
async function readInstallation() {
  const connection = process.env.DATABASE_URL || runningConnection(process.env.LLAVE_DATA_DIR || "./data");
  if (!connection) return null;
  const database = openDatabase(connection, 1);
  try {
    return await demoAccess(database.db, await installationSecret(database.db, process.env.LLAVE_SECRET));
  } catch {
    return null;
  } finally {
    await database.close();
  }
}

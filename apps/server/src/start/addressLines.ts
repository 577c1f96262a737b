import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import { isDatabaseUnavailable } from "../db/failures.ts";
import type { Database } from "../db/schema.ts";
import { adminAccess } from "../demo/demoAdmin.ts";
import { demoAccess } from "../demo/seed.ts";

/** What is printed at start: where the server is, and outside production how to sign in to the demo. */
export async function addressLines(
  db: Kysely<Database>,
  { config, port, secret }: { config: Pick<Config, "origin" | "production">; port: number; secret: string },
): Promise<string[]> {
  const origin = config.origin ?? `http://localhost:${port}`;
  const [demo, admin] = config.production ? [null, null] : await readSignIns(db, secret);
  const lines = [`Llave is running.`, ``, `  Public site   ${origin}/`];
  if (demo) lines.push(`  SmartLink     ${origin}${demo.smartLinkPath}`);
  lines.push(`  Dashboard     ${origin}/dashboard`);
  if (demo) lines.push(`                sign in as ${demo.email} with ${demo.password}`);
  if (admin) {
    lines.push(`  Waitlist      ${origin}/admin`);
    lines.push(`                sign in as ${admin.email}${admin.password ? ` with ${admin.password}` : ""}`);
  }
  return [...lines, ``, `Ctrl-C stops everything.`];
}

/** A database that is down just now costs the lines their sign-ins, not the start. */
async function readSignIns(db: Kysely<Database>, secret: string) {
  return Promise.all([demoAccess(db, secret), adminAccess(db, secret)]).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return [null, null] as const;
    throw error;
  });
}

import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { adminAccess } from "../demo/demoAdmin.ts";
import { demoAccess } from "../demo/seed.ts";

/** What is printed at start: where the server is, and outside production how to sign in to the demo. */
export async function addressLines(
  db: Kysely<Database>,
  { config, port, secret }: { config: Pick<Config, "origin" | "production">; port: number; secret: string },
): Promise<string[]> {
  const origin = config.origin ?? `http://localhost:${port}`;
  const demo = config.production ? null : await demoAccess(db, secret);
  const admin = config.production ? null : await adminAccess(db, secret);
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

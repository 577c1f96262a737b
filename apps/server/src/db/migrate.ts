import { readdirSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./schema.ts";

const folder = new URL("./migrations/", import.meta.url);

/** Names of all migrations in the order they run; a name never changes once released. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length))
    .sort();
}

/** True where the database has the newest migration. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  return (await newestApplied(db)) === migrationNames().at(-1);
}

/**
 * Brings the database to the newest migration. Several servers may call it at once:
 * the migrator holds a lock. One that has nothing to do costs a single query.
 * @throws the error of the migration that failed; its changes are rolled back
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  if (await isMigrated(db)) return;
  const names = migrationNames();
  const migrator = new Migrator({ db, provider: { getMigrations: () => loadMigrations(names) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function newestApplied(db: Kysely<Database>): Promise<string | undefined> {
  const table = await sql<{ known: string | null }>`select to_regclass('kysely_migration')::text as known`.execute(db);
  if (!table.rows[0]?.known) return undefined;
  const newest = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db);
  return newest.rows[0]?.name;
}

async function loadMigrations(names: string[]): Promise<Record<string, Migration>> {
  const loaded = names.map(async (name) => [name, await import(new URL(`${name}.ts`, folder).href)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

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

/** A database that is too new for this version of Llave to open; the message is one line. */
export class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";
}

/**
 * True if the database has every migration.
 * @throws {NewerDatabaseError} if it has one that this version doesn't know
 */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const applied = new Set(await appliedMigrations(db));
  const known = migrationNames();
  refuseUnknown([...applied]);
  return known.every((name) => applied.has(name));
}

/**
 * Migrates the database to the newest version. Several servers can call it at the same time: the migrator holds a lock.
 * If there is nothing to do, it costs two small queries.
 * @throws the error of the migration that failed; its changes are rolled back
 * @throws {NewerDatabaseError}
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  if (await isMigrated(db)) return;
  const provider = { getMigrations: () => loadMigrations(migrationNames()) };
  // Migrations developed in parallel land in any order: a lower number may come after a higher one has run.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Migrates an empty database to the state of another one that had exactly these migrations.
 * @throws {NewerDatabaseError} if one of them is unknown here
 */
export async function migrateExactly(db: Kysely<Database>, names: string[]): Promise<void> {
  refuseUnknown(names);
  const more = (await appliedMigrations(db)).filter((name) => !names.includes(name));
  if (more.length > 0) throw new Error(`the database has ${more.join(", ")} already; use an empty one`);
  const provider = { getMigrations: () => loadMigrations(names) };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error) throw error;
}

function refuseUnknown(names: string[]): void {
  const known = migrationNames();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new NewerDatabaseError(
    `This database was used by a newer version of Llave (${unknown.join(", ")}). Start that version, or restore a backup that this one made.`,
  );
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const table = await sql<{ known: string | null }>`select to_regclass('kysely_migration')::text as known`.execute(db);
  if (!table.rows[0]?.known) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

async function loadMigrations(names: string[]): Promise<Record<string, Migration>> {
  const loaded = names.map(async (name) => [name, await import(new URL(`${name}.ts`, folder).href)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

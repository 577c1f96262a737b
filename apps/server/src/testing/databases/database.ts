import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../db/connect.ts";
import { databaseOn, onServer } from "./databaseServer.ts";

let opened: { name: string; database: Promise<DatabaseHandle> } | undefined;

/** This test file's database: migrated, empty at the first call, shared by its tests and dropped after them. */
export function openTestDatabase(): Promise<DatabaseHandle> {
  if (opened === undefined) {
    const name = `llave_test_${randomUUID().replaceAll("-", "")}`;
    opened = { name, database: create(name) };
  }
  return opened.database;
}

async function create(name: string): Promise<DatabaseHandle> {
  const server = inject("testServer");
  // Copied as files: the usual way, through the log, takes twice as long.
  await onServer(server, `create database ${name} template ${inject("templateDatabase")} strategy file_copy`);
  return openDatabase(databaseOn(server, name), 10);
}

/** Drops the test file's database. Files run in one process one after another, so the next file gets its own. */
export async function dropTestDatabase(): Promise<void> {
  if (opened === undefined) return;
  const { name, database } = opened;
  opened = undefined;
  await (await database).close();
  await onServer(inject("testServer"), `drop database ${name} with (force)`);
}

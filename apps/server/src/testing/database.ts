import { randomUUID } from "node:crypto";
import { afterAll, inject } from "vitest";
import { type DatabaseHandle, openDatabase } from "../db/connect.ts";
import { databaseOn, onServer } from "./databaseServer.ts";

let opened: Promise<DatabaseHandle> | undefined;
const name = `llave_test_${randomUUID().replaceAll("-", "")}`;

/** This test file's database: migrated, empty at the first call, shared by its tests and dropped after them. */
export function openTestDatabase(): Promise<DatabaseHandle> {
  opened ??= create();
  return opened;
}

async function create(): Promise<DatabaseHandle> {
  const server = inject("testServer");
  await onServer(server, `create database ${name} template ${inject("templateDatabase")}`);
  return openDatabase(databaseOn(server, name), 10);
}

afterAll(async () => {
  const database = await opened;
  if (database === undefined) return;
  await database.close();
  await onServer(inject("testServer"), `drop database ${name} with (force)`);
});

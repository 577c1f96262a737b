import { randomUUID } from "node:crypto";
import { expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/connect.ts";
import { migrateToLatest } from "../db/migrate.ts";
import { installationSecret } from "../process/installation.ts";
import { databaseOn, onServer } from "../testing/databases/databaseServer.ts";
import { demoAgent } from "./content.ts";
import { seedDemo } from "./seed.ts";

test("three servers starting at once on an empty database create one demo, and none fails", async () => {
  const name = `llave_test_${randomUUID().replaceAll("-", "")}`;
  const server = inject("testServer");
  await onServer(server, `create database ${name}`);
  const databases = [1, 2, 3].map(() => openDatabase(databaseOn(server, name), 3));
  onTestFinished(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await onServer(server, `drop database ${name} with (force)`);
  });
  const config = readConfig({ LLAVE_DEMO: "1" });
  const made = await Promise.all(
    databases.map(async (database) => {
      await migrateToLatest(database.db);
      return seedDemo(database, config, await installationSecret(database.db, undefined));
    }),
  );
  expect(made.sort()).toEqual([false, false, true]);
  const agents = await databases[0]?.pool.query("select email from account join agent on agent_id = account_id");
  expect(agents?.rows).toEqual([{ email: demoAgent.email }]);
});

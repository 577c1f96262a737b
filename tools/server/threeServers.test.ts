import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../apps/server/src/db/connect.ts";
import { startEmbeddedPostgres } from "../../apps/server/src/db/embedded/startEmbeddedPostgres.ts";
import { demoConversations } from "../../apps/server/src/demo/conversations.ts";
import { pastRenters } from "../../apps/server/src/demo/past.ts";
import { demoEntries } from "../../apps/server/src/demo/waitlistPeople.ts";
import { startServer } from "./runningServer.ts";

test("three servers starting at once on an empty database all serve, and one of them creates the demo", async () => {
  const folder = mkdtempSync(join(tmpdir(), "llave-three-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, "data"), fsync: false });
  onTestFinished(() => embedded.stop());

  const starting = [1, 2, 3].map(() => startServer({ DATABASE_URL: embedded.connectionString, DATABASE_POOL: "4" }));
  onTestFinished(async () => {
    const started = await Promise.allSettled(starting);
    await Promise.all(started.map((one) => one.status === "fulfilled" && one.value.stop()));
  });
  const servers = await Promise.all(starting);

  const ready = await Promise.all(servers.map(async ({ origin }) => (await fetch(`${origin}/readyz`)).status));
  expect(ready).toEqual([200, 200, 200]);
  expect(new Set(servers.map(({ smartLinkPath }) => smartLinkPath)).size).toBe(1);
  expect(new Set(servers.map(({ agent }) => agent.password)).size).toBe(1);
  const database = openDatabase(embedded.connection, 1);
  const { rows } = await database.pool
    .query(
      `select (select count(*)::int from agent) as agents, (select count(*)::int from conversation) as conversations,
        (select count(*)::int from waitlist_entry) as people`,
    )
    .finally(() => database.close());
  const conversations = demoConversations.length + pastRenters.length;
  expect(rows).toEqual([{ agents: 1, conversations, people: demoEntries.length }]);
  expect(servers.map((server) => server.process.exitCode)).toEqual([null, null, null]);
}, 240_000);

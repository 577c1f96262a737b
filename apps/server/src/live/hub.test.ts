import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { LiveEvent } from "@llave/contract/agent/agent";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../testing/databases/database.ts";
import { openFaultyDatabase } from "../testing/databases/faultyDatabase.ts";
import { LiveHub } from "./hub.ts";

/** A database that is down: it accepts connections and closes them immediately. Returns the time of each. */
async function brokenDatabase() {
  const attempts: number[] = [];
  const server = createServer((socket) => {
    attempts.push(performance.now());
    socket.on("error", () => {}).destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { attempts, connection: { host: "127.0.0.1", port, user: "llave", database: "llave" } };
}

test("retries one connection at a time while the database is down", async () => {
  const { attempts, connection } = await brokenDatabase();
  const hub = new LiveHub(connection);
  onTestFinished(() => hub.stop());
  await expect(hub.start()).rejects.toThrow();
  await expect.poll(() => attempts.length).toBeGreaterThanOrEqual(4);
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThan(500);
});

test("reconnects after a break and tells listeners that anything may have changed", async () => {
  const { connection, pool } = await openTestDatabase();
  const hub = new LiveHub(connection);
  await hub.start();
  onTestFinished(() => hub.stop());
  const changed: (string | null)[] = [];
  hub.onAgentChanged((agentId) => changed.push(agentId));
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'llave live' and datname = current_database()",
  );
  await expect.poll(() => changed).toEqual([null]);
  await pool.query("select pg_notify('llave_agent', 'an agent')");
  await expect.poll(() => changed).toEqual([null, "an agent"]);
});

test("reconnects after its connection dies silently", async () => {
  const faulty = await openFaultyDatabase();
  const hub = new LiveHub(faulty.database.connection, 100);
  await hub.start();
  onTestFinished(() => hub.stop());
  const changed: (string | null)[] = [];
  hub.onAgentChanged((agentId) => changed.push(agentId));
  faulty.forget();
  await expect.poll(() => changed, { timeout: 45_000 }).toEqual([null]);
  await (await openTestDatabase()).pool.query("select pg_notify('llave_agent', 'an agent')");
  await expect.poll(() => changed).toEqual([null, "an agent"]);
});

test("still announces the lead of a change when another change of its conversation follows at once", async () => {
  const { connection } = await openTestDatabase();
  const hub = new LiveHub(connection);
  await hub.start();
  onTestFinished(() => hub.stop());
  const heard: LiveEvent[] = [];
  hub.onChange("an agent", (change) => heard.push(change));
  const conversation = { agentId: "an agent", conversationId: "a conversation" };
  hub.announce({ ...conversation, leadId: "a lead", forRenter: true });
  hub.announce({ ...conversation, leadId: null });
  await expect.poll(() => heard).toEqual([{ conversationId: "a conversation", leadId: "a lead" }]);
});

import { expect, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { openFaultyDatabase } from "../testing/faultyDatabase.ts";
import { mailsTo } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";

test("jobs start once the database is back", async () => {
  const faulty = await openFaultyDatabase();
  const server = await startTestApp({ database: faulty.database });
  const { jobs } = server.app.services;
  const ready = async () => (await server.client().get("/readyz")).status;
  const agent = await createAgent(faulty.database.db);
  faulty.goDown();
  jobs.startLater(0);
  await expect.poll(() => jobs.healthy).toBe(false);
  expect(await ready()).toBe(503);
  faulty.recover();
  await expect.poll(ready).toBe(200);
  await server.client().post("/api/auth/forgot-password", { email: agent.email });
  expect(await mailsTo(server, agent.email, 1)).toHaveLength(1);
});

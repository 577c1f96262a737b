import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createAccount, createAgent } from "./factories.ts";
import { startTestApp } from "./testApp.ts";

type Statuses = [signedOut: number, waiting: number, agent: number];

const open = (status: number): Statuses => [status, status, status];
const agentOnly = (status: number): Statuses => [401, 403, status];

/** What each role gets from each call with a well-formed but strange request. A new route needs a row. */
const table: Record<string, Statuses> = {
  "POST /api/auth/login": open(400),
  "POST /api/auth/logout": open(200),
  "GET /api/auth/me": [401, 200, 200],
  "GET /api/access/status": open(200),
  "GET /api/agent/dashboard": agentOnly(200),
  "GET /api/agent/profile": agentOnly(200),
  "GET /api/smartlink/:agentParam/:nameParam/:token": open(404),
  "GET /api/smartlink/:agentParam/:nameParam": open(404),
  "GET /api/smartlink/:agentParam": open(404),
  "GET /api/smartlinks": agentOnly(200),
  "POST /api/smartlink/openai-conversation": open(400),
  "GET /api/renter/conversation": open(400),
  "GET /api/conversations/recent": agentOnly(200),
  "GET /api/conversations/:id/messages": agentOnly(404),
  "GET /api/leads": agentOnly(200),
  "GET /api/leads/:id": agentOnly(404),
  // An agent's stream stays open; live.test.ts reads it.
  "GET /api/events": [401, 403, 0],
};

test("every call answers each role as the table says, and the table has every call", async () => {
  const { app, client, database, signedIn } = await startTestApp();
  const calls = app.apiRoutes.map(({ method, url }) => `${method} ${url}`);
  expect(calls.sort()).toEqual(Object.keys(table).sort());

  const waiting = await createAccount(database.db, { access_level: "none" });
  const agent = await createAgent(database.db);
  for (const [call, expected] of Object.entries(table)) {
    const [method = "", url = ""] = call.split(" ");
    const path = url.replace(":id", randomUUID()).replaceAll(/:\w+/g, "unknown");
    const browsers = [client(), await signedIn(waiting.email), await signedIn(agent.email)];
    for (const [index, browser] of browsers.entries()) {
      if (expected[index] === 0) continue;
      const answer = method === "GET" ? await browser.get(path) : await browser.post(path, {});
      expect(`${call}: ${answer.status}`).toBe(`${call}: ${expected[index]}`);
      if (answer.status >= 400)
        expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    }
  }
});

test("an unknown call is 404 in the one shape of an error", async () => {
  const { client } = await startTestApp();
  const answer = await client().get("/api/nothing-here");
  expect([answer.status, answer.body]).toEqual([404, { error: expect.any(String), code: "not_found" }]);
});

import { randomUUID } from "node:crypto";
import { apiKeyScopes } from "@llave/contract/apiKeyLimits";
import { expect, test } from "vitest";
import { scopeOf } from "../apiKeys/guard.ts";
import { createProperty } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { referenceCalls } from "./referenceCalls.ts";

const calls = Object.assign({}, ...Object.values(referenceCalls)) as (typeof referenceCalls)["leads"];

/** The status of calls whose examples can't work with the test's data. */
const expectedStatus: Record<string, number> = {
  // No renter sent a file, no WhatsApp number is connected, and an import's body is a file.
  "GET /api/conversations/{id}/media/{mediaId}": 404,
  "GET /api/conversations/{id}/templates": 200,
  "POST /api/conversations/{id}/templates": 409,
  "POST /api/properties/import": 400,
  "POST /api/leads/import": 400,
};

test("describes exactly the calls that take keys, each with the scope of its subject", async () => {
  const { app } = await startChat();
  const withKeys = app.apiRoutes.flatMap(({ method, url, guards }) => {
    const scope = scopeOf(guards);
    return scope ? [[`${method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`, scope.split(":")[0]]] : [];
  });
  const described = Object.entries(referenceCalls).flatMap(([subject, of]) =>
    Object.keys(of).map((call) => [call, subject]),
  );
  expect(described.sort()).toEqual(withKeys.sort());
});

test("every example of the reference works with a key", async () => {
  const chat = await startChat({ now: () => new Date("2026-03-20T14:00:00Z") });
  const { browser, ids } = await ownData(chat);
  const { key } = (await browser.post("/api/agent/api-keys", { name: "Reference", scopes: apiKeyScopes })).body;
  const program = chat.client({ authorization: `Bearer ${key}` });
  const failed: string[] = [];
  for (const [call, { body, query = {} }] of Object.entries(calls)) {
    const [method = "", path = ""] = call.split(" ");
    const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name) => ids(path, name));
    const address = `${filled(path)}?${new URLSearchParams(query)}`;
    const headers: Record<string, string> = body ? { "content-type": "application/json" } : {};
    const answer = await program.send(method, address, body && filled(JSON.stringify(body)), headers);
    const isExpected = call in expectedStatus ? answer.status === expectedStatus[call] : answer.status < 300;
    if (!isExpected) failed.push(`${call}: ${answer.status} ${answer.text}`);
  }
  expect(failed).toEqual([]);
});

type Chat = Awaited<ReturnType<typeof startChat>>;

/** An agent with one of everything, and the ids that the examples' names stand for. */
async function ownData({ database, agent, link, say, signedIn }: Chat) {
  const { property_id } = await createProperty(database.db, agent.agent_id);
  // The trial has one SmartLink.
  await database.pool.query("update agent set plan = 'team' where agent_id = $1", [agent.agent_id]);
  await say("Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, moving in May 1, phone 305-555-0101");
  await say("Can I visit on Monday, March 23 at 9:00 AM?");
  const browser = await signedIn(agent.email);
  const second = (await browser.post("/api/leads", { name: "Bea", email: "bea@mail.example" })).body.id;
  const lead = (await browser.post("/api/leads", { name: "Caro", email: "caro@mail.example" })).body.id;
  const [showing] = (await browser.get("/api/showings")).body;
  const { times } = (await browser.get(`/api/showings/${showing.id}/times`)).body;
  const dora = (await browser.post("/api/leads", { name: "Dora", email: "dora@mail.example" })).body.id;
  const at = times.at(times.length / 2);
  const otherShowing = (await browser.post("/api/showings", { leadId: dora, propertyId: property_id, at })).body.id;
  const draft = await addReply(database.db, agent.agent_id, showing.conversationId);
  const noteId = (await browser.post(`/api/leads/${showing.leadId}/notes`, { text: "A note" })).body.id;
  const block = (
    await browser.post("/api/blocked-times", { from: "2026-04-02T13:00:00.000Z", to: "2026-04-02T14:00:00.000Z" })
  ).body.id;
  // The showing's own item closes with the showing.
  const { rows } = await database.pool.query(
    `insert into task (agent_id, conversation_id, kind, topic) values ($1, $2, 'knowledge_gap', 'parking') returning task_id`,
    [agent.agent_id, showing.conversationId],
  );
  const byPath: Record<string, string> = {
    ...{ leads: showing.leadId, conversations: showing.conversationId, drafts: draft, items: rows[0]?.task_id },
    ...{ properties: property_id, smartlinks: link.link_id, showings: showing.id, "blocked-times": block },
  };
  const named: Record<string, string> = { second, noteId, mediaId: randomUUID(), uuid: randomUUID(), seq: "2" };
  Object.assign(named, { lead, otherShowing, property: property_id, time: times.at(-1), freeTime: times.at(0) });
  const ids = (path: string, name: string) => (name === "id" ? byPath[path.split("/")[2] ?? ""] : named[name]) ?? "";
  return { browser, ids };
}

/** A reply that waits for the agent; the draft about a showing can't be restored. @returns its id */
async function addReply(db: Chat["database"]["db"], agentId: string, conversationId: string): Promise<string> {
  const { draft_id } = await db
    .insertInto("draft")
    .values({
      ...{ agent_id: agentId, conversation_id: conversationId, kind: "reply", language: "en" },
      ...{ content: "It has parking.", translation: "Tiene estacionamiento." },
    })
    .returning("draft_id")
    .executeTakeFirstOrThrow();
  return draft_id;
}

test("is a page in both languages and a description for programs", async () => {
  const { client, origin } = await startChat();
  for (const [language, title] of [
    ["en", "Llave API"],
    ["es", "API de Llave"],
  ]) {
    const page = await client().get(`/api/reference?lang=${language}`);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.text).toContain(`<html lang="${language}">`);
    expect(page.text).toContain(title);
    expect(page.text).toContain(calls["POST /api/blocked-times"]?.[language as "en"]);
    expect(page.text.match(/<details>/g)).toHaveLength(Object.keys(calls).length);
  }
  const { body } = await client().get("/api/openapi.json");
  expect(body.servers).toEqual([{ url: expect.stringContaining(new URL(origin).port) }]);
  const operations = Object.values(body.paths as Record<string, object>).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(Object.keys(calls).length);
  for (const operation of operations) expect(operation).toMatchObject({ security: [{ apiKey: [] }] });
  expect(body["x-webhooks"]).toHaveProperty(["lead.created"]);
  expect(JSON.stringify(body)).not.toContain("/api/admin");
});

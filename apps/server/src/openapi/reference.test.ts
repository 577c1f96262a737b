import { randomUUID } from "node:crypto";
import { apiKeyScopes } from "@llave/contract/integrations/apiKeyLimits";
import { expect, test } from "vitest";
import { scopeOf } from "../apiKeys/guard.ts";
import { newConversationCode } from "../channels/connection/codes.ts";
import { createProperty } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { startTextChat } from "../testing/twilioServer/startTextChat.ts";
import { referenceCalls } from "./referenceCalls.ts";

const calls = Object.assign({}, ...Object.values(referenceCalls)) as (typeof referenceCalls)["leads"];

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
  const chat = await startTextChat({ now: () => new Date("2026-03-20T14:00:00Z") });
  const { browser, ids } = await ownData(chat);
  const { key } = (await browser.post("/api/agent/api-keys", { name: "Reference", scopes: apiKeyScopes })).body;
  const program = chat.client({ authorization: `Bearer ${key}` });
  const failed: string[] = [];
  for (const [call, { body, csv, query = {} }] of Object.entries(calls)) {
    const [method = "", path = ""] = call.split(" ");
    const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name) => ids(path, name));
    const address = `${filled(path)}?${new URLSearchParams(query)}`;
    const sent = body ? filled(JSON.stringify(body)) : csv;
    const headers: Record<string, string> = sent ? { "content-type": body ? "application/json" : "text/csv" } : {};
    const answer = await program.send(method, address, sent, headers);
    const isImported = csv === undefined || answer.body.created === 1;
    if (answer.status >= 300 || !isImported) failed.push(`${call}: ${answer.status} ${answer.text}`);
  }
  expect(failed).toEqual([]);
});

type Chat = Awaited<ReturnType<typeof startTextChat>>;

/** An agent with one of everything, and the ids that the examples' names stand for. */
async function ownData(chat: Chat) {
  const { database, agent, link, say, signedIn } = chat;
  const { property_id } = await createProperty(database.db, agent.agent_id);
  // The trial has one SmartLink.
  await database.pool.query("update agent set plan = 'team' where agent_id = $1", [agent.agent_id]);
  await say("Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, moving in May 1, phone 305-555-0101");
  await say("Can I visit on Monday, March 23 at 9:00 AM?");
  const mediaId = await writeOnWhatsApp(chat);
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
  const named: Record<string, string> = { second, noteId, mediaId, uuid: randomUUID(), seq: "2" };
  Object.assign(named, { lead, otherShowing, property: property_id, time: times.at(-1), freeTime: times.at(0) });
  const ids = (path: string, name: string) => (name === "id" ? byPath[path.split("/")[2] ?? ""] : named[name]) ?? "";
  return { browser, ids };
}

/**
 * The renter goes on by WhatsApp with a picture, agrees to messages there, and the agent has the template of the example.
 * @returns the picture's id
 */
async function writeOnWhatsApp(chat: Chat): Promise<string> {
  const { services, agent, link, twilio } = chat;
  const [of] = await chat.conversations();
  if (!of) throw new Error("no conversation");
  const owner = {
    agentId: agent.agent_id,
    linkId: link.link_id,
    visitorId: of.visitor_id,
    clientId: of.client_id,
  };
  const code = await newConversationCode(services.db, owner, services.now());
  const path = "/2010-04-01/Accounts/x/Messages/y/Media/reference";
  twilio.files.set(path, { contentType: "image/gif", content: Buffer.from("GIF89a") });
  const more = { NumMedia: "1", MediaUrl0: twilio.url + path, MediaContentType0: "image/gif" };
  await chat.text(`My ID, for the visit (${code})`, { channel: "whatsapp", more });
  await chat.agree("whatsapp");
  const { contentSid } = (calls["POST /api/conversations/{id}/templates"]?.body ?? {}) as { contentSid: string };
  twilio.templates.push({
    sid: contentSid,
    friendly_name: "still_looking",
    language: "en",
    types: { "twilio/text": { body: "Hi, are you still looking?" } },
    variables: {},
    approval_requests: { status: "approved" },
  });
  const { media_id } = await services.db
    .selectFrom("channel_media")
    .select("media_id")
    .where("agent_id", "=", agent.agent_id)
    .executeTakeFirstOrThrow();
  return media_id;
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
  for (const [call, { body: json, csv }] of Object.entries(calls)) {
    const [method = "", path = ""] = call.split(" ");
    const { content = {} } = body.paths[path][method.toLowerCase()].requestBody ?? {};
    expect([call, content["application/json"]?.example]).toEqual([call, json]);
    expect([call, content["text/csv"]?.example]).toEqual([call, csv]);
    // Whatever takes a body shows one.
    if (Object.keys(content).length > 0) expect([call, json ?? csv]).not.toEqual([call, undefined]);
  }
  expect(body.servers).toEqual([{ url: expect.stringContaining(new URL(origin).port) }]);
  const operations = Object.values(body.paths as Record<string, object>).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(Object.keys(calls).length);
  for (const operation of operations) expect(operation).toMatchObject({ security: [{ apiKey: [] }] });
  expect(body["x-webhooks"]).toHaveProperty(["lead.created"]);
  expect(JSON.stringify(body)).not.toContain("/api/admin");
});

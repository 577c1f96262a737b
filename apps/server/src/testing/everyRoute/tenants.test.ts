import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Database } from "../../db/schema.ts";
import { newSecret } from "../../webhooks/secrets.ts";
import type { TestClient } from "../client.ts";
import { createAgent, createProperty, listingRequest } from "../factories.ts";
import { startPushServer } from "../pushServer/pushServer.ts";
import { startChat } from "../testApp.ts";

/** Friday, 20 March 2026, 10:00 AM in Miami. */
const now = () => new Date("2026-03-20T14:00:00Z");

type Ids = Record<
  | "lead"
  | "reply"
  | "answer"
  | "second"
  | "conversation"
  | "link"
  | "property"
  | "draft"
  | "item"
  | "showing"
  | "block"
  | "note"
  | "todo"
  | "view"
  | "media"
  | "key"
  | "webhook"
  | "device"
  | "delivery"
  | "news"
  | "picture",
  string
>;

/** Calls whose path names one agent's data, each with a valid body. A new one needs a row. */
const inPath: Record<string, (ids: Ids) => object | null> = {
  "GET /api/conversations/:id": () => null,
  "GET /api/conversations/:id/messages": () => null,
  "POST /api/conversations/:id/messages": () => ({ id: crypto.randomUUID(), text: "Hello" }),
  "PUT /api/conversations/:id/control": () => ({ mode: "minimal" }),
  "PUT /api/conversations/:id/messages/:seq/verdict": () => ({ wrong: true }),
  "GET /api/conversations/:id/media/:mediaId": () => null,
  "GET /api/conversations/:id/templates": () => null,
  "POST /api/conversations/:id/templates": () => ({ contentSid: `HX${"0".repeat(32)}`, variables: {} }),
  "POST /api/drafts/:id/approve": () => ({}),
  "POST /api/drafts/:id/reject": () => null,
  "POST /api/drafts/:id/restore": () => null,
  "POST /api/items/:id/answer": () => ({ text: "Yes", save: true }),
  "POST /api/items/:id/close": () => ({ as: "done" }),
  "POST /api/items/:id/reopen": () => null,
  "DELETE /api/blocked-times/:id": () => null,
  "GET /api/showings/:id/times": () => null,
  "POST /api/showings/:id/confirm": () => null,
  "POST /api/showings/:id/swap": ({ showing }) => ({ withId: showing }),
  "POST /api/showings/:id/move": () => ({ at: "2026-03-23T15:00:00.000Z" }),
  "POST /api/showings/:id/cancel": () => null,
  "GET /api/leads/:id": () => null,
  "PATCH /api/leads/:id": () => ({ stage: "contacted" }),
  "PATCH /api/leads/:id/facts": () => ({ slot: "name", value: "Ana María" }),
  "GET /api/leads/:id/contact.vcf": () => null,
  "GET /api/leads/:id/follow-ups": () => null,
  "GET /api/leads/:id/history": () => null,
  "GET /api/leads/:id/matches": () => null,
  "GET /api/leads/:id/notes": () => null,
  "POST /api/leads/:id/notes": () => ({ text: "A second note" }),
  "PATCH /api/leads/:id/notes/:noteId": () => ({ text: "Another text" }),
  "DELETE /api/leads/:id/notes/:noteId": () => null,
  "GET /api/leads/:id/todos": () => null,
  "POST /api/leads/:id/todos": () => ({ text: "Send the application" }),
  "PATCH /api/leads/:id/todos/:todoId": () => ({ done: true }),
  "DELETE /api/leads/:id/todos/:todoId": () => null,
  "POST /api/leads/:id/calls": () => ({ outcome: "reached" }),
  "POST /api/leads/:id/merge": ({ second }) => ({ leadId: second }),
  "POST /api/leads/:id/unmerge": ({ second }) => ({ leadId: second }),
  "DELETE /api/leads/:id": () => null,
  "POST /api/leads/:id/restore": () => null,
  "POST /api/leads/:id/done": () => null,
  "DELETE /api/leads/:id/done": () => null,
  "PUT /api/saved-replies/:id": () => ({ shortcut: "form", text: { en: "The form", es: "" } }),
  "DELETE /api/saved-replies/:id": () => null,
  "PUT /api/own-answers/:id": () => ({ topic: null, question: { en: "A fee?", es: "" }, answer: { en: "No", es: "" } }),
  "DELETE /api/own-answers/:id": () => null,
  "DELETE /api/saved-views/:id": () => null,
  "DELETE /api/agent/api-keys/:id": () => null,
  "POST /api/agent/push-devices/:id/test": () => null,
  "DELETE /api/agent/push-devices/:id": () => null,
  "PATCH /api/agent/webhooks/:id": () => ({ events: ["lead.created"] }),
  "POST /api/agent/webhooks/:id/secret": () => null,
  "POST /api/agent/webhooks/:id/test": () => null,
  "GET /api/agent/webhooks/:id/deliveries": () => null,
  "POST /api/agent/webhooks/:id/deliveries/:deliveryId/replay": () => null,
  "DELETE /api/agent/webhooks/:id": () => null,
  "PATCH /api/smartlinks/:id": () => ({ name: "Another name" }),
  "GET /api/smartlinks/:id/days": () => null,
  "GET /api/smartlinks/:id/qr.svg": () => null,
  "GET /api/smartlinks/:id/qr.png": () => null,
  "DELETE /api/smartlinks/:id": () => null,
  "POST /api/smartlinks/:id/restore": () => null,
  "GET /api/properties/:id": () => null,
  "GET /api/properties/:id/matches": () => null,
  "POST /api/properties/:id/smartlink": () => null,
  "PUT /api/properties/:id": () => listingRequest,
  "PATCH /api/properties/:id": () => ({ status: "leased" }),
  "DELETE /api/properties/:id": () => null,
  "POST /api/properties/:id/restore": () => null,
};

/** Calls whose path names something that isn't one agent's data, or that are for administrators. */
const notOfAnAgent =
  /smartlink\/|\/agent\/channels\/|\/community\/|\/admin\/|\/follow-up-settings\/|\/onboarding\/qr|\/account\/(?:sessions|passkeys)|\/calendar-connections\//;

interface Call {
  path: string;
  body?: object | null;
}

const inQuery: Record<string, (ids: Ids) => Call> = {
  "GET /api/leads": ({ link }) => ({ path: `/api/leads?link=${link}` }),
  "GET /api/leads/export.csv": ({ link }) => ({ path: `/api/leads/export.csv?link=${link}` }),
  "GET /api/showings": ({ lead }) => ({ path: `/api/showings?leadId=${lead}` }),
};

/** `own` is the caller's own data. */
const inBody: Record<string, (ids: Ids, own: Pick<Ids, "lead" | "property">) => Call> = {
  "POST /api/notifications/read": ({ news }) => ({ path: "/api/notifications/read", body: { ids: [news] } }),
  "POST /api/notifications/read of a conversation": ({ conversation }) => ({
    path: "/api/notifications/read",
    body: { conversationId: conversation },
  }),
  "POST /api/leads/:id/merge": ({ lead }, own) => ({ path: `/api/leads/${own.lead}/merge`, body: { leadId: lead } }),
  "POST /api/leads/:id/unmerge": ({ lead }, own) => ({
    path: `/api/leads/${own.lead}/unmerge`,
    body: { leadId: lead },
  }),
  "POST /api/leads/stages": ({ lead }) => ({
    path: "/api/leads/stages",
    body: { changes: [{ id: lead, stage: "contacted" }] },
  }),
  "POST /api/showings of a lead": ({ lead }, own) => ({
    path: "/api/showings",
    body: { leadId: lead, propertyId: own.property, at: "2026-03-24T15:00:00.000Z" },
  }),
  "POST /api/showings of a home": ({ property }, own) => ({
    path: "/api/showings",
    body: { leadId: own.lead, propertyId: property, at: "2026-03-24T15:00:00.000Z" },
  }),
  "POST /api/properties": ({ picture }) => ({
    path: "/api/properties",
    body: { ...listingRequest, photos: [{ id: picture, alt: "" }] },
  }),
  "PUT /api/properties/:id": ({ picture }, own) => ({
    path: `/api/properties/${own.property}`,
    body: { ...listingRequest, photos: [{ id: picture, alt: "" }] },
  }),
  "PATCH /api/agent/settings": ({ picture }) => ({ path: "/api/agent/settings", body: { photoId: picture } }),
};

test("returns 404 for another agent's id in any path, and works for the owner", async () => {
  const { app, owner, stranger, ids } = await twoAgents();
  const calls = app.apiRoutes.map(({ method, url }) => `${method} ${url}`);
  const withIds = calls.filter((call) => call.includes(":") && !notOfAnAgent.test(call));
  expect(withIds.sort()).toEqual(Object.keys(inPath).sort());
  for (const [call, bodyOf] of Object.entries(inPath)) {
    const named = { path: pathOf(call, ids), body: bodyOf(ids) };
    expect(`${call}: ${await statusOf(stranger, call, named)}`).toBe(`${call}: 404`);
    // Earlier calls may cause conflicts (409), but nothing is unknown or malformed.
    expect([200, 201, 202, 204, 409], call).toContain(await statusOf(owner, call, named));
  }
});

function pathOf(call: string, ids: Ids): string {
  const [, path = ""] = call.split(" ");
  const kinds = { conversations: "conversation", drafts: "draft", showings: "showing", leads: "lead" } as const;
  const others = {
    "saved-views": "view",
    "saved-replies": "reply",
    "own-answers": "answer",
    smartlinks: "link",
    properties: "property",
    "blocked-times": "block",
    items: "item",
    "agent/api-keys": "key",
    "agent/webhooks": "webhook",
    "agent/push-devices": "device",
  } as const;
  const kind = Object.entries({ ...kinds, ...others }).find(([of]) => path.startsWith(`/api/${of}/`))?.[1] ?? "lead";
  return path
    .replace(":id", ids[kind])
    .replace(":noteId", ids.note)
    .replace(":todoId", ids.todo)
    .replace(":mediaId", ids.media)
    .replace(":deliveryId", ids.delivery)
    .replace(":seq", "2");
}

test("returns 404 for another agent's id in a query or a body", async () => {
  const { owner, stranger, ids, own } = await twoAgents();
  for (const [call, of] of Object.entries(inQuery)) {
    expect(`${call}: ${await statusOf(stranger, call, of(ids))}`).toBe(`${call}: 404`);
    expect(`${call}: ${await statusOf(owner, call, of(ids))}`).toBe(`${call}: 200`);
  }
  for (const [call, of] of Object.entries(inBody)) {
    expect(`${call}: ${await statusOf(stranger, call, of(ids, own))}`).toBe(`${call}: 404`);
  }
  expect((await owner.get("/api/notifications")).body.unread).toBeGreaterThan(0);
});

async function statusOf(browser: TestClient, call: string, { path, body }: Call): Promise<number> {
  const [method = ""] = call.split(" ");
  if (!body) return (await browser.send(method, path)).status;
  return (await browser.send(method, path, JSON.stringify(body), { "content-type": "application/json" })).status;
}

/** Lists that require a time range. */
const neededQuery: Record<string, string> = {
  "/api/blocked-times": "?from=2026-03-25T00:00:00.000Z&to=2026-04-05T00:00:00.000Z",
  "/api/busy-times": "?from=2026-03-25T00:00:00.000Z&to=2026-04-05T00:00:00.000Z",
};

test("no list, figure or file of an agent contains another agent's data", async () => {
  const { app, owner, stranger, ids } = await twoAgents();
  const lists = app.apiRoutes.filter(({ method, url }) => method === "GET" && !/:|\/events$|\/dev\//.test(url));
  const seen = new Set<string>();
  for (const { url: path } of lists) {
    const url = path + (neededQuery[path] ?? "");
    const [own, others] = [await owner.get(url), await stranger.get(url)];
    for (const [kind, id] of Object.entries(ids)) {
      if (own.text.includes(id)) seen.add(kind);
      expect([url, kind, others.text.includes(id)]).toEqual([url, kind, false]);
    }
    expect([url, others.text.includes("Ana Torres")]).toEqual([url, false]);
  }
  // Everything is in some list; a note, a to-do or an item is only read with its lead, a file with its message.
  expect([...seen].sort()).toEqual(
    Object.keys(ids)
      .filter((kind) => !["note", "todo", "item", "media", "delivery"].includes(kind))
      .sort(),
  );
});

test("every call refuses a malformed id", async () => {
  const { owner, ids } = await twoAgents();
  const none = Object.fromEntries(Object.keys(ids).map((kind) => [kind, "not-an-id"])) as Ids;
  for (const [call, bodyOf] of Object.entries(inPath)) {
    const status = await statusOf(owner, call, { path: pathOf(call, none), body: bodyOf(ids) });
    expect(`${call}: ${status}`).toBe(`${call}: 400`);
  }
});

/** An agent with one of everything, and a stranger with their own lead and listing. */
async function twoAgents() {
  const push = await startPushServer();
  const chat = await startChat({ now, env: push.env });
  const { db } = chat.database;
  const agentId = chat.agent.agent_id;
  const other = await createAgent(db);
  const [owner, stranger] = [await chat.signedIn(chat.agent.email), await chat.signedIn(other.email)];
  const { property_id: property } = await createProperty(db, agentId);
  await chat.say("Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, moving in May 1, phone 305-555-0101");
  await chat.say("Can I visit on Monday, March 23 at 9:00 AM?");
  const added = async (browser: TestClient, name: string) =>
    (await browser.post("/api/leads", { name, email: `${name.toLowerCase()}@mail.example` })).body.id as string;
  const second = await added(owner, "Bea");
  const [{ id: showing, leadId: lead, conversationId: conversation }] = (await owner.get("/api/showings")).body;
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#c4ffe5" } })
    .png()
    .toBuffer();
  const picture = (
    await owner.send("POST", "/api/pictures?purpose=listing", new Uint8Array(png), { "content-type": "image/png" })
  ).body.id;
  const ids: Ids = {
    ...{ lead, second, conversation, property, showing, picture, link: chat.link.link_id },
    draft: (await owner.get("/api/drafts")).body[0].id,
    item: await openItem(db, agentId),
    block: (
      await owner.post("/api/blocked-times", { from: "2026-04-01T13:00:00.000Z", to: "2026-04-01T14:00:00.000Z" })
    ).body.id,
    note: (await owner.post(`/api/leads/${lead}/notes`, { text: "A note" })).body.id,
    todo: (await owner.post(`/api/leads/${lead}/todos`, { text: "Call back" })).body.id,
    view: (await owner.post("/api/saved-views", { name: "Hot", query: "status=hot" })).body.id,
    reply: (await owner.post("/api/saved-replies", { shortcut: "form", text: { en: "The form", es: "" } })).body.id,
    answer: (
      await owner.post("/api/own-answers", {
        topic: null,
        question: { en: "A fee?", es: "" },
        answer: { en: "No", es: "" },
      })
    ).body.id,
    news: (await owner.get("/api/notifications")).body.notifications[0].id,
    key: (await owner.post("/api/agent/api-keys", { name: "CRM", scopes: ["leads:read"] })).body.id,
    ...(await addWebhook(db, agentId)),
    device: await addDevice(owner, push.subscribe().subscription),
    media: await addMedia(db, agentId, conversation),
  };
  const own = { lead: await added(stranger, "Cora"), property: (await createProperty(db, other.agent_id)).property_id };
  return { ...chat, owner, stranger, ids, own };
}

/** An open item of the agent. @returns its id */
async function openItem(db: Kysely<Database>, agentId: string): Promise<string> {
  const { task_id } = await db
    .selectFrom("task")
    .select("task_id")
    .where("agent_id", "=", agentId)
    .where("done_at", "is", null)
    .executeTakeFirstOrThrow();
  return task_id;
}

/** The browser as a device. @returns its id */
async function addDevice(owner: TestClient, subscription: object): Promise<string> {
  await owner.post("/api/agent/push-devices", subscription);
  return (await owner.get("/api/agent/push-devices")).body.devices[0].id;
}

/** A webhook with a delivery that is never due. @returns their ids */
async function addWebhook(db: Kysely<Database>, agentId: string) {
  const [webhook, event, delivery] = [randomUUID(), randomUUID(), randomUUID()];
  const later = new Date("2100-01-01");
  const { sealed } = newSecret("a secret for tests only, 32 characters");
  await db
    .insertInto("webhook_endpoint")
    .values({
      ...{ agent_id: agentId, endpoint_id: webhook, url: "https://crm.example/in", events: [] },
      ...{ secret: sealed, created_at: later },
    })
    .execute();
  await db
    .insertInto("webhook_event")
    .values({ agent_id: agentId, event_id: event, type: "webhook.test", occurred_at: later })
    .execute();
  await db
    .insertInto("webhook_delivery")
    .values({
      ...{ agent_id: agentId, delivery_id: delivery, endpoint_id: webhook, event_id: event },
      ...{ due_at: later, created_at: later },
    })
    .execute();
  return { webhook, delivery };
}

/** A file that a renter sent. @returns its id */
async function addMedia(db: Kysely<Database>, agentId: string, conversationId: string): Promise<string> {
  const { media_id } = await db
    .insertInto("channel_media")
    .values({
      ...{ agent_id: agentId, conversation_id: conversationId, seq: 1, place: 0 },
      ...{ content_type: "image/png", content: Buffer.from("a picture") },
    })
    .returning("media_id")
    .executeTakeFirstOrThrow();
  return media_id;
}

import { dayMs as day } from "@llave/contract/calendar";
import { webhookEvents } from "@llave/contract/integrations/webhookLimits";
import { webhookPayload } from "@llave/contract/integrations/webhooks";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { purgeOldRecords } from "../retention/purgeOldRecords.ts";
import { isSignedWith, startWebhookChat } from "../testing/chats/startWebhookChat.ts";
import { createAgent, createProperty } from "../testing/factories.ts";
import { WebPages } from "../webPages/webPages.ts";

describe("a webhook", () => {
  test("gets signed events with the fields of the API", async () => {
    const { add, say, deliver, received, browser, types } = await startWebhookChat();
    const { secret } = await add();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    await say("2 bedrooms in Brickell under $3,000, I'm Luis, 305-555-0100");
    await deliver();
    expect(types().sort()).toEqual(["lead.created", "message.received"]);
    const [{ nextTodo: _, waitingSince: __, ...lead }] = (await browser.get("/api/leads")).body;
    for (const each of received) {
      expect(webhookPayload.parse(each.payload)).toEqual(each.payload);
      expect(each.payload.data.lead).toEqual(lead);
      expect(isSignedWith(secret, each)).toBe(true);
      expect(isSignedWith(`whsec_${Buffer.alloc(32).toString("base64")}`, each)).toBe(false);
    }
    const message = received.find(({ payload }) => payload.type === "message.received")?.payload.data.message;
    expect(message).toMatchObject({ author: "renter", content: expect.stringContaining("Luis") });
  });

  test("is verified by the library of Standard Webhooks", async () => {
    const { add, say, deliver, received, pass } = await startWebhookChat();
    const { secret } = await add(["message.received"]);
    // The library refuses old timestamps, so this delivery happens today.
    pass(Date.now() - Date.parse("2026-03-20T14:00:00Z"));
    await say("Hi!");
    await deliver();
    const [{ body, headers } = { body: "", headers: {} }] = received;
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: "message.received",
      data: { lead: null },
    });
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  });

  test("gets only the events it chose, and only its own agent's", async () => {
    const { add, say, deliver, received, types, signedIn, database, site } = await startWebhookChat();
    const other = await signedIn((await createAgent(database.db)).email);
    await other.post("/api/agent/webhooks", { url: site.url("/other"), events: webhookEvents });
    await add(["lead.updated"]);
    await say("2 bedrooms in Brickell under $3,000, I'm Luis, 305-555-0100");
    await say("Actually up to $3,200");
    await deliver();
    expect(new Set(types())).toEqual(new Set(["lead.updated"]));
    expect(received.at(-1)?.payload.data.lead?.budget).toBe(3200);
  });

  test("gets a lead that finished and a renter who asked for a person", async () => {
    const { add, say, deliver, received } = await startWebhookChat();
    expect(await add(["lead.finished", "conversation.handed_off"])).toHaveProperty("secret");
    await say("2 bedrooms in Brickell under $3,000, moving in May 1, I'm Luis, 305-555-0100, luis@mail.example");
    await say("I want to talk to a real person");
    await deliver();
    expect(received.map(({ payload }) => [payload.type, payload.data.reason, payload.data.lead?.name])).toEqual(
      expect.arrayContaining([
        ["lead.finished", undefined, "Luis"],
        ["conversation.handed_off", "person_wanted", "Luis"],
      ]),
    );
  });

  test("gets showings as they are requested, confirmed, moved and canceled", async () => {
    const { add, say, deliver, received, browser, database, agent } = await startWebhookChat();
    await createProperty(database.db, agent.agent_id);
    await add(webhookEvents.filter((event) => event.startsWith("showing.")));
    await say("Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, moving in May 1, phone 305-555-0101");
    await say("Can I visit on Monday, March 23 at 9:00 AM?");
    await deliver();
    const [{ id }] = (await browser.get("/api/showings")).body;
    await browser.post(`/api/showings/${id}/confirm`);
    await deliver();
    await browser.post(`/api/showings/${id}/move`, { at: "2026-03-23T15:00:00.000Z" });
    await deliver();
    const [moved] = (await browser.get("/api/showings")).body;
    expect(received.at(-1)?.payload).toMatchObject({ type: "showing.moved", data: { showing: moved } });
    await browser.post(`/api/showings/${id}/cancel`);
    await deliver();
    const steps = received.map(({ payload }) => [payload.type, payload.data.lead?.name]);
    expect(steps).toEqual([
      ["showing.requested", "Ana Torres"],
      ["showing.confirmed", "Ana Torres"],
      ["showing.moved", "Ana Torres"],
      ["showing.canceled", "Ana Torres"],
    ]);
  });

  test("gets no event for a change that was rolled back", async () => {
    const { add, say, database, agent, deliver, types } = await startWebhookChat();
    await say("2 bedrooms in Brickell under $3,000, I'm Luis, 305-555-0100");
    await add(["lead.updated"]);
    const { db } = database;
    const change = (fail: boolean) =>
      db.transaction().execute(async (tx) => {
        await sql`update lead set name = 'Luisa' where agent_id = ${agent.agent_id}`.execute(tx);
        if (fail) throw new Error("rolled back");
      });
    await expect(change(true)).rejects.toThrow("rolled back");
    await deliver();
    expect(types()).toEqual([]);
    await change(false);
    await deliver();
    expect(types()).toEqual(["lead.updated"]);
  });

  test("never reaches an internal address, even through a redirect or a changed DNS record", async () => {
    const { browser, site, add, say, deliver, answers, received, log } = await startWebhookChat();
    const post = async (url: string) =>
      (await browser.post("/api/agent/webhooks", { url, events: webhookEvents })).body;
    for (const url of [
      `http://127.0.0.1:${site.port}/in`,
      "https://10.0.0.1/in",
      "https://[::1]/in",
      "https://user:password@crm.example/in",
      "https://crm.example:8443/in",
      "https://nowhere.example/in",
      "ftp://crm.example/in",
      "not an address",
    ])
      expect([url, (await post(url)).code]).toEqual([url, "webhook_url"]);
    // The public internet's rules refuse http.
    await expect(new WebPages().checkForPost("http://example.com/in")).rejects.toMatchObject({ problem: "not_public" });
    await expect(new WebPages().checkForPost("https://127.0.0.1/in")).rejects.toMatchObject({ problem: "not_public" });
    const { id } = await add(["message.received"]);
    await say("Hi!");
    answers.push({ status: 307, headers: { location: `http://127.0.0.1:${site.port}/inside` } });
    await deliver();
    expect(received).toHaveLength(1);
    expect((await log(id))[0]).toMatchObject({ status: "pending", responseStatus: 307 });
    site.names.set("listings.example", ["127.0.0.1"]);
    await browser.post(`/api/agent/webhooks/${id}/deliveries/${(await log(id))[0].id}/replay`);
    await deliver();
    expect(received).toHaveLength(1);
    expect((await log(id))[0]).toMatchObject({ status: "pending", problem: "not_public", responseStatus: null });
  });

  test("forgets an erased renter, and deletes its log after 30 days", async () => {
    const { add, say, deliver, browser, database, agent, pass, now, log } = await startWebhookChat();
    const { id } = await add();
    await say("2 bedrooms in Brickell under $3,000, I'm Luis, 305-555-0100");
    await deliver();
    const kept = async () => {
      const query = "select string_agg(payload, '') as text from webhook_event where agent_id = $1";
      return (await database.pool.query(query, [agent.agent_id])).rows[0].text ?? "";
    };
    expect(await kept()).toContain("Luis");
    const [{ id: leadId }] = (await browser.get("/api/leads")).body;
    await browser.send("DELETE", `/api/leads/${leadId}`);
    pass(31 * day);
    await browser.post(`/api/agent/webhooks/${id}/test`);
    await purgeOldRecords(database.db, now());
    expect(await kept()).not.toContain("Luis");
    expect((await log(id)).map(({ type }: { type: string }) => type)).toEqual(["webhook.test"]);
  });

  test("is refused without its fields, and an agent has at most five", async () => {
    const { browser, site, client, add } = await startWebhookChat();
    for (const body of [{}, { url: site.url("/in"), events: [] }, { url: site.url("/in"), events: ["lead.deleted"] }])
      expect((await browser.post("/api/agent/webhooks", body)).status).toBe(400);
    expect((await client().post("/api/agent/webhooks", { url: site.url("/in"), events: webhookEvents })).status).toBe(
      401,
    );
    for (let n = 0; n < 5; n++) await add();
    expect((await add()).code).toBe("too_many_webhooks");
    const { secret, ...listed } = { secret: "", ...(await browser.get("/api/agent/webhooks")).body[0] };
    expect(secret).toBe("");
    expect((await browser.send("DELETE", `/api/agent/webhooks/${listed.id}`)).status).toBe(204);
    expect((await browser.get("/api/agent/webhooks")).body).toHaveLength(4);
  });
});

import { apiKeyScopes } from "@llave/contract/integrations/apiKeyLimits";
import { describe, expect, test } from "vitest";
import { purgeOldRecords } from "../retention/purgeOldRecords.ts";
import type { TestClient } from "../testing/client.ts";
import { createAgent, createProperty } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { scopeOf } from "./guard.ts";

type Options = Parameters<typeof startChat>[0];

/** An agent with a lead, the agent's browser, and programs with keys. */
async function stage(options: Options = {}) {
  const chat = await startChat(options);
  await chat.say("2 bedrooms in Brickell under $3,000, I'm Luis, 305-555-0100");
  const browser = await chat.signedIn(chat.agent.email);
  const create = async (scopes: readonly string[], by: TestClient = browser) =>
    (await by.post("/api/agent/api-keys", { name: "My CRM", scopes })).body;
  /** A program without cookies. */
  const program = (key: string) => chat.client({ authorization: `Bearer ${key}` });
  return { ...chat, browser, create, program };
}

describe("an API key", () => {
  test("is shown once and stored only as a hash", async () => {
    const { create, browser, database } = await stage();
    const created = await create(["leads:read", "leads:read"]);
    expect(created).toEqual({
      id: expect.any(String),
      name: "My CRM",
      key: expect.stringMatching(/^llave_[\w-]{43}$/),
      prefix: created.key.slice(0, 12),
      scopes: ["leads:read"],
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    const { key, ...listed } = created;
    const list = await browser.get("/api/agent/api-keys");
    expect(list.body).toEqual([listed]);
    const { rows } = await database.pool.query("select to_jsonb(t)::text as row from api_key t");
    expect(rows[0].row).not.toContain(key.slice(12));
  });

  test("opens the calls of its scopes and notes its last use", async () => {
    const { create, program, browser } = await stage();
    const { key } = await create(["leads:read", "leads:write"]);
    const [lead] = (await program(key).get("/api/leads")).body;
    expect(lead).toMatchObject({ name: "Luis", phone: "+13055550100" });
    const change = await program(key).send("PATCH", `/api/leads/${lead.id}`, JSON.stringify({ stage: "contacted" }), {
      "content-type": "application/json",
    });
    expect(change.status).toBe(200);
    expect((await browser.get(`/api/leads/${lead.id}`)).body.stage).toBe("contacted");
    expect(Date.parse((await browser.get("/api/agent/api-keys")).body[0].lastUsedAt)).toBeGreaterThan(
      Date.now() - 120_000,
    );
  });

  test("is refused with 403 on every call outside its scopes, and never runs it", async () => {
    const { app, create, program, browser } = await stage();
    const guarded = app.apiRoutes.flatMap(({ method, url, guards }) => {
      const scope = scopeOf(guards);
      return scope ? [{ method, url, scope }] : [];
    });
    expect(new Set(guarded.map(({ scope }) => scope))).toEqual(new Set(apiKeyScopes));
    const before = (await browser.get("/api/leads")).body;
    for (const { method, url, scope } of guarded) {
      const { key, id } = await create(apiKeyScopes.filter((other) => other !== scope));
      const answer = await program(key).send(method, url.replaceAll(/:\w+/g, before[0].id));
      expect([method, url, answer.status, answer.body.code]).toEqual([method, url, 403, "api_key_scope"]);
      await browser.send("DELETE", `/api/agent/api-keys/${id}`);
    }
    expect((await browser.get("/api/leads")).body).toEqual(before);
  });

  test("opens only calls with a scope, not the account, settings or administration", async () => {
    const { app, create, program } = await stage();
    const { key } = await create(apiKeyScopes);
    // Calls that anyone may make have no session to replace.
    const signedOut = await Promise.all(
      app.apiRoutes
        .filter(({ guards }) => !scopeOf(guards))
        .map(async ({ method, url }) => {
          const path = url.replaceAll(/:\w+/g, "unknown");
          const [without, withKey] = [await program("").send(method, path), await program(key).send(method, path)];
          return [`${method} ${url}`, without.status, withKey.status] as const;
        }),
    );
    for (const [call, without, withKey] of signedOut) expect([call, withKey]).toEqual([call, without]);
    const refused = signedOut.filter(([, status]) => status === 401).map(([call]) => call);
    expect(refused).toEqual(
      expect.arrayContaining([
        "GET /api/account",
        "GET /api/agent/settings",
        "GET /api/agent/api-keys",
        "POST /api/agent/api-keys",
        "GET /api/admin/waitlist",
        "GET /api/events",
      ]),
    );
  });

  test("reaches only its agent's data", async () => {
    const { create, program, signedIn, database, browser, link } = await stage();
    const other = await createAgent(database.db);
    const { key } = await create(apiKeyScopes, await signedIn(other.email));
    const { property_id } = await createProperty(database.db, link.agent_id);
    const [lead] = (await browser.get("/api/leads")).body;
    for (const path of [
      `/api/leads/${lead.id}`,
      `/api/leads/${lead.id}/notes`,
      `/api/conversations/${lead.conversationId}`,
      `/api/conversations/${lead.conversationId}/messages`,
      `/api/smartlinks/${link.link_id}/days`,
      `/api/properties/${property_id}`,
      `/api/showings?leadId=${lead.id}`,
    ])
      expect([path, (await program(key).get(path)).status]).toEqual([path, 404]);
    expect((await program(key).get("/api/leads")).body).toEqual([]);
    // A session's cookie beside the key changes nothing: the key says who calls.
    expect((await browser.get("/api/leads", { authorization: `Bearer ${key}` })).body).toEqual([]);
  });

  test("stops working when it is revoked, and unknown keys never work", async () => {
    const { create, program, browser } = await stage();
    const { key, id } = await create(["leads:read"]);
    expect((await program(key).get("/api/leads")).status).toBe(200);
    expect((await browser.send("DELETE", `/api/agent/api-keys/${id}`)).status).toBe(204);
    for (const gone of [key, "llave_unknown", "something else"]) {
      const answer = await program(gone).get("/api/leads");
      expect([gone, answer.status, answer.body.code]).toEqual([gone, 401, "api_key_unknown"]);
    }
    expect((await browser.get("/api/agent/api-keys")).body).toEqual([]);
    expect((await browser.send("DELETE", `/api/agent/api-keys/${id}`)).status).toBe(404);
  });

  test("stops working when its agent loses access", async () => {
    const { create, program, database, agent } = await stage();
    const { key } = await create(["leads:read"]);
    await database.pool.query("update account set access_level = 'none' where account_id = $1", [agent.agent_id]);
    expect((await program(key).get("/api/leads")).body.code).toBe("forbidden");
  });

  test("has its own limit of calls", async () => {
    const { create, program } = await stage({ env: { LLAVE_RATE_FACTOR: "0.01" } });
    const [first, second] = [await create(["leads:read"]), await create(["leads:read"])];
    const calls = async ({ key }: { key: string }) => (await program(key).get("/api/leads")).status;
    expect([await calls(first), await calls(first), await calls(first), await calls(first)]).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await calls(second)).toBe(200);
  });

  test("is in the security log, without the key", async () => {
    const { create, browser, database } = await stage();
    const { key, id } = await create(["leads:read"]);
    await browser.send("DELETE", `/api/agent/api-keys/${id}`);
    const kinds = (await browser.get("/api/account/security-events")).body.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 2)).toEqual(["api_key_revoked", "api_key_created"]);
    const { rows } = await database.pool.query("select detail from security_event where kind = 'api_key_created'");
    expect(rows).toContainEqual({ detail: { prefix: key.slice(0, 12), scopes: "leads:read" } });
    await purgeOldRecords(database.db, new Date());
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test("needs a name and known scopes, and an agent has at most 20", async () => {
    const { browser, create, client, signedIn, database } = await stage();
    for (const body of [
      {},
      { name: " ", scopes: ["leads:read"] },
      { name: "CRM", scopes: [] },
      { name: "CRM", scopes: ["admin:read"] },
    ])
      expect((await browser.post("/api/agent/api-keys", body)).status).toBe(400);
    expect((await client().post("/api/agent/api-keys", { name: "CRM", scopes: ["leads:read"] })).status).toBe(401);
    for (let n = 0; n < 20; n++) await create(["leads:read"]);
    expect((await create(["leads:read"])).code).toBe("too_many_api_keys");
    const other = await signedIn((await createAgent(database.db)).email);
    expect(await create(["leads:read"], other)).toHaveProperty("key");
  });

  test("with read access doesn't mark the renter's messages as seen", async () => {
    const { create, program, database, browser } = await stage();
    const { key } = await create(["conversations:read", "leads:read"]);
    const [{ conversationId }] = (await program(key).get("/api/leads")).body;
    const seenAt = async () => {
      const query = "select seen_at from conversation where conversation_id = $1";
      return (await database.pool.query(query, [conversationId])).rows[0].seen_at;
    };
    expect((await program(key).get(`/api/conversations/${conversationId}/messages`)).status).toBe(200);
    expect(await seenAt()).toBeNull();
    await browser.get(`/api/conversations/${conversationId}/messages`);
    expect(await seenAt()).toBeInstanceOf(Date);
  });
});

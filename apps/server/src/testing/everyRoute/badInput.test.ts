import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TestClient } from "../client.ts";
import { createAgent } from "../factories.ts";
import { oddText } from "../fuzz/values.ts";
import { startChat } from "../testApp.ts";

const value = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, -1, 1e308, [], {}, [[[[]]]], { $gt: "" }),
);
const runs = { numRuns: 60 };

type Chat = Awaited<ReturnType<typeof startChat>>;

/** Nothing half stored: a conversation has its messages without gaps, and a lead has its conversation. */
async function expectWhole(chat: Chat): Promise<void> {
  const { rows } = await chat.database.pool.query(
    `select c.message_count, count(m.*) as stored, max(m.seq) as last
     from conversation c left join message m using (agent_id, conversation_id)
     where c.agent_id = $1 group by c.agent_id, c.conversation_id, c.message_count`,
    [chat.agent.agent_id],
  );
  for (const row of rows) expect([row.stored, row.last]).toEqual([row.message_count, row.message_count - 1]);
}

function expectClear(answer: Awaited<ReturnType<TestClient["get"]>>): void {
  expect(answer.status).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.body).toMatchObject({ error: expect.stringMatching(/\S/), code: expect.stringMatching(/^[a-z_]+$/) });
  expect(answer.text).not.toMatch(/\bat .+:\d+:\d+|node_modules|select |insert /);
}

describe("bad input", () => {
  test("as a renter's message is answered or clearly refused, and stored completely", async () => {
    const chat = await startChat();
    await fc.assert(
      fc.asyncProperty(value, async (message) => {
        const body = { linkId: chat.link.link_id, conversationId: "bad-input", message };
        expectClear(await chat.renter.post("/api/smartlink/openai-conversation", body));
      }),
      runs,
    );
    await expectWhole(chat);
  });

  test("in any field of a turn is answered or clearly refused", async () => {
    const chat = await startChat();
    const fields = [
      "linkId",
      "agentId",
      "agentName",
      "conversationId",
      "sourceTag",
      "tone",
      "language",
      "previousMessages",
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields, "surplus"), value, async (field, odd) => {
        expectClear(await chat.say("2 bedrooms in Brickell", { body: { [field]: odd } }));
      }),
      runs,
    );
    await expectWhole(chat);
  });

  test("as a body of any route is never a server error", async () => {
    const chat = await startChat();
    const owner = await chat.signedIn(chat.agent.email);
    const routes = chat.app.apiRoutes.filter((route) => route.method !== "GET" && !route.url.endsWith("logout"));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes.map((route) => route.url)),
        fc.oneof(
          value.map((body) => JSON.stringify(body) ?? ""),
          fc.string({ unit: "binary" }),
          fc.constantFrom("", "{", '{"a":', "[1,", "nul", '{"__proto__":{"a":1}}'),
        ),
        fc.constantFrom("application/json", "text/plain", "application/json; charset=latin1", "multipart/form-data"),
        async (path, body, type) => {
          const answer = await owner.send("POST", path, new TextEncoder().encode(body), { "content-type": type });
          expectClear(answer);
        },
      ),
      runs,
    );
  });

  test("in the path or query of any route is never a server error", async () => {
    const chat = await startChat();
    const agent = await createAgent(chat.database.db);
    const owner = await chat.signedIn(agent.email);
    const routes = chat.app.apiRoutes.filter((route) => route.method === "GET" && route.url !== "/api/events");
    const names = [
      "status",
      "q",
      "sort",
      "after",
      "limit",
      "before",
      "linkId",
      "conversationId",
      "src",
      "page",
      "isAgent",
      "place",
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes.map((route) => route.url)),
        oddText,
        fc.constantFrom(...names),
        async (url, odd, name) => {
          const part = encodeURIComponent(odd.toWellFormed()).slice(0, 1500) || "x";
          expectClear(await owner.get(`${url.replaceAll(/:\w+/g, part)}?${name}=${part}`));
        },
      ),
      { numRuns: 150 },
    );
  });

  test("as headers and cookies is never a server error", async () => {
    const chat = await startChat();
    const header = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
    await fc.assert(
      fc.asyncProperty(
        header,
        fc.constantFrom("cookie", "idempotency-key", "accept-language", "user-agent"),
        async (text, name) => {
          const cookie = name === "cookie" ? `llave_sid=${text}; llave_visitor=${text}` : text;
          const browser = new TestClient(chat.origin);
          const headers = { [name]: cookie.trim() };
          expectClear(await chat.say("hello", { from: browser, headers }));
          expectClear(await browser.get("/api/access/status", headers));
        },
      ),
      runs,
    );
    await expectWhole(chat);
  });

  test("of a megabyte is refused as too large", async () => {
    const chat = await startChat();
    const answer = await chat.say("x".repeat(1_000_000));
    expect([answer.status, answer.body.code]).toEqual([413, "too_large"]);
    const login = await chat.renter.post("/api/auth/login", { email: "a@b.example", password: "x".repeat(200_000) });
    expect(login.status).toBe(413);
  });

  test("as broken JSON gets an error that says so", async () => {
    const chat = await startChat();
    const answer = await chat.renter.send("POST", "/api/auth/login", new TextEncoder().encode("{"), {
      "content-type": "application/json",
    });
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_json"]);
  });

  test("as HTML in a message reaches the agent as the same text", async () => {
    const chat = await startChat();
    const text = `<img src=x onerror=alert(1)> 2 bedrooms "in" Brickell & 'Doral'`;
    await chat.say(text);
    const owner = await chat.signedIn(chat.agent.email);
    const [recent] = (await owner.get("/api/conversations/recent")).body;
    expect(recent.lastMessage).toBe(text);
  });
});

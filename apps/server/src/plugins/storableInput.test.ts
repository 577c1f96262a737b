import { expect, test } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { createAccount } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";

const odd = { NUL: "a\0b", "half a surrogate pair": "a\ud83d" };

async function refusals(browser: TestClient, method: string, path: string, texts: string[]) {
  const answers = texts.map((text) => {
    const body = JSON.stringify({ [text]: 1, any: { field: [text] } });
    return browser.send(method, path, body, { "content-type": "application/json" });
  });
  return (await Promise.all(answers)).map(({ status, body }) => `${status} ${body.code}`);
}

test("returns 400 for text that can't be stored in any body", async () => {
  const chat = await startChat();
  const admin = await createAccount(chat.database.db, { role: "admin" });
  const browser = await chat.signedIn(admin.email);
  const calls = chat.app.apiRoutes.filter(({ method, schema }) => method !== "GET" && !schema?.consumes);
  expect(calls.length).toBeGreaterThan(40);
  for (const { method, url } of calls) {
    // Signing out ends the session; what providers deliver is cleaned instead, once they proved themselves.
    if (/logout|sessions|webhooks\/(email|twilio)/.test(url)) continue;
    const path = url.replaceAll(/:\w+/g, "1");
    const expected = Object.values(odd).map(() => `${method} ${path}: 400 invalid_request`);
    const got = await refusals(browser, method, path, Object.values(odd));
    expect(got.map((refusal) => `${method} ${path}: ${refusal}`)).toEqual(expected);
  }
});

test.each(Object.entries(odd))("%s names the field it is in", async (_name, text) => {
  const chat = await startChat();
  const turn = await chat.say(`2 bedrooms ${text}`);
  expect([turn.status, turn.body]).toEqual([
    400,
    { error: "Please check what you entered.", code: "invalid_request", fields: { message: "Invalid input" } },
  ]);
  const join = await chat.renter.post("/api/waitlist", { data: { name: text, email: "a@b.example" } });
  expect(join.body.fields).toEqual({ name: "Invalid input" });
});

test("returns 400 for NUL in a query, a path and a form", async () => {
  const { client, agent, signedIn } = await startChat();
  const owner = await signedIn(agent.email);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const answers = [
    await owner.get("/api/leads?q=%00"),
    await owner.get("/api/community?q=a%00"),
    await client().get("/api/smartlink/a%00"),
    await client().get("/visit/a%00"),
    await client().send("POST", "/my-data/code", "email=a%00@b.example", form),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
});

test("checks access before the text", async () => {
  const { client } = await startChat();
  expect((await client().post("/api/leads", { name: "\0" })).status).toBe(401);
});

import { createLlaveClient, nextPageOf, readWebhook } from "@llave/client";
import { hourMs } from "@llave/contract/calendar";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { startChat } from "../testing/testApp.ts";

/** A program with a key of the agent, and her signed-in browser. */
async function program(scopes: string[]) {
  const chat = await startChat();
  const browser = await chat.signedIn(chat.agent.email);
  const { key } = (await browser.post("/api/agent/api-keys", { name: "CRM", scopes })).body;
  return { browser, client: createLlaveClient({ origin: chat.origin, key }) };
}

test("reads, adds and pages leads", async () => {
  const { client } = await program(["leads:read", "leads:write"]);
  for (const name of ["Ana", "Bea", "Carla"]) {
    const { data } = await client.POST("/api/leads", { body: { name, phone: `+1305555010${name.length}` } });
    expect(data?.id).toBeDefined();
  }
  const first = await client.GET("/api/leads", { params: { query: { limit: 1 } } });
  expect(first.data).toHaveLength(1);
  const next = nextPageOf(first.response);
  expect(new URL(next ?? "", "http://any").searchParams.get("after")).toBeTruthy();
  const [{ id = "" } = {}] = first.data ?? [];
  const lead = await client.GET("/api/leads/{id}", { params: { path: { id } } });
  expect(lead.data?.tasks).toEqual([]);
});

test("returns an error as data, with its code", async () => {
  const { client } = await program(["listings:read"]);
  const { data, error, response } = await client.GET("/api/leads");
  expect([response.status, data, error?.code]).toEqual([403, undefined, "api_key_scope"]);
});

test("reads a webhook only if its signature is right", () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
  const body = JSON.stringify({ type: "webhook.test", timestamp: new Date().toISOString(), data: {} });
  const headersAt = (at: Date) => ({
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("msg_1", at, body),
  });
  expect(readWebhook(body, headersAt(new Date()), secret).type).toBe("webhook.test");
  expect(() => readWebhook(`${body} `, headersAt(new Date()), secret)).toThrow();
  expect(() => readWebhook(body, headersAt(new Date(Date.now() - hourMs)), secret)).toThrow();
});

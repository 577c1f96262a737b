import { readFileSync } from "node:fs";
import { webhookPayload } from "@llave/contract/webhooks";
import { expect, test } from "vitest";
import { createProperty } from "../testing/factories.ts";
import { startWebhookChat } from "../testing/startWebhookChat.ts";

const folder = new URL("../../../../docs/recipes/", import.meta.url);

/** Ids differ from run to run. */
function withoutIds(payload: unknown): unknown {
  return JSON.parse(
    JSON.stringify(payload).replaceAll(
      /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      "00000000-0000-0000-0000-000000000000",
    ),
  );
}

/** The payloads that the recipes show, as the running product sends them. */
async function capture() {
  const { add, say, deliver, received, browser, database, agent } = await startWebhookChat();
  await createProperty(database.db, agent.agent_id);
  await add();
  await say("Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, moving in May 1, phone 305-555-0101");
  await deliver();
  await say("Can I visit on Monday, March 23 at 9:00 AM?");
  await deliver();
  const [showing] = (await browser.get("/api/showings")).body;
  await browser.post(`/api/showings/${showing.id}/confirm`);
  await deliver();
  const payloadOf = (type: string) => received.find(({ payload }) => payload.type === type)?.payload;
  return { "lead.created": payloadOf("lead.created"), "showing.confirmed": payloadOf("showing.confirmed") };
}

test("the payloads in docs/recipes are what a webhook sends", async () => {
  for (const [type, payload] of Object.entries(await capture())) {
    const written = JSON.parse(readFileSync(new URL(`payloads/${type}.json`, folder), "utf8"));
    expect(webhookPayload.parse(written)).toEqual(written);
    expect(withoutIds(written)).toEqual(withoutIds(payload));
  }
});

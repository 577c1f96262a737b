import { expect, test } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { startChat } from "../testing/testApp.ts";

const patch = (browser: TestClient, change: object) =>
  browser.send("PATCH", "/api/agent/settings", JSON.stringify(change), { "content-type": "application/json" });

test("a link shows only the contact details its agent allows", async () => {
  const chat = await startChat();
  const { db } = chat.database;
  const agentId = chat.agent.agent_id;
  await db.updateTable("agent").set({ phone: "+13055550100" }).where("agent_id", "=", agentId).execute();
  const { linkId } = (await chat.renter.get(`/api/smartlink/${chat.agent.slug}`)).body;
  const contact = async () => (await chat.app.services.links.byId(linkId))?.contact;
  await expect.poll(contact).toBeNull();

  const owner = await chat.signedIn(chat.agent.email);
  const changed = await patch(owner, { renterContact: ["call", "email"] });
  expect(changed.body.renterContact).toEqual(["call", "email"]);
  await expect.poll(contact).toMatchObject({ call: "+13055550100", email: chat.agent.email });
  expect(await contact()).not.toHaveProperty("text");
  expect((await patch(owner, { renterContact: ["fax"] })).status).toBe(400);
});

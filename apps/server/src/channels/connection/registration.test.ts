import { describe, expect, test } from "vitest";
import { createAgent } from "../../testing/factories.ts";
import { startTestApp } from "../../testing/testApp.ts";
import { startTextChat } from "../../testing/twilioServer/startTextChat.ts";
import { sharedNumber } from "../../testing/twilioServer/twilioServer.ts";

async function stage() {
  const chat = await startTextChat();
  const owner = await chat.signedIn(chat.agent.email);
  const read = async (channel: string) => {
    const { body } = await owner.get(`/api/agent/channels/${channel}/registration`);
    return Object.fromEntries(body.steps.map(({ step, status }: { step: string; status: string }) => [step, status]));
  };
  return { ...chat, owner, read, registrations: chat.twilio.registrations };
}

test("connects an agent's own WhatsApp number only once its sender is online", async () => {
  const { owner, twilio, registrations, services, agent } = await stage();
  const own = { accountSid: `AC${"c3".repeat(16)}`, authToken: "a token of an own account", number: "+12125550123" };
  twilio.accounts.push({ ...own, numbers: [] });
  const put = () =>
    owner.send("PUT", "/api/agent/channels/whatsapp", JSON.stringify(own), { "content-type": "application/json" });
  const taken = () =>
    services.db.selectFrom("agent_number").select("number").where("agent_id", "=", agent.agent_id).execute();
  expect((await put()).body).toMatchObject({ code: "channel_number_missing" });
  const sender = {
    sender_id: `whatsapp:${own.number}`,
    status: "PENDING_VERIFICATION",
    webhook: { callback_url: null },
  };
  registrations.senders = [sender];
  const early = await put();
  expect([early.status, early.body.code]).toEqual([400, "channel_sender_offline"]);
  expect(await taken()).toEqual([]);
  registrations.senders = [{ ...sender, status: "ONLINE" }];
  expect((await put()).body).toMatchObject({ connected: true, number: own.number });
});

describe("a number's registration", () => {
  test("with the carriers has three steps: brand, campaign and number", async () => {
    const { read, registrations } = await stage();
    expect(await read("sms")).toEqual({ brand: "todo", campaign: "todo", number: "todo" });
    registrations.brand = "IN_REVIEW";
    expect(await read("sms")).toEqual({ brand: "pending", campaign: "todo", number: "todo" });
    Object.assign(registrations, { brand: "APPROVED", campaign: "FAILED", numbers: [sharedNumber] });
    expect(await read("sms")).toEqual({ brand: "done", campaign: "failed", number: "done" });
    registrations.campaign = "VERIFIED";
    expect(await read("sms")).toEqual({ brand: "done", campaign: "done", number: "done" });
    // Another number's campaign says nothing about this one.
    registrations.numbers = ["+13055550198"];
    expect(await read("sms")).toMatchObject({ campaign: "todo", number: "todo" });
  });

  test("with WhatsApp includes where its messages are delivered", async () => {
    const { read, registrations, webhook } = await stage();
    expect(await read("whatsapp")).toEqual({ sender: "todo", webhook: "todo" });
    const sender = { sender_id: `whatsapp:${sharedNumber}`, status: "VERIFYING", webhook: { callback_url: null } };
    registrations.senders = [sender];
    expect(await read("whatsapp")).toEqual({ sender: "pending", webhook: "todo" });
    registrations.senders = [{ ...sender, status: "ONLINE:UPDATING", webhook: { callback_url: webhook } }];
    expect(await read("whatsapp")).toEqual({ sender: "done", webhook: "done" });
    registrations.senders = [{ ...sender, status: "OFFLINE" }];
    expect(await read("whatsapp")).toMatchObject({ sender: "failed" });
  });

  test("is refused without a number, for an unknown channel, and while Twilio doesn't respond", async () => {
    const { database } = await startTestApp();
    const alone = await startTestApp({ database });
    const agent = await createAgent(database.db);
    const browser = await alone.signedIn(agent.email);
    const path = "/api/agent/channels/sms/registration";
    expect((await browser.get(path)).body.code).toBe("channel_not_connected");
    expect((await browser.get("/api/agent/channels/fax/registration")).status).toBe(400);
    const { owner, twilio } = await stage();
    twilio.stop();
    expect((await owner.get(path)).body.code).toBe("channel_unreachable");
  });
});

import { defaultNotificationSettings, type NotificationSettings } from "@llave/contract/notifications/notifications";
import { expect, test } from "vitest";
import { startChat } from "../testing/testApp.ts";
import { sendDueMails } from "./sendDueMails.ts";

/** Friday, 20 March 2026, 11:10 PM in Miami. */
const night = Date.parse("2026-03-21T03:10:00Z");
const minute = 60_000;

async function stage() {
  const clock = { at: night };
  const chat = await startChat({ now: () => new Date(clock.at) });
  const { services } = chat.app;
  const owner = await chat.signedIn(chat.agent.email);
  await services.jobs.stop();
  await chat.database.pool.query("update agent set ai_mode = 'full' where agent_id = $1", [chat.agent.agent_id]);
  const choose = (change: Partial<NotificationSettings>) =>
    owner.send(
      "PUT",
      "/api/agent/notification-settings",
      JSON.stringify({ ...defaultNotificationSettings, ...change }),
      { "content-type": "application/json" },
    );
  const mails = async () => {
    await sendDueMails(services);
    const { rows } = await chat.database.pool.query(
      "select kind from mail where recipient = $1 and kind <> 'new_device' order by created_at",
      [chat.agent.email],
    );
    return rows.map(({ kind }) => kind as string);
  };
  const books = async () => {
    await chat.say("Hi, I'm Ana Lopez. 2 bedrooms in Brickell up to 3000, moving in May 1, ana@mail.example");
    const { times } = (await chat.say("Can I visit it on Monday?")).body;
    await chat.say(times[0].label);
  };
  const cancels = () =>
    chat.renter.post("/api/renter/showing/cancel", {
      linkId: chat.link.link_id,
      conversationId: `${chat.link.link_id}-1`,
    });
  return { ...chat, clock, choose, mails, books, cancels };
}

const showing = (timing: "immediately" | "hourly" | "off") => ({
  mail: { ...defaultNotificationSettings.mail, showing: timing },
});

test("turning quiet hours off sends the mails that waited for the morning", async () => {
  const { say, mails, choose, clock } = await stage();
  await say("Please let a human agent call me");
  expect(await mails()).toEqual([]);
  await choose({ quietHours: null });
  clock.at += minute;
  expect(await mails()).toContain("notifications");
});

test("a booked showing's mail waits for the end of quiet hours", async () => {
  const { books, mails, clock } = await stage();
  await books();
  expect(await mails()).toEqual([]);
  clock.at += 10 * 60 * minute;
  expect(await mails()).toContain("showing_agent");
});

test("a booked showing's mail keeps the hourly rhythm", async () => {
  const { books, mails, choose, clock } = await stage();
  await choose({ ...showing("hourly"), quietHours: null });
  await books();
  expect(await mails()).not.toContain("showing_agent");
  clock.at += 50 * minute;
  expect((await mails()).filter((kind) => kind === "showing_agent")).toHaveLength(1);
});

test("turning showing mails on again sends the one about a cancelation in the meantime", async () => {
  const { books, cancels, mails, choose, clock } = await stage();
  await choose({ ...showing("off"), quietHours: null });
  await books();
  await cancels();
  expect(await mails()).not.toContain("showing_agent");
  await choose({ quietHours: null });
  clock.at += minute;
  expect((await mails()).filter((kind) => kind === "showing_agent")).toHaveLength(1);
});

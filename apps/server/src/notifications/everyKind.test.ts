import {
  defaultNotificationSettings,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from "@llave/contract/notifications";
import { expect, test } from "vitest";
import { createLink, showsOnRequest } from "../testing/factories.ts";
import { startTextChat } from "../testing/twilioServer/startTextChat.ts";
import { sendDueMails } from "./sendDueMails.ts";
import { deliverTexts } from "./texts/deliver.ts";
import { queueDueTexts } from "./texts/queueDue.ts";

/** Friday, 20 March 2026, 10:00 AM in Miami. */
const start = Date.parse("2026-03-20T14:00:00Z");
const phone = "+17865550900";

/** An agent who gets everything everywhere. */
async function stage() {
  const chat = await startTextChat({ now: () => new Date(start) });
  const { services, agent } = chat;
  await services.jobs.stop();
  await services.db
    .updateTable("agent")
    .set({ phone, ai_mode: "full" })
    .where("agent_id", "=", agent.agent_id)
    .execute();
  const owner = await chat.signedIn(agent.email);
  const { message } = (await owner.post("/api/agent/alert-phone", { channel: "sms" })).body;
  await chat.deliver(message, { from: phone });
  const every = <Value>(value: Value) =>
    Object.fromEntries(notificationKinds.map((kind) => [kind, value])) as Record<NotificationKind, Value>;
  const settings: NotificationSettings = {
    ...defaultNotificationSettings,
    mail: every("immediately"),
    push: every(true),
    text: every(true),
  };
  const body = JSON.stringify(settings);
  await owner.send("PUT", "/api/agent/notification-settings", body, { "content-type": "application/json" });
  return { ...chat, owner };
}

type Stage = Awaited<ReturnType<typeof stage>>;

const mode = ({ database, agent }: Stage, aiMode: string) =>
  database.pool.query("update agent set ai_mode = $2 where agent_id = $1", [agent.agent_id, aiMode]);

/** What a renter does, and what a text about it says. */
const journeys: Record<NotificationKind, { says: RegExp; happens(stage: Stage): Promise<unknown> }> = {
  hot_lead: {
    says: /is a hot lead, score \d+/,
    async happens({ say }) {
      for (const text of ["Hi, 2 bedroom in Brickell under $3,000", "as soon as possible", "I'm Ana Lopez"])
        await say(text);
      await say("ana@mail.example");
    },
  },
  finished_lead: {
    says: /Ana Lopez is ready for your call/,
    async happens({ say }) {
      await say("Hi, 2 bedroom in Brickell under $3,000, moving in ten months");
      await say("My name is Ana Lopez, ana@mail.example");
    },
  },
  person_wanted: { says: /asked for you/, happens: ({ say }) => say("Please let a human agent call me") },
  emergency: { says: /^Emergency: /, happens: ({ say }) => say("There is a gas leak in my apartment, help!") },
  draft: {
    says: /Review your draft/,
    async happens(at) {
      await mode(at, "balanced");
      await showsOnRequest(at.database.db, at.agent.agent_id);
      await at.say("Can I see it tomorrow at 5pm?");
    },
  },
  message: {
    says: /is waiting for your answer/,
    async happens(at) {
      await mode(at, "minimal");
      await at.say("hello");
    },
  },
  showing: {
    says: /Ana Lopez has a new showing/,
    async happens({ say }) {
      await say("Hi, I'm Ana Lopez. 2 bedrooms in Brickell up to 3000, moving in May 1, ana@mail.example");
      const { times } = (await say("Can I visit it on Monday?")).body;
      await say(times[0].label);
    },
  },
  quota: {
    says: /You've used \d+ of the 50 conversations/,
    async happens({ database, agent, say, client }) {
      const { db } = database;
      const { link_id } = await createLink(db, agent.agent_id);
      const day = { agent_id: agent.agent_id, link_id, day: "2026-03-19", shard: 0, conversations: 45 };
      await db.insertInto("smartlink_day").values(day).execute();
      await say("hello", { from: client() });
    },
  },
};

test.each(notificationKinds)(
  "a notification about %s is at the bell, mailed and texted, and leads to its place",
  async (kind) => {
    const at = await stage();
    const { says, happens } = journeys[kind];
    await happens(at);
    const path = async () => {
      if (kind === "quota") return "/dashboard/settings/plan";
      const [{ id }] = (await at.owner.get("/api/conversations/recent")).body;
      return `/dashboard/conversations/${id}`;
    };
    const bell = (await at.owner.get("/api/notifications")).body.notifications as { kind: string }[];
    expect(bell.map((one) => one.kind)).toContain(kind);
    await queueDueTexts(at.services);
    await deliverTexts(at.services);
    const [text = ""] = at.twilio.taken.filter(({ to }) => to === phone).map(({ body }) => body);
    expect(text.split("\n").some((line) => says.test(line))).toBe(true);
    expect(text).toContain(await path());
    await sendDueMails(at.services);
    const { rows } = await at.database.pool.query("select kind from mail where recipient = $1", [at.agent.email]);
    // A booked showing has a mail of its own, with the calendar's entry.
    expect(rows.map((row) => row.kind)).toContain(kind === "showing" ? "showing_agent" : "notifications");
  },
);

import {
  defaultNotificationSettings,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from "@llave/contract/notifications/notifications";
import { expect, test } from "vitest";
import { showingToken } from "../showings/booking/book.ts";
import { createLink, createProperty, showsOnRequest } from "../testing/factories.ts";
import { startPushServer } from "../testing/pushServer/pushServer.ts";
import { startTextChat } from "../testing/twilioServer/startTextChat.ts";
import { deliverPushes } from "./push/deliver.ts";
import { queueDuePushes } from "./push/queueDue.ts";
import { sendDueMails } from "./sendDueMails.ts";
import { deliverTexts } from "./texts/deliver.ts";
import { queueDueTexts } from "./texts/queueDue.ts";

/** Friday, 20 March 2026, 10:00 AM in Miami. */
const start = Date.parse("2026-03-20T14:00:00Z");
const phone = "+17865550900";

/** An agent who gets everything everywhere. */
async function stage(channel: "sms" | "whatsapp" = "sms") {
  const push = await startPushServer();
  const chat = await startTextChat({ now: () => new Date(start), env: push.env });
  const { services, agent } = chat;
  await services.jobs.stop();
  await services.db
    .updateTable("agent")
    .set({ phone, ai_mode: "full" })
    .where("agent_id", "=", agent.agent_id)
    .execute();
  const owner = await chat.signedIn(agent.email);
  const { message } = (await owner.post("/api/agent/alert-phone", { channel })).body;
  await chat.deliver(message, { from: phone, channel });
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
  const device = push.subscribe();
  await owner.post("/api/agent/push-devices", device.subscription);
  return { ...chat, owner, device };
}

type Stage = Awaited<ReturnType<typeof stage>>;

const mode = ({ database, agent }: Stage, aiMode: string) =>
  database.pool.query("update agent set ai_mode = $2 where agent_id = $1", [agent.agent_id, aiMode]);

/** A renter books the first time offered. */
async function books({ say }: Stage): Promise<void> {
  await say("Hi, I'm Ana Lopez. 2 bedrooms in Brickell up to 3000, moving in May 1, ana@mail.example");
  const { times } = (await say("Can I visit it on Monday?")).body;
  await say(times[0].label);
}

/** A renter's change of a booked showing, on the chat's card. */
async function changes({ renter, link }: Stage, what: "move" | "cancel"): Promise<void> {
  const own = { linkId: link.link_id, conversationId: `${link.link_id}-1` };
  const { times } = (await renter.get(`/api/renter/showing/times?${new URLSearchParams(own)}`)).body;
  await renter.post(`/api/renter/showing/${what}`, what === "move" ? { ...own, at: times.at(-1).at } : own);
}

/** The change is a separate notification: the booking was sent before and is still unread. */
function booksAndThen(what: "move" | "cancel" | "book again") {
  return async (at: Stage): Promise<void> => {
    await books(at);
    await deliverAll(at);
    at.twilio.taken.length = 0;
    at.device.arrived.length = 0;
    if (what === "move") return changes(at, "move");
    await changes(at, "cancel");
    if (what === "cancel") return;
    const { times } = (await at.say("Can I visit it on Tuesday?")).body;
    await at.say(times[0].label);
  };
}

/** Everything due is sent on every channel. */
async function deliverAll(at: Stage): Promise<void> {
  await queueDueTexts(at.services);
  await deliverTexts(at.services);
  await queueDuePushes(at.services);
  await deliverPushes(at.services, at.app.log);
  await sendDueMails(at.services);
}

interface Journey {
  /** What the text about it says. */
  says: RegExp;
  /** What the device says, below the renter's name. */
  pushes: RegExp;
  /** Where the agent gets texts; SMS if not given. */
  channel?: "whatsapp";
  happens(stage: Stage): Promise<unknown>;
}

/** What a renter does, and what the notification says about it. A comma separates a kind from its variant. */
const journeys: Record<NotificationKind, Journey> & Record<string, Journey> = {
  hot_lead: {
    says: /is a hot lead, score \d+/,
    pushes: /Hot lead, score \d+/,
    async happens({ say }) {
      for (const text of ["Hi, 2 bedroom in Brickell under $3,000", "as soon as possible"]) await say(text);
      // Without a name the lead is not complete, which a push would say first.
      await say("ana@mail.example");
    },
  },
  finished_lead: {
    says: /Ana Lopez is ready to hear from you/,
    pushes: /Ready to hear from you, score \d+/,
    async happens({ say }) {
      await say("Hi, 2 bedroom in Brickell under $3,000, moving in ten months");
      await say("My name is Ana Lopez, ana@mail.example");
    },
  },
  person_wanted: {
    says: /asked for you/,
    pushes: /Asked for you/,
    happens: ({ say }) => say("Please let a human agent call me"),
  },
  "person_wanted, on WhatsApp": {
    says: /asked for you/,
    pushes: /Asked for you/,
    channel: "whatsapp",
    happens: ({ say }) => say("Please let a human agent call me"),
  },
  emergency: {
    says: /^Emergency: /,
    pushes: /Emergency: needs help now/,
    happens: ({ say }) => say("There is a gas leak in my apartment, help!"),
  },
  draft: {
    says: /Review your draft/,
    pushes: /Your draft is ready for review/,
    async happens(at) {
      await mode(at, "balanced");
      await showsOnRequest(at.database.db, at.agent.agent_id);
      await at.say("Can I see it tomorrow at 5pm?");
    },
  },
  message: {
    says: /is waiting for your answer/,
    pushes: /Waiting for your answer/,
    async happens(at) {
      await mode(at, "minimal");
      await at.say("hello");
    },
  },
  showing: {
    says: /Ana Lopez has a new showing/,
    pushes: /New showing/,
    happens: books,
  },
  "showing, moved": {
    says: /Ana Lopez moved their showing/,
    pushes: /Moved the showing/,
    happens: booksAndThen("move"),
  },
  "showing, canceled": {
    says: /Ana Lopez canceled their showing/,
    pushes: /Canceled the showing/,
    happens: booksAndThen("cancel"),
  },
  "showing, booked again": {
    says: /Ana Lopez has a new showing/,
    pushes: /New showing/,
    happens: booksAndThen("book again"),
  },
  "showing, canceled by a renter without a chat": {
    says: /Ana Lopez canceled their showing/,
    pushes: /Canceled the showing/,
    async happens({ owner, client, services, database, agent }) {
      const { property_id: propertyId } = await createProperty(database.db, agent.agent_id);
      const { id: leadId } = (await owner.post("/api/leads", { name: "Ana Lopez", email: "ana@mail.example" })).body;
      const { id } = (await owner.post("/api/showings", { leadId, propertyId, at: "2026-03-23T15:00:00.000Z" })).body;
      const form = { "content-type": "application/x-www-form-urlencoded" };
      await client().send("POST", `/visit/${showingToken(services.secret, id)}/cancel`, "", form);
    },
  },
  quota: {
    says: /You've used \d+ of the 50 conversations/,
    pushes: /You've used \d+ of the 50 conversations/,
    async happens({ database, agent, say, client }) {
      const { db } = database;
      const { link_id } = await createLink(db, agent.agent_id);
      const day = { agent_id: agent.agent_id, link_id, day: "2026-03-19", shard: 0, conversations: 45 };
      await db.insertInto("smartlink_day").values(day).execute();
      await say("hello", { from: client() });
    },
  },
};

test.each(Object.entries(journeys))(
  "a notification about %s is at the bell, mailed, pushed and texted, and leads to its place",
  async (name, { says, pushes, happens, channel }) => {
    const at = await stage(channel);
    const [kind = name] = name.split(",");
    await happens(at);
    const path = async () => {
      if (kind === "quota") return "/dashboard/settings/plan";
      const [conversation] = (await at.owner.get("/api/conversations/recent")).body;
      if (conversation) return `/dashboard/conversations/${conversation.id}`;
      const [lead] = (await at.owner.get("/api/leads")).body;
      return `/dashboard/leads/${lead.id}`;
    };
    const bell = (await at.owner.get("/api/notifications")).body.notifications as { kind: string }[];
    expect(bell.map((one) => one.kind)).toContain(kind);
    await deliverAll(at);
    const [text = ""] = at.twilio.taken
      .filter(({ to }) => to.replace("whatsapp:", "") === phone)
      .map(({ body }) => body);
    expect(text.split("\n").some((line) => says.test(line))).toBe(true);
    expect(text).toContain(await path());
    const [push, ...others] = at.device.arrived.map(({ payload }) => payload);
    expect(others).toEqual([]);
    expect(push).toMatchObject({ line: expect.stringMatching(pushes), path: await path() });
    const { rows } = await at.database.pool.query("select kind from mail where recipient = $1", [at.agent.email]);
    // A booked showing has its own mail, with the calendar's entry.
    expect(rows.map((row) => row.kind)).toContain(kind === "showing" ? "showing_agent" : "notifications");
  },
);

import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../../db/schema.ts";
import { runFollowUps } from "../../followUps/sending/runFollowUps.ts";
import { suppress } from "../../suppression/suppression.ts";
import { createAgent, createProperty } from "../../testing/factories.ts";
import { mailsTo } from "../../testing/people.ts";
import { startChat } from "../../testing/testApp.ts";
import { friday, testClock } from "../../testing/testClock.ts";
import { lockCalendar } from "../booking/calendarOrder.ts";

const minute = 60_000;
const clock = testClock();

async function stage(aiMode: "full" | "balanced" = "full") {
  const chat = await startChat({ now: clock.now });
  const { db } = chat.database;
  const agentId = chat.agent.agent_id;
  await db.updateTable("agent").set({ ai_mode: aiMode }).where("agent_id", "=", agentId).execute();
  /** A new renter who sends one message after the other. */
  const renterNamed = (id: string) => {
    const from = chat.client();
    const say = async (message: string) => {
      const answer = await chat.say(message, { from, body: { conversationId: id } });
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const thread = async () => {
      const query = new URLSearchParams({ linkId: chat.link.link_id, conversationId: id });
      return (await from.get(`/api/renter/conversation?${query}`)).body.messages;
    };
    return Object.assign(say, { thread });
  };
  const showings = () =>
    db.selectFrom("showing").selectAll().where("agent_id", "=", agentId).orderBy("created_at").execute();
  const lead = () => db.selectFrom("lead").selectAll().where("agent_id", "=", agentId).executeTakeFirstOrThrow();
  return { ...chat, db, agentId, renterNamed, showings, lead };
}

const search = "Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, moving in May 1";
/** The page's own forms. */
const form = { "content-type": "application/x-www-form-urlencoded" };

test("a showing is booked in the chat, moved and canceled by its link, with lead, history, mails and thread updated", async () => {
  const test = await stage();
  const { renterNamed, showings, lead, db } = test;
  const say = renterNamed("one");
  const ana = "ana@renters.example";
  await say(`${search}, ${ana}, 305-555-0155`);
  const { times } = await say("Can I visit it on Monday?");
  expect(times.map(({ time }: { time: string }) => time)).toEqual(["09:00", "13:30", "17:30"]);
  expect((await say.thread()).at(-1).times).toEqual(times);

  const { showing } = await say(times[1].label);
  expect(await showings()).toMatchObject([{ status: "confirmed", starts_at: new Date("2026-03-23T17:30:00Z") }]);
  expect(await lead()).toMatchObject({ stage: "showing", showing_at: new Date(clock.at) });
  const thread = await say.thread();
  expect(thread.at(-1).showing).toEqual(showing);
  expect(thread.some((message: { times?: unknown }) => message.times)).toBe(false);
  const [mail] = await mailsTo(test, ana, 1);
  expect(mail).toMatchObject({ subject: "Your showing is confirmed: Monday, March 23 at 1:30 PM" });
  expect(mail?.text).toContain(showing.path);
  const [agentsMail] = await mailsTo(test, test.agent.email, 1);
  expect(agentsMail?.subject).toContain("Showing with Ana Torres");
  expect(agentsMail?.text).toContain("(305) 555-0155");

  const browser = test.client();
  const at = "2026-03-24T15:00:00.000Z";
  const page = await browser.get(`${showing.path}/move?lang=es`);
  expect(page.text).toContain("martes 24 de marzo");
  expect((await browser.send("POST", `${showing.path}/move`, "at=2026-03-24T03:00:00.000Z", form)).status).toBe(409);
  expect((await browser.send("POST", `${showing.path}/move`, "", form)).status).toBe(400);
  expect((await browser.send("POST", `${showing.path}/move`, `at=${at}`, form)).status).toBe(303);
  expect(await showings()).toMatchObject([{ status: "confirmed", starts_at: new Date(at), revision: 1 }]);
  expect((await say.thread()).at(-1).content).toContain("Tuesday, March 24 at 11 AM");

  // Opening the question changes nothing; the answer does, once.
  expect((await browser.get(`${showing.path}/cancel`)).status).toBe(200);
  expect((await showings())[0]?.status).toBe("confirmed");
  for (let times = 0; times < 2; times++) {
    expect((await browser.send("POST", `${showing.path}/cancel`, "", form)).status).toBe(303);
  }
  expect(await showings()).toMatchObject([{ status: "canceled", canceled_by: "renter" }]);
  expect((await browser.get(showing.path)).text).toMatch(/href="\/smartlink\/[^"]+">Back to the chat<\/a>/);
  expect((await mailsTo(test, ana, 3)).map(({ subject }) => subject)).toContain(
    "Your showing on Tuesday, March 24 at 11 AM is canceled",
  );
  const events = await db.selectFrom("lead_event").select(["actor", "detail"]).where("kind", "=", "showing").execute();
  expect(events.map(({ detail }) => detail.what)).toEqual(["confirmed", "moved", "canceled"]);
  const told = await db.selectFrom("notification").select("kind").where("kind", "=", "showing").execute();
  expect(told).toHaveLength(1);
});

test("when renters take the same time at once, one gets it and the others are offered other times", async () => {
  const { renterNamed, showings } = await stage();
  const renters = ["a", "b", "c", "d"].map((id) => renterNamed(id));
  let label = "";
  for (const [index, say] of renters.entries()) {
    await say(`${search}, my phone is 305-555-010${index}`);
    label = (await say("Can I visit on Monday?")).times[0].label;
  }
  const answers = await Promise.all(renters.map((say) => say(label)));
  expect(answers.filter(({ showing }) => showing)).toHaveLength(1);
  for (const { times } of answers.filter(({ showing }) => !showing)) {
    expect(times.length).toBeGreaterThan(0);
    expect(times.map((time: { label: string }) => time.label)).not.toContain(label);
  }
  expect(await showings()).toMatchObject([{ status: "confirmed" }]);
});

test("a booking that waits for the agent's other one doesn't delay other renters", async () => {
  const { renterNamed, showings, db, agentId } = await stage();
  const [books, asks] = [renterNamed("books"), renterNamed("asks")];
  await books(`${search}, my phone is 305-555-0100`);
  const { times } = await books("Can I visit on Monday?");
  const booked = await db.transaction().execute(async (tx) => {
    await lockCalendar(tx, agentId);
    const answer = books(times[0].label);
    await expect.poll(() => waitingForOrder(db)).toBe(1);
    await asks(`${search}, my phone is 305-555-0101`);
    expect(await showings()).toEqual([]);
    return { answer };
  });
  expect(await booked.answer).toMatchObject({ showing: expect.anything() });
});

/** How many transactions of this database wait for {@link lockCalendar}. */
async function waitingForOrder(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`.execute(db);
  return rows[0]?.waiting ?? 0;
}

test("a time is held while the renter says which home it is for", async () => {
  const test = await stage();
  const { db, agentId, agent, renterNamed, showings } = test;
  await createProperty(db, agentId, { address: "11 First Ave, Miami, FL" });
  const other = await createProperty(db, agentId, { address: "77 Second St, Miami, FL" });
  const say = renterNamed("chooses");
  const ana = "chooses@renters.example";
  await say(`${search}, ${ana}`);
  const { times } = await say("Can I visit on Monday?");
  const asked = await say(times[0].label);
  expect(asked.message).toContain("Second St");
  expect(await showings()).toMatchObject([{ status: "held", property_id: null }]);
  expect((await say("the one at 77 Second St")).message).toContain("77 Second St");
  expect(await showings()).toMatchObject([{ status: "confirmed", property_id: other.property_id, held_until: null }]);
  expect((await mailsTo(test, ana, 1))[0]?.text).toContain("77 Second St");
  expect(await mailsTo(test, agent.email, 1)).toHaveLength(1);
});

test("a showing of two homes names both homes to renter and agent", async () => {
  const test = await stage();
  const { db, agentId, agent, renterNamed, showings } = test;
  await createProperty(db, agentId, { address: "11 First Ave, Miami, FL", price: 2700 });
  await createProperty(db, agentId, { address: "77 Second St, Miami, FL" });
  const say = renterNamed("two");
  const ana = "two@renters.example";
  await say(`${search}, ${ana}`);
  const { times } = await say("can I see both on Monday?");
  const { showing } = await say(times[0].label);
  const both = /11 First Ave, Miami, FL \+ 77 Second St, Miami, FL|77 Second St, Miami, FL \+ 11 First Ave, Miami, FL/;
  expect((await mailsTo(test, ana, 1))[0]?.text).toMatch(both);
  expect((await mailsTo(test, agent.email, 1))[0]?.text).toMatch(both);
  expect((await test.client().get(showing.path)).text).toMatch(both);
  const owner = await test.signedIn(agent.email);
  expect((await owner.get("/api/showings")).body[0].address).toMatch(both);
  await say("cancel it please");
  expect((await showings())[0]?.status).toBe("canceled");
});

test("a held time is booked once the renter leaves contact details, or others are offered if it is gone", async () => {
  const { renterNamed, showings } = await stage();
  const [slow, quick] = [renterNamed("slow"), renterNamed("quick")];
  await slow("Can I visit on Monday?");
  await slow("Monday, March 23 at 9:00 AM");
  expect(await showings()).toMatchObject([{ status: "held", held_until: new Date(friday + 30 * minute) }]);

  clock.at += 31 * minute;
  await quick(`${search}, my phone is 305-555-0101`);
  expect((await quick("I want to visit on Monday, March 23 at 9:00 AM")).showing).toBeDefined();
  const settled = await slow("my phone is 305-555-0102");
  expect(settled.showing).toBeUndefined();
  expect(settled.times.length).toBeGreaterThan(0);
  await slow(settled.times[0].label);
  expect((await showings()).map(({ status }) => status)).toEqual(["expired", "confirmed", "confirmed"]);

  const kept = renterNamed("kept");
  await kept("Can I visit on Tuesday?");
  await kept("Tuesday, March 24 at 9:00 AM");
  clock.at += 31 * minute;
  expect((await kept("my phone is 305-555-0103")).showing).toBeDefined();
});

test("in balanced mode, approving the draft confirms the time; rejecting it frees it and informs the renter", async () => {
  const test = await stage("balanced");
  const { renterNamed, showings, agent } = test;
  const browser = await test.signedIn(agent.email);
  const decide = async (how: "approve" | "reject") => {
    const drafts = (await browser.get("/api/drafts")).body;
    const draft = drafts.find(({ kind }: { kind: string }) => kind === "showing");
    return (await browser.post(`/api/drafts/${draft.id}/${how}`, {})).status;
  };
  const say = renterNamed("one");
  await say(`${search}, ana2@renters.example`);
  await say("Can I visit on Monday, March 23 at 9:00 AM?");
  expect(await showings()).toMatchObject([{ status: "requested" }]);
  expect(await decide("reject")).toBe(200);
  expect(await showings()).toMatchObject([{ status: "canceled", canceled_by: "agent", declined: true }]);
  expect((await say.thread()).at(-1).content).toContain("can't show it on Monday, March 23 at 9 AM");
  const { lead_id } = await test.lead();
  clock.at += 60_000;
  expect((await browser.get(`/api/leads/${lead_id}`)).body, "nothing is left to decide").toMatchObject({
    tasks: [],
    needsYou: false,
  });

  await say("Can I visit on Tuesday, March 24 at 9:00 AM?");
  expect(await decide("approve")).toBe(200);
  expect((await showings())[1]).toMatchObject({ status: "confirmed" });
  expect((await say.thread()).at(-1).showing.path).toContain("/visit/");
  const subjects = (await mailsTo(test, "ana2@renters.example", 2)).map(({ subject }) => subject);
  expect(subjects).toContain("Your showing is confirmed: Tuesday, March 24 at 9 AM");
});

test("an agent lists, moves, confirms and cancels only their own showings", async () => {
  const test = await stage("balanced");
  const { renterNamed, showings, agent, db } = test;
  const say = renterNamed("one");
  await say(`${search}, my phone is 305-555-0101`);
  await say("Can I visit on Monday, March 23 at 9:00 AM?");
  const [browser, other] = [await test.signedIn(agent.email), await test.signedIn((await createAgent(db)).email)];
  const [listed] = (await browser.get("/api/showings")).body;
  expect(listed).toMatchObject({
    at: "2026-03-23T13:00:00.000Z",
    status: "requested",
    leadName: "Ana Torres",
    told: false,
  });
  expect((await other.get("/api/showings")).body).toEqual([]);
  const { items } = (await browser.get("/api/dashboard/queue")).body;
  expect(items).toMatchObject([{ requestedShowing: { id: listed.id, at: listed.at } }]);
  const ofLead = async (leadId: string) => (await browser.get(`/api/showings?leadId=${leadId}`)).body;
  expect(await ofLead(listed.leadId)).toEqual([listed]);
  expect((await browser.get(`/api/showings?leadId=${listed.id}`)).status).toBe(404);
  const path = `/api/showings/${listed.id}`;
  const at = "2026-03-23T15:00:00.000Z";
  expect((await other.get(`${path}/times`)).status).toBe(404);
  const { times } = (await browser.get(`${path}/times`)).body;
  expect(times).toContain(at);
  expect(times).not.toContain(listed.at);
  expect((await other.post(`${path}/move`, { at })).status).toBe(404);
  expect((await browser.post(`${path}/move`, { at: "2026-03-19T15:00:00.000Z" })).status).toBe(409);
  expect((await browser.get("/api/drafts")).body).toMatchObject([{ kind: "showing" }]);
  expect((await browser.post(`${path}/move`, { at: "soon" })).status).toBe(400);
  expect((await browser.post(`${path}/move`, { at })).body).toMatchObject({ at, status: "confirmed" });
  // The draft named the old time: the thread's new message has answered it.
  expect((await browser.get("/api/drafts")).body).toEqual([]);
  expect((await say.thread()).at(-1).content).toContain("new time: Monday, March 23 at 11 AM");
  expect((await browser.post(`${path}/confirm`)).body.status).toBe("confirmed");
  expect((await browser.post(`${path}/cancel`)).body.status).toBe("canceled");
  expect(await browser.post(`${path}/cancel`)).toMatchObject({ status: 409, body: { code: "showing_over" } });
  expect(await showings()).toHaveLength(1);
  expect((await say.thread()).at(-1).content).toContain("can't make the showing");
});

test("availability is validated, stored and offered in the chat", async () => {
  const test = await stage();
  const browser = await test.signedIn(test.agent.email);
  const put = (body: unknown) =>
    browser.send("PUT", "/api/agent/availability", JSON.stringify(body), { "content-type": "application/json" });
  const { body: before } = await browser.get("/api/agent/availability");
  expect(before.weekly).toHaveLength(7);
  const window = { weekday: 6, from: 600, to: 660 };
  const wanted = { ...before, weekly: [window], daysOff: ["2026-03-21"], noticeMinutes: 0 };
  for (const wrong of [
    { weekly: [{ ...window, to: 600 }] },
    { weekly: [window, { ...window, from: 630, to: 700 }] },
    { lengthMinutes: 5 },
    { daysOff: ["someday"] },
  ]) {
    expect((await put({ ...wanted, ...wrong })).status).toBe(400);
  }
  const say = test.renterNamed("one");
  expect((await say("Can I visit on Monday?")).times[0].date).toBe("2026-03-23");
  expect(await put(wanted)).toMatchObject({ status: 200, body: wanted });
  expect((await browser.get("/api/agent/availability")).body).toEqual(wanted);
  await expect
    .poll(async () => (await say("Can I visit tomorrow?")).times?.[0]?.date, { timeout: 20_000 })
    .toBe("2026-03-28");
});

test("a renter who opted out gets no mail about showings either", async () => {
  const test = await stage();
  const say = test.renterNamed("one");
  const email = "stopped@renters.example";
  const { secret } = test.app.services;
  await suppress(test.db, secret, {
    agentId: test.agentId,
    contacts: [{ email, phone: null }],
    now: new Date(clock.at),
  });
  await say(`${search}, ${email}`);
  await say("Can I visit on Monday, March 23 at 1:30 PM?");
  const { mail_id } = await test.db
    .selectFrom("mail")
    .select("mail_id")
    .where("recipient", "=", email)
    .executeTakeFirstOrThrow();
  const status = () => test.db.selectFrom("mail").select("status").where("mail_id", "=", mail_id).executeTakeFirst();
  await expect.poll(status, { timeout: 20_000 }).toEqual({ status: "dropped" });
});

test("reminds a renter once the day before and once two hours before, unless they opted out", async () => {
  const test = await stage();
  const say = test.renterNamed("one");
  const email = "reminded@renters.example";
  await say(`${search}, ${email}`);
  await say("Can I visit on Monday, March 23 at 1:30 PM?");
  const remind = () => Promise.all([runFollowUps(test.app.services), runFollowUps(test.app.services)]);
  await remind();
  clock.at = Date.parse("2026-03-22T18:00:00Z");
  await remind();
  clock.at = Date.parse("2026-03-23T15:45:00Z");
  await remind();
  await remind();
  const subjects = (await mailsTo(test, email, 3)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Your showing is Monday"))).toHaveLength(2);
});

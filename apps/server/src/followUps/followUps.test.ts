import { hourMs as hour } from "@llave/contract/calendar";
import { expect, test } from "vitest";
import { isSuppressed, suppress } from "../suppression/suppression.ts";
import { createAgent } from "../testing/factories.ts";
import { mailsTo } from "../testing/people.ts";
import { breakingSmtpServer } from "../testing/smtpServer.ts";
import { startChat } from "../testing/testApp.ts";
import { friday, testClock } from "../testing/testClock.ts";
import { runFollowUps } from "./sending/runFollowUps.ts";

const clock = testClock();

const email = "ana@renters.example";

/** A warm renter who left an address, and the agent's browser. */
async function stage(
  first = `Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, moving in May 1, ${email}`,
  env: Record<string, string> = {},
) {
  const chat = await startChat({ now: clock.now, env });
  await chat.say(first);
  const owner = await chat.signedIn(chat.agent.email);
  const drafts = async () =>
    (await owner.get("/api/drafts")).body.filter(({ kind }: { kind: string }) => kind === "follow_up");
  const propose = async (after: number) => {
    clock.at = friday + after * hour;
    await Promise.all([runFollowUps(chat.app.services), runFollowUps(chat.app.services)]);
    return drafts();
  };
  // Other waiting items would come first.
  await chat.database.pool.query("update draft set status = 'rejected' where agent_id = $1", [chat.agent.agent_id]);
  await chat.database.pool.query("update lead set needs_you = false where agent_id = $1", [chat.agent.agent_id]);
  return { ...chat, owner, propose, drafts };
}

test("a renter who has been quiet for a day gets one message, approved into the chat and by mail", async () => {
  const test = await stage();
  expect(await test.propose(0.9)).toEqual([]);
  // An hour's silence is over by then, and a day's hasn't begun.
  expect(await test.propose(23)).toEqual([]);
  // Ten in the evening is no time to write to anyone.
  expect(await test.propose(36)).toEqual([]);
  const [draft, ...others] = await test.propose(48);
  expect(others).toEqual([]);
  expect(draft).toMatchObject({
    content:
      "Hi Ana, are you still looking for 2 bedrooms in Brickell? If anything changed, tell me and we'll pick up where we left off.",
    translation: expect.stringContaining("¿sigues buscando 2 habitaciones en Brickell?"),
    needsAnswer: false,
  });
  expect(await test.propose(50)).toHaveLength(1);
  const stranger = await test.signedIn((await createAgent(test.database.db)).email);
  expect((await stranger.post(`/api/drafts/${draft.id}/approve`, {})).status).toBe(404);

  const sent = await test.owner.post(`/api/drafts/${draft.id}/approve`, {});
  expect(sent.body).toMatchObject({ author: "agent", reviewed: "approved", content: draft.content });
  const [mail] = await mailsTo(test, email, 1);
  expect(mail).toMatchObject({ subject: `A message from ${test.agent.name}` });
  expect(mail?.text).toContain("still looking for 2 bedrooms in Brickell");
  expect(mail?.text).toContain(`/smartlink/${test.agent.slug}/`);
  // The last one asks a third day later, and then no more.
  expect(await test.propose(80)).toHaveLength(1);
  expect(await test.propose(130)).toHaveLength(1);
});

test("a reply supersedes it; a rejected one doesn't come back", async () => {
  const test = await stage();
  await test.propose(26);
  await test.say("Sorry, I was away. Yes, still looking");
  expect(await test.drafts()).toEqual([]);
  await test.database.pool.query("update lead set needs_you = false where agent_id = $1", [test.agent.agent_id]);
  const [again] = await test.propose(26 + 25);
  await test.owner.post(`/api/drafts/${again.id}/reject`);
  expect(await test.propose(26 + 28)).toEqual([]);
});

test.each([
  ["asked to stop", "STOP"],
  ["asked for the agent", "Can I talk to a person please?"],
])("a renter who %s gets no follow-up", async (_, message) => {
  const test = await stage();
  await test.say(message);
  expect(await test.propose(26)).toEqual([]);
});

test("drafts nothing while the assistant is off, and mails nothing to a suppressed address", async () => {
  const test = await stage();
  const agentId = test.agent.agent_id;
  const mode = (name: string) =>
    test.database.pool.query("update agent set ai_mode = $2 where agent_id = $1", [agentId, name]);
  await mode("minimal");
  expect(await test.propose(26)).toEqual([]);
  await mode("balanced");
  const [draft] = await test.propose(27);
  const { db } = test.database;
  const now = new Date(clock.at);
  await suppress(db, test.app.services.secret, { agentId, contacts: [{ email, phone: null }], now });
  expect((await test.owner.post(`/api/drafts/${draft.id}/approve`, {})).status).toBe(200);
  const status = () => db.selectFrom("mail").select("status").where("about", "=", draft.id).executeTakeFirst();
  await expect.poll(status, { timeout: 20_000 }).toEqual({ status: "dropped" });
});

test("a mail that may have arrived before the connection broke isn't sent again", async () => {
  const smtp = await breakingSmtpServer();
  const eva = "eva@renters.example";
  const first = `Hi, I'm Eva Ruiz. 2 bedrooms in Brickell up to 3000, moving in May 1, ${eva}`;
  const test = await stage(first, { SMTP_URL: smtp.url });
  const [draft] = await test.propose(48);
  await test.owner.post(`/api/drafts/${draft.id}/approve`, {});
  const mail = test.database.db.selectFrom("mail").select(["status", "attempts"]).where("recipient", "=", eva);
  await expect.poll(() => mail.execute(), { timeout: 20_000 }).toEqual([{ status: "failed", attempts: 1 }]);
  expect(smtp.taken.filter((to) => to === eva)).toHaveLength(1);
  const [{ id }] = (await test.owner.get("/api/conversations/recent")).body;
  const { messages } = (await test.owner.get(`/api/conversations/${id}/messages`)).body;
  expect(messages.at(-1).delivery).toMatchObject({ channel: "email", status: "failed", reason: "mail_failed" });
});

test("one POST from the mail program ends follow-ups; opening the link doesn't, and showing mails continue", async () => {
  const olga = "olga@renters.example";
  const test = await stage(`Hi, I'm Olga Ruiz. 2 bedrooms in Brickell up to 3000, moving in May 1, ${olga}`);
  const { db } = test.database;
  const agentId = test.agent.agent_id;
  const [draft] = await test.propose(48);
  await test.owner.post(`/api/drafts/${draft.id}/approve`, {});
  const [mail] = await mailsTo(test, olga, 1);
  const path = /\/unsubscribe\?agent=[\w-]+&lang=en&token=[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  const renter = test.client();
  const asked = await renter.get(path);
  expect([asked.status, asked.text.includes("<form")]).toEqual([200, true]);
  expect((await renter.get(path.replace("lang=en", "lang=es"))).text).toContain("correos de seguimiento");
  const kept = () => db.selectFrom("suppressed_contact").selectAll().where("agent_id", "=", agentId).execute();
  expect(await kept()).toEqual([]);

  const other = await createAgent(db);
  const forged = [
    path.replace(agentId, other.agent_id),
    path.replace(/(?<=token=[^.]+\.)./, (first) => (first === "A" ? "B" : "A")),
  ];
  for (const link of forged) expect((await renter.send("POST", link)).status).toBe(400);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  for (let times = 0; times < 2; times++) {
    expect((await renter.send("POST", path, "List-Unsubscribe=One-Click", form)).status).toBe(200);
  }
  expect(await kept()).toMatchObject([{ follow_ups_only: true }]);
  const ledger = db
    .selectFrom("consent")
    .select(["channel", "act", "source", "address"])
    .where("agent_id", "=", agentId);
  expect(await ledger.execute()).toEqual([{ channel: "email", act: "revoked", source: "unsubscribe", address: olga }]);

  const person = { email: olga, phone: null };
  const { secret } = test.app.services;
  expect(await isSuppressed(db, secret, agentId, person, "follow_up")).toBe(true);
  expect(await isSuppressed(db, secret, agentId, person)).toBe(false);
  await suppress(db, secret, { agentId, contacts: [person], now: new Date(clock.at) });
  expect(await isSuppressed(db, secret, agentId, person)).toBe(true);
});

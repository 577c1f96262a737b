import { describe, expect, test } from "vitest";
import { createLink } from "../testing/factories.ts";
import { testClock } from "../testing/testClock.ts";
import { startTextChat } from "../testing/twilioServer/startTextChat.ts";
import { queueAutomatedText } from "./outbound/rules/automated.ts";

const minute = 60_000;
const clock = testClock();

/** A renter who writes by text and agreed to automated ones, in the language of their first text. */
async function texting(first = "2 bedrooms in Brickell, I'm Eva") {
  const chat = await startTextChat({ now: clock.now });
  const { services, agent, text, code, renterPhone, conversations, work, twilio } = chat;
  await services.jobs.stop();
  const agentId = agent.agent_id;
  await services.db
    .updateTable("agent")
    .set({ sms_enabled: true, brokerage: "Sol Realty", phone: "+13055550188" })
    .where("agent_id", "=", agentId)
    .execute();
  await text(`${first} ${code}`);
  await chat.agree();
  const [conversation] = await conversations();
  if (!conversation) throw new Error("no conversation");
  const automated = async (subject: string, conversationId = conversation.conversation_id) => {
    const about = { agentId, conversationId, phone: renterPhone, subject, words: `About ${subject}` };
    await queueAutomatedText(services, services.db, about);
    const before = twilio.taken.length;
    await work();
    return twilio.taken.slice(before).map(({ body }) => body);
  };
  const isStopped = async () => (await conversations()).some(({ state }) => (state as { optedOut: boolean }).optedOut);
  const later = () => {
    clock.at += minute;
  };
  later();
  return { ...chat, conversation, automated, isStopped, later };
}

const spanish = "Busco 2 cuartos en Brickell, soy Eva";

describe("M1: the words that end texts", () => {
  test.each([
    ...["STOP", "Stop please", "quit", "end", "revoke", "opt out", "cancel", "unsubscribe", "don't text me again"].map(
      (words) => [words, undefined, /START/] as const,
    ),
    ...["ALTO", "PARE", "PARAR", "BASTA", "CANCELAR", "no me escriban más"].map(
      (words) => [words, spanish, /INICIAR/] as const,
    ),
  ])(
    "%s: one confirmation in the renter's language, then nothing, also from another link",
    async (words, first, back) => {
      const { services, agent, text, say, renterPhone, conversations, automated, isStopped, later } =
        await texting(first);
      const { link_id: linkId } = await createLink(services.db, agent.agent_id, { name: "Another" });
      await say(`I'm Eva, ${renterPhone.slice(2)}`, { body: { linkId, conversationId: "another" } });
      const another = (await conversations()).find(({ link_id }) => link_id === linkId)?.conversation_id;
      expect(await automated("before")).toEqual([expect.stringContaining("About before")]);
      expect(await automated("there", another)).toEqual([expect.stringContaining("About there")]);
      later();
      const answers = await text(words);
      expect(answers.map(({ body }) => body)).toEqual([expect.stringMatching(back)]);
      expect(answers[0]?.body).not.toMatch(/\$|Brickell/);
      expect(await isStopped()).toBe(true);
      later();
      expect(await automated("after")).toEqual([]);
      expect(await automated("there, after", another)).toEqual([]);
    },
  );
});

test.each([
  ["I'd like to stop by tomorrow", undefined],
  ["end unit please", undefined],
  ["quiero un piso alto", spanish],
  ["para el lunes", spanish],
])("M2: %s is no stop", async (words, first) => {
  const { text, isStopped, automated, later } = await texting(first);
  const answers = await text(words);
  expect(answers).toHaveLength(1);
  expect(answers[0]?.body).not.toMatch(/START|INICIAR/);
  expect(await isStopped()).toBe(false);
  later();
  expect(await automated("after")).toHaveLength(1);
});

test.each([
  ["CANCEL", undefined],
  ["CANCELAR", spanish],
])("M3: %s after a reminder ends texts, and the one confirmation has the link to the showing", async (words, first) => {
  const { text, database, agent, conversation, isStopped, automated, later } = await texting(first);
  await database.pool.query(
    `insert into showing (agent_id, showing_id, conversation_id, lead_id, starts_at, ends_at, blocked, status, token_hash,
       language, changed_at)
     select agent_id, gen_random_uuid(), conversation_id, lead_id, '2026-03-21 13:00Z', '2026-03-21 13:30Z',
       '[2026-03-21 13:00Z,2026-03-21 13:30Z)', 'confirmed', uuid_send(conversation_id), 'en', '2026-03-19 13:00Z'
     from conversation where agent_id = $1 and conversation_id = $2`,
    [agent.agent_id, conversation.conversation_id],
  );
  await automated("reminder");
  later();
  const answers = await text(words);
  expect(answers.map(({ body }) => body)).toEqual([expect.stringMatching(/\/visit\/[\w-]+/)]);
  expect(await isStopped()).toBe(true);
});

test.each([
  ["YES", "START", undefined],
  ["SÍ", "INICIAR", spanish],
])("M4: %s after a stop brings nothing back, %s does", async (yes, start, first) => {
  const { text, deliver, work, automated, isStopped, later } = await texting(first);
  await text(first ? "ALTO" : "STOP");
  later();
  await deliver(yes);
  await work();
  expect(await automated("after yes")).toEqual([]);
  later();
  const [back] = await text(start);
  expect(back?.body).toBeTruthy();
  expect(await isStopped()).toBe(false);
  later();
  expect(await automated("after start")).toEqual([expect.stringContaining("About after start")]);
});

test.each([
  ["HELP", undefined, /STOP/],
  ["AYUDA", spanish, /ALTO|STOP/],
])("M7: %s names the agent, the brokerage, a contact and how to stop", async (words, first, how) => {
  const { text, agent, services } = await texting(first);
  await services.db
    .updateTable("agent")
    .set({ renter_contact: ["call"] })
    .where("agent_id", "=", agent.agent_id)
    .execute();
  const [help] = await text(words);
  expect(help?.body).toContain(agent.name);
  expect(help?.body).toContain("Sol Realty");
  expect(help?.body).toMatch(/305.*555.*0188/);
  expect(help?.body).toMatch(how);
});

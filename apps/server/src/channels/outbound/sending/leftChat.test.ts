import { beforeEach, describe, expect, test, vi } from "vitest";
import { quickReplies } from "../../../conversations/turn/quickReplies.ts";
import { presentOffers } from "../../../showings/chat/offers.ts";
import { production } from "../../../testing/production.ts";
import { decoded, smtpServer } from "../../../testing/smtpServer.ts";
import { startChat } from "../../../testing/testApp.ts";
import { stopEmails } from "../../consent/stops.ts";
import { sendOutgoing } from "./sendOutgoing.ts";

const minute = 60_000;
const waiting = { timeout: 20_000, interval: 100 };
const start = Date.parse("2026-03-20T14:00:00Z");
let clock = start;
beforeEach(() => {
  clock = start;
});

let renters = 0;

/** A renter who wrote in the chat and left, their agent, and the mail server. */
async function stage({ contact, env }: { contact?: string; env?: Record<string, string> } = {}) {
  const smtp = await smtpServer();
  const mail = { INBOUND_MAIL_DOMAIN: "reply.llave.example", INBOUND_MAIL_SECRET: "a secret of the mail provider" };
  const chat = await startChat({ now: () => new Date(clock), env: env ?? { ...mail, SMTP_URL: smtp.url } });
  const email = `luz${++renters}@renters.example`;
  await chat.say(`Hi, I'm Luz Vega. 2 bedrooms in Brickell up to 3000, moving in May 1. ${contact ?? email}`);
  const { services } = chat.app;
  const { conversation_id: id } = await services.db
    .selectFrom("conversation")
    .select("conversation_id")
    .where("agent_id", "=", chat.agent.agent_id)
    .executeTakeFirstOrThrow();
  const owner = await chat.signedIn(chat.agent.email);
  const write = (text: string) => owner.post(`/api/conversations/${id}/messages`, { text });
  const delivery = async (text: string) =>
    (await owner.get(`/api/conversations/${id}/messages`)).body.messages.find(
      (message: { content: string }) => message.content === text,
    ).delivery;
  const look = () =>
    chat.renter.get(`/api/renter/conversation?linkId=${chat.link.link_id}&conversationId=${chat.link.link_id}-1`);
  /** Lets time pass, and two servers send what is due at once; the app's own job may have taken it before them. */
  const pass = async (minutes: number) => {
    clock += minutes * minute;
    const sending = { ...services, presentOffers, quickReplies };
    await Promise.all([sendOutgoing(sending), sendOutgoing(sending)]);
    await vi.waitFor(async () => {
      const { rows } = await services.pool.query(
        `select 1 from mail where kind = 'chat_message' and recipient = $1 and status = 'queued' union all
         select 1 from outgoing_message where address = $1 and (status = 'sending' or status = 'queued' and due_at <= $2)`,
        [email, new Date(clock)],
      );
      expect(rows).toEqual([]);
    }, waiting);
  };
  const mails = () =>
    smtp.received.map(({ to, raw }) => ({ to, text: decoded(raw) })).filter(({ to }) => to.includes(email));
  return { ...chat, services, id, owner, write, delivery, look, pass, mails, email };
}

describe("what the agent writes to a renter who left the chat page", () => {
  test("is sent in one email per burst, with a way to answer and to stop", async () => {
    const { write, delivery, pass, mails, agent, email } = await stage();
    await write("It comes with parking.");
    expect(await delivery("It comes with parking.")).toMatchObject({
      channel: "email",
      status: "queued",
      reason: "until_seen",
    });
    await pass(2);
    await write("And with a gym.");
    await pass(2);
    expect(mails()).toEqual([]);
    await pass(2);
    const sent = mails();
    expect(sent.map(({ to }) => to)).toEqual([[email]]);
    const [{ text } = { text: "" }] = sent;
    expect(text).toMatch(/It comes with parking\.[\s\S]*And with a gym\./);
    expect(text).toContain(`${agent.name} wrote to you`);
    expect(text).toMatch(/Reply-To: .*\s*<reply-/);
    expect(text).toContain("List-Unsubscribe:");
    for (const part of ["It comes with parking.", "And with a gym."])
      expect(await delivery(part)).toMatchObject({ channel: "email", status: "sent" });
    await write("See you!");
    await pass(5);
    expect(mails()).toHaveLength(2);
    expect(mails()[1]?.text).not.toContain("gym");
  });

  test("isn't mailed if the renter sees it in time, and the agent can tell", async () => {
    const { write, delivery, look, pass, mails } = await stage();
    await write("It comes with parking.");
    await look();
    expect(await delivery("It comes with parking.")).toMatchObject({ channel: "web", status: "read" });
    await pass(20);
    expect(mails()).toEqual([]);
    expect(await delivery("It comes with parking.")).toMatchObject({ channel: "web", status: "read" });
  });

  test("isn't mailed after they unsubscribed", async () => {
    const { services, agent, id, write, delivery, pass, mails } = await stage();
    await stopEmails(services, { agentId: agent.agent_id, conversationId: id, language: "en" });
    await write("It comes with parking.");
    await pass(5);
    expect(mails()).toEqual([]);
    expect(await delivery("It comes with parking.")).toMatchObject({ status: "canceled", reason: "opted_out" });
  });

  test("stays in the chat if there's no address, and the agent can tell", async () => {
    const { write, delivery } = await stage({ contact: "" });
    await write("It comes with parking.");
    expect(await delivery("It comes with parking.")).toMatchObject({
      channel: "web",
      status: "unseen",
      reason: "no_contact",
    });
  });

  test("promises no email on a server that sends none", async () => {
    const { write, delivery, pass } = await stage({ env: production });
    await write("It comes with parking.");
    await pass(5);
    expect(await delivery("It comes with parking.")).toMatchObject({ channel: "web", status: "unseen", reason: null });
  });
});

import { dayMs } from "@llave/contract/calendar";
import { describe, expect, test, vi } from "vitest";
import { replyAddress } from "../../../mail/replyAddress.ts";
import { startImapServer } from "../../../testing/imapServer/imapServer.ts";
import { startChat, startTestApp } from "../../../testing/testApp.ts";
import { friday, testClock } from "../../../testing/testClock.ts";
import { readMailbox } from "./readMailbox.ts";

const domain = "reply.llave.example";
const clock = testClock();
let renters = 0;

/** A renter who left an email address in the chat, and the mailbox that gets their answers. */
async function stage(env: Record<string, string> = {}, options: Parameters<typeof startImapServer>[0] = {}) {
  const imap = await startImapServer(options);
  const { now } = clock;
  const settings = { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_IMAP_URL: imap.url, ...env };
  const chat = await startChat({ now, env: settings });
  const { services } = chat.app;
  // The test reads the mailbox itself.
  await services.jobs.stop();
  const email = `ana${++renters}@renters.example`;
  await chat.say(`I'm Ana. 2 bedrooms in Brickell up to 3000, moving in May 1, ${email}`);
  const [{ conversation_id: id } = { conversation_id: "" }] = await services.db
    .selectFrom("conversation")
    .select("conversation_id")
    .where("agent_id", "=", chat.agent.agent_id)
    .execute();
  const address = replyAddress(services, { name: "", conversationId: id })?.address ?? "";
  let mails = 0;
  const put = (text: string, { to = address, at = now(), more = "" } = {}) =>
    imap.put(
      `From: Ana <${email}>\r\nTo: ${to}\r\nSubject: Re: Homes\r\nMessage-ID: <${++mails}.${email}>\r\n${more}\r\n${text}\r\n`,
      at,
    );
  const warnings: unknown[] = [];
  const log = Object.assign(Object.create(chat.app.log), {
    warn: (_data: unknown, text: string) => warnings.push(text),
  });
  const read = (on = chat.app) => readMailbox({ services: on.services, limits: on.limits, log });
  const bodies = async () => {
    const rows = await services.db
      .selectFrom("inbound_message")
      .select("body")
      .where("agent_id", "=", chat.agent.agent_id)
      .orderBy("received_at")
      .orderBy("body")
      .execute();
    return rows.map(({ body }) => body);
  };
  return { ...chat, imap, services, email, address, put, read, bodies, warnings, settings, now };
}

describe("a mailbox", () => {
  test("delivers new mails once to their conversation and marks them as read", async () => {
    const { put, read, bodies, imap } = await stage();
    const first = put("Are dogs allowed?\r\n\r\nOn Fri, Mar 20, 2026 at 9:58 AM Rosa wrote:\r\n> Hi Ana");
    put("Someone else's newsletter", { to: "someone@llave.example" });
    await read();
    expect(await bodies()).toEqual(["Are dogs allowed?"]);
    expect(first.flags.has("\\Seen")).toBe(true);
    put("And cats?");
    await read();
    await read();
    expect(await bodies()).toEqual(["And cats?", "Are dogs allowed?"].toSorted());
    expect(imap.state.logins).toHaveLength(3);
  });

  test("is first read from yesterday on, and again after the server renumbers it", async () => {
    const { put, read, bodies, imap } = await stage();
    put("Long ago", { at: new Date(friday - 3 * dayMs) });
    put("This morning");
    await read();
    expect(await bodies()).toEqual(["This morning"]);
    imap.state.uidValidity++;
    put("After the move");
    await read();
    expect((await bodies()).toSorted()).toEqual(["After the move", "This morning"]);
  });

  test("resumes where the connection broke", async () => {
    const { put, read, bodies, imap } = await stage();
    put("One");
    const second = put("Two");
    put("Three");
    imap.state.failures.breaksAt = second.uid;
    await expect(read()).rejects.toThrow();
    expect(await bodies()).toEqual(["One"]);
    await read();
    expect((await bodies()).toSorted()).toEqual(["One", "Three", "Two"]);
  });

  test("can be read by two servers at once without processing a mail twice", async () => {
    const { put, read, bodies, database, settings, now } = await stage();
    const other = await startTestApp({ database, env: settings, now });
    for (const text of ["One", "Two", "Three", "Four"]) put(text);
    await Promise.all([read(), read(other.app), read()]);
    expect((await bodies()).toSorted()).toEqual(["Four", "One", "Three", "Two"]);
  });

  test("leaves mails that are too large or over the limit, logs them, and continues", async () => {
    const { put, read, bodies, warnings, imap } = await stage({ LLAVE_RATE_FACTOR: "0.04" });
    const large = put("Huge");
    large.raw = Buffer.alloc(15_000_001, "a");
    put("Fits");
    const over = put("One too many");
    await read();
    expect(await bodies()).toEqual(["Fits"]);
    expect(warnings).toEqual(["mail too large, not taken", "mail over the limit"]);
    expect([large.flags.size, over.flags.size]).toEqual([0, 0]);
    await read();
    expect(imap.state.logins).toHaveLength(2);
  });

  test("continues after a mail that fails, and stops when the database is down", async () => {
    const { put, read, bodies, warnings, services, address } = await stage();
    const failing = put("Fails", { more: `X-Original-To: ${address}\r\n` });
    put("Works");
    const take = vi.spyOn(services.jobs, "queueTexts").mockImplementationOnce(() => {
      throw Object.assign(new Error("the database is shutting down"), { code: "57P01" });
    });
    await expect(read()).rejects.toThrow("shutting down");
    take.mockImplementationOnce(() => {
      throw new Error("a bug");
    });
    await read();
    expect((await bodies()).toSorted()).toEqual(["Fails", "Works"]);
    expect(warnings).toEqual(["mail failed, not taken"]);
    expect(failing.flags.size).toBe(0);
  });

  test("delivers a mail with NUL in its decoded headers, and the ones after it", async () => {
    const { put, read, bodies, address } = await stage();
    put("Odd", { more: "References: <\0@renters.example>\r\n", to: `=?utf-8?B?QW4AYQ==?= <${address}>` });
    put("Good");
    await read();
    expect((await bodies()).toSorted()).toEqual(["Good", "Odd"]);
  });

  test("reports a refused password as an error, not as an empty mailbox", async () => {
    const { put, read, bodies, imap } = await stage();
    put("Hello?");
    imap.state.failures.refuses = true;
    await expect(read()).rejects.toThrow();
    imap.state.failures.refuses = false;
    await read();
    expect(await bodies()).toEqual(["Hello?"]);
  });

  test("tells agents why and since when it can't be read, until it works again", async () => {
    const { read, imap, signedIn, agent } = await stage();
    const owner = await signedIn(agent.email);
    const state = async () => (await owner.get("/api/agent/channels/email")).body.mailbox;
    const at = (minutes: number) => new Date(friday + minutes * 60_000).toISOString();
    await read();
    expect(await state()).toEqual({ readAt: at(0), problem: null, failingSince: null });
    clock.at += 60_000;
    imap.state.failures.refuses = true;
    await expect(read()).rejects.toThrow();
    expect(await state()).toEqual({ readAt: at(0), problem: "password", failingSince: at(1) });
    clock.at += 60_000;
    imap.state.failures = { refuses: false, lacksFolder: true, breaksAt: null };
    await expect(read()).rejects.toThrow();
    expect(await state()).toEqual({ readAt: at(0), problem: "folder", failingSince: at(1) });
    imap.state.failures.lacksFolder = false;
    clock.at += 60_000;
    await read();
    expect(await state()).toEqual({ readAt: at(3), problem: null, failingSince: null });
    imap.stop();
    await expect(read()).rejects.toThrow();
    expect(await state()).toMatchObject({ problem: "unreachable", failingSince: at(3) });
  });

  test("never gets the password if its certificate is invalid, and says why", async () => {
    const { read, imap, signedIn, agent } = await stage({}, { secure: true });
    await expect(read()).rejects.toThrow();
    expect(imap.state.logins).toEqual([]);
    const owner = await signedIn(agent.email);
    expect((await owner.get("/api/agent/channels/email")).body.mailbox).toMatchObject({ problem: "certificate" });
  });

  test("is read by the job, which answers and shows that email is connected", async () => {
    const imap = await startImapServer();
    const env = { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_IMAP_URL: imap.url };
    const chat = await startChat({ env });
    const email = `eva${++renters}@renters.example`;
    await chat.say(`I'm Eva. 2 bedrooms in Brickell up to 3000, moving in May 1, ${email}`);
    const owner = await chat.signedIn(chat.agent.email);
    const [{ id }] = (await owner.get("/api/conversations/recent")).body;
    const to = replyAddress(chat.app.services, { name: "", conversationId: id })?.address ?? "";
    imap.put(`From: ${email}\r\nTo: ${to}\r\nMessage-ID: <1.${email}>\r\n\r\nIs parking included?\r\n`, new Date());
    await chat.app.services.jobs.start();
    await readMailbox({ services: chat.app.services, limits: chat.app.limits, log: chat.app.log });
    await vi.waitFor(
      async () => {
        const { messages } = (await owner.get(`/api/conversations/${id}/messages`)).body;
        expect(messages.at(-1)).toMatchObject({ author: "assistant", channel: "email" });
      },
      { timeout: 20_000, interval: 100 },
    );
    expect((await owner.get("/api/agent/channels/email")).body).toMatchObject({ connected: true });
  });
});

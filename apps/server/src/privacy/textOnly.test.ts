import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { findInTables } from "../testing/databases/rawTables.ts";
import { startTextChat } from "../testing/twilioServer/startTextChat.ts";
import { sendCodeTexts } from "./codeTexts.ts";

type Stage = Awaited<ReturnType<typeof startTextChat>>;
const form = { "content-type": "application/x-www-form-urlencoded" };
const words = "glimmerfax";

function post(browser: TestClient, path: string, fields: Record<string, string> = {}) {
  return browser.send("POST", path, new URLSearchParams(fields).toString(), form);
}

/** A renter who wrote by text alone, and gave neither name nor email. */
async function textOnly(options: Parameters<Stage["text"]>[1] = {}) {
  const stage = await startTextChat();
  await stage.text(`Hi, 2 bedrooms in Brickell near the ${words} (${stage.code})`, options);
  return stage;
}

/** Asks for a code for a phone, and returns the request's id and the texts that were sent for it. */
async function askForCode(stage: Stage, browser: TestClient, phone: string, lang = "en") {
  const before = stage.twilio.taken.length;
  const page = await post(browser, `/my-data/code?lang=${lang}`, { address: phone });
  expect(page.status).toBe(200);
  await sendCodeTexts(stage.services);
  // The server's own job may have taken it first.
  await expect
    .poll(async () => {
      const { rows } = await stage.database.pool.query("select 1 from privacy_request where text_due <= now()");
      return rows.length;
    })
    .toBe(0);
  const request = /name="request" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const texts = () => stage.twilio.taken.slice(before);
  return { request, texts, page };
}

/** Proves the renter's phone in a browser that never wrote. */
async function provenBrowser(stage: Stage) {
  const browser = stage.client();
  const { request, texts } = await askForCode(stage, browser, stage.renterPhone);
  await expect.poll(() => texts().length).toBe(1);
  const code = /\d{6}/.exec(texts()[0]?.body ?? "")?.[0] ?? "";
  expect((await post(browser, "/my-data/prove", { request, code })).status).toBe(303);
  return browser;
}

test.each(["sms", "whatsapp"] as const)(
  "a renter who only wrote by %s gets a code there, can copy everything and erase it",
  async (channel) => {
    const stage = await textOnly({ channel });
    const { renterPhone, agent, database } = stage;
    const browser = await provenBrowser(stage);
    const sent = stage.twilio.taken.at(-1);
    expect(sent?.to).toBe(channel === "whatsapp" ? `whatsapp:${renterPhone}` : renterPhone);
    expect((await browser.get("/my-data")).text).toContain(agent.name);
    const copy = (await browser.get("/my-data/copy")).body;
    expect(copy.holders).toHaveLength(1);
    expect(copy.holders[0].addresses).toMatchObject([{ channel, address: renterPhone }]);
    expect(JSON.stringify(copy.holders[0].conversations)).toContain(words);
    const done = await post(browser, "/my-data/erase");
    expect(done.text).toContain("Your data has been erased");
    await stage.services.jobs.stop();
    expect(await findInTables(database.pool, [words, renterPhone])).toEqual([]);
    const owner = await stage.signedIn(agent.email);
    expect((await owner.get("/api/agent/privacy-receipts")).body).toMatchObject([
      { act: "erasure", proof: "code", conversations: 1 },
      { act: "copy", proof: "code" },
    ]);
    expect((await browser.get("/my-data/copy")).status).toBe(302);
  },
);

test("the code is in the renter's language, works once, and is stored nowhere the agent can see", async () => {
  const stage = await textOnly();
  const browser = stage.client();
  const { request, texts } = await askForCode(stage, browser, stage.renterPhone, "es");
  await expect.poll(() => texts().length).toBe(1);
  const body = texts()[0]?.body ?? "";
  expect(body).toContain("es tu código");
  const code = /\d{6}/.exec(body)?.[0] ?? "";
  expect(await findInTables(stage.database.pool, [code])).toEqual([]);
  const both = await Promise.all([1, 2].map(() => post(stage.client(), "/my-data/prove", { request, code })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 400]);
});

test("emails the code when the phone number was only typed into a chat", async () => {
  const stage = await startTextChat();
  const email = `typed-${randomUUID()}@renters.example`;
  await stage.say(`2 bedrooms in Doral, I'm Ana, ${email}, ${stage.renterPhone.slice(2)}`);
  const { texts } = await askForCode(stage, stage.client(), stage.renterPhone);
  expect(texts()).toEqual([]);
  const { rows } = await stage.database.pool.query(
    "select 1 from mail where kind = 'privacy_code' and recipient = $1",
    [email],
  );
  expect(rows).toHaveLength(1);
});

test("the page says the same for a phone that nobody wrote from", async () => {
  const stage = await textOnly();
  const known = await askForCode(stage, stage.client(), stage.renterPhone);
  const unknown = await askForCode(stage, stage.client(), "+13055559999");
  const plain = (text: string) => text.replace(/value="[^"]+"|nonce="[^"]+"/g, "");
  expect(plain(known.page.text)).toBe(plain(unknown.page.text));
  await expect.poll(() => known.texts().length).toBe(1);
  expect(unknown.texts().filter(({ to }) => to === "+13055559999")).toEqual([]);
});

test("texts a phone at most three codes an hour, and none after a stop", async () => {
  const stage = await textOnly();
  const before = stage.twilio.taken.length;
  for (let again = 0; again < 5; again++) await askForCode(stage, stage.client(), stage.renterPhone);
  await expect.poll(() => stage.twilio.taken.length - before).toBe(3);
  const stopped = await textOnly();
  await stopped.text("STOP");
  const { texts } = await askForCode(stopped, stopped.client(), stopped.renterPhone);
  expect(texts()).toEqual([]);
  await stopped.text("START");
  await expect
    .poll(async () => (await askForCode(stopped, stopped.client(), stopped.renterPhone)).texts().length)
    .toBe(1);
});

test("sends no code on WhatsApp once its 24 hours are up", async () => {
  const stage = await textOnly({ channel: "whatsapp" });
  await stage.database.pool.query(
    "update channel_thread set last_inbound_at = now() - interval '25 hours' where address = $1",
    [stage.renterPhone],
  );
  const { texts } = await askForCode(stage, stage.client(), stage.renterPhone);
  expect(texts()).toEqual([]);
});

test("retries a code when the provider is busy, but not when it may have been sent", async () => {
  const stage = await textOnly();
  await stage.services.jobs.stop();
  stage.twilio.failures.push(429);
  const busy = stage.client();
  const before = stage.twilio.taken.length;
  await post(busy, "/my-data/code", { address: stage.renterPhone });
  await stage.services.jobs.stop();
  await sendCodeTexts(stage.services);
  await sendCodeTexts(stage.services);
  expect(stage.twilio.taken.length - before).toBe(0);
  // A second ago: the database counts microseconds, the server's clock whole milliseconds.
  await stage.database.pool.query(
    "update privacy_request set text_due = now() - interval '1 second' where text_due is not null",
  );
  stage.twilio.failures.push("after");
  await sendCodeTexts(stage.services);
  await sendCodeTexts(stage.services);
  expect(stage.twilio.taken.length - before).toBe(1);
});

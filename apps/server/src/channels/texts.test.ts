import { expect, test } from "vitest";
import { storageUsed } from "../pictures/storage.ts";
import { isSuppressed } from "../suppression/suppression.ts";
import { createAgent, createLink, createProperty } from "../testing/factories.ts";
import { testClock } from "../testing/testClock.ts";
import { newSid, startTextChat } from "../testing/twilioServer/startTextChat.ts";
import { postSigned, sharedNumber } from "../testing/twilioServer/twilioServer.ts";
import { linkCode, newConversationCode } from "./connection/codes.ts";

const clock = testClock();
const startText = () => startTextChat({ now: clock.now });

test("answers a text with the same assistant, in a conversation that the agent sees", async () => {
  const { text, code, agent, signedIn, renterPhone } = await startText();
  const [first, ...more] = await text(`Hi! 2 bedrooms in Brickell up to 3000 (${code})`);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ to: renterPhone, from: sharedNumber });
  // The first text says who writes, that it is an assistant, and how to end it.
  expect(first?.body).toMatch(new RegExp(`^AI assistant for ${agent.name}.*Reply STOP to end, HELP for help`));
  const [second] = await text("We'd move on May 1");
  expect(second?.body).not.toContain("Reply STOP");
  const owner = await signedIn(agent.email);
  const [{ id }] = (await owner.get("/api/conversations/recent")).body;
  const { messages } = (await owner.get(`/api/conversations/${id}/messages`)).body;
  expect(messages.map(({ author, channel }: { author: string; channel: string }) => [author, channel])).toEqual([
    ["renter", "sms"],
    ["assistant", "sms"],
    ["renter", "sms"],
    ["assistant", "sms"],
  ]);
  expect(messages[0].content).toBe("Hi! 2 bedrooms in Brickell up to 3000");
  expect(messages[1].delivery).toMatchObject({ status: "sent", channel: "sms", segments: expect.any(Number) });
  expect((await owner.get("/api/leads")).body[0]).toMatchObject({ phone: renterPhone });
});

test("answers a text with NUL in it or in Twilio's other fields", async () => {
  const { text, code, signedIn, agent } = await startText();
  const [answer] = await text(`2 bed\0rooms in Brickell (${code})`, { more: { ProfileName: "An\0a", Odd: "\0" } });
  expect(answer?.body).toContain(agent.name);
  const owner = await signedIn(agent.email);
  expect((await owner.get("/api/conversations/recent")).body[0]).toMatchObject({
    lastMessage: "2 bedrooms in Brickell",
  });
});

test("shows the agent each link's code on the shared number, and the code opens that link", async () => {
  const { text, code, services, agent, link, signedIn, conversations, client } = await startText();
  const agentId = agent.agent_id;
  const second = await createLink(services.db, agentId, { name: "Open house" });
  const off = await createLink(services.db, agentId, { name: "Old sign", is_active: false });
  const stranger = await createLink(services.db, (await createAgent(services.db)).agent_id, {});
  const owner = await signedIn(agent.email);
  const [sms, whatsapp] = (await owner.get("/api/agent/channels")).body;
  const [first, other, ...more] = sms.codes;
  expect(more).toEqual([]);
  expect(first).toEqual({
    linkId: link.link_id,
    name: expect.any(String),
    code,
    address: `sms:${sharedNumber}?body=${code}`,
  });
  expect(other).toMatchObject({
    linkId: second.link_id,
    name: "Open house",
    code: expect.stringMatching(/^LL-\w{6}$/),
  });
  expect(whatsapp.codes[1]).toMatchObject({
    code: other.code,
    address: `https://wa.me/${sharedNumber.slice(1)}?text=${other.code}`,
  });
  expect(JSON.stringify(sms.codes)).not.toMatch(new RegExp(`${off.link_id}|${stranger.link_id}`));
  expect((await client().get("/api/agent/channels")).status).toBe(401);
  await text(other.code);
  expect(await conversations()).toMatchObject([{ link_id: second.link_id }]);
});

test("refuses a webhook without a signature from the number's account", async () => {
  const { webhook, deliver, conversations, code, renterPhone, work } = await startText();
  const params = { MessageSid: newSid(), From: renterPhone, To: sharedNumber, Body: `Hi ${code}` };
  for (const { status } of [
    await postSigned(webhook, params, { authToken: "another token" }),
    await postSigned(webhook, params, { signature: "" }),
    await postSigned(webhook, { ...params, To: "+13055550999" }),
    await postSigned(webhook, { ...params, To: "nobody" }),
  ])
    expect(status).toBe(403);
  expect((await deliver("Hi", { sid: "no id!" })).status).toBe(400);
  await work();
  expect(await conversations()).toEqual([]);
});

test("processes a text once if it is delivered twice", async () => {
  const { deliver, work, twilio, code, conversations } = await startText();
  const sid = newSid();
  const results = await Promise.all([1, 2, 3].map(() => deliver(`2 bedrooms in Doral ${code}`, { sid })));
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
  await Promise.all([work(), work()]);
  await deliver(`2 bedrooms in Doral ${code}`, { sid });
  await work();
  expect(twilio.taken).toHaveLength(1);
  expect(await conversations()).toMatchObject([{ message_count: 2 }]);
});

test("tells an unknown sender how to reach an agent, at most twice a day", async () => {
  const { deliver } = await startTextChat({ env: { LLAVE_RATE_FACTOR: "1" } });
  const from = "+13055559999";
  const first = (await deliver("hola, busco apartamento", { from })).text;
  expect(first).toContain("Todavía no sabemos");
  expect(first).toContain("Responde ALTO para terminar");
  expect((await deliver("hello?", { from })).text).toContain("<Message>");
  expect((await deliver("hello??", { from })).text).not.toContain("<Message>");
  expect((await deliver("STOP", { from: "+13055559998" })).text).not.toContain("<Message>");
});

test("continues by text where the web chat left off", async () => {
  const { say, text, services, agent, link, conversations } = await startText();
  await say("2 bedrooms in Brickell, I'm Ana");
  const [{ visitor_id, client_id } = { visitor_id: "", client_id: "" }] = await conversations();
  const owner = { agentId: agent.agent_id, linkId: link.link_id, visitorId: visitor_id, clientId: client_id };
  const code = await newConversationCode(services.db, owner, new Date(clock.at));
  await text(`up to 3000 a month (${code})`);
  const rows = await conversations();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ channel: "sms", message_count: 5 });
  // Back on the page, nothing is sent by text.
  await say("and parking");
  expect(await text("", { from: "+13055559997" })).toEqual([]);
  // The code worked once: another person gets nowhere with it.
  await text(`and parking ${code}`, { from: "+13055559996" });
  expect(await conversations()).toHaveLength(1);
});

test.each([
  ["STOP", "en"],
  ["don't text me again", "en"],
  ["ALTO", "es"],
  ["no me escriban más", "es"],
] as const)("stops everything on %j and confirms it once in the same language", async (words, language) => {
  const { text, deliver, work, code, services, agent, signedIn, twilio, renterPhone } = await startText();
  await text(language === "en" ? `2 bedrooms in Brickell ${code}` : `Busco 2 cuartos en Brickell ${code}`);
  const owner = await signedIn(agent.email);
  const [{ id }] = (await owner.get("/api/conversations/recent")).body;
  // A message is being sent when the word arrives.
  await owner.post(`/api/conversations/${id}/messages`, { text: "I have a home for you" });
  await services.jobs.stop();
  const before = twilio.taken.length;
  await deliver(words);
  const contact = { email: null, phone: renterPhone };
  expect(await isSuppressed(services.db, services.secret, agent.agent_id, contact)).toBe(true);
  await work();
  const sent = twilio.taken.slice(before);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toContain(language === "en" ? "START" : "INICIAR");
  expect(await text("yes")).toEqual([]);
  expect((await owner.post(`/api/conversations/${id}/messages`, { text: "Hello?" })).status).toBe(409);
  const ledger = await services.db
    .selectFrom("consent")
    .select(["act", "channel", "language"])
    .where("agent_id", "=", agent.agent_id)
    .execute();
  expect(ledger).toEqual([
    { act: "revoked", channel: "sms", language },
    { act: "revoked", channel: "whatsapp", language },
  ]);
  expect((await text("START")).length).toBe(1);
  expect(await isSuppressed(services.db, services.secret, agent.agent_id, contact)).toBe(false);
});

test.each(["CANCEL", "CANCELAR"])("treats %s as an opt-out and says where to cancel the showing", async (words) => {
  const { text, code, services, agent, link, conversations, database } = await startText();
  await text(`2 bedrooms in Brickell ${code}`);
  const [{ conversation_id } = { conversation_id: "" }] = await conversations();
  await database.pool.query(
    `insert into showing (agent_id, showing_id, conversation_id, starts_at, ends_at, blocked, status, token_hash, language)
     values ($1, gen_random_uuid(), $2, '2026-03-21 15:00Z', '2026-03-21 15:30Z',
       '[2026-03-21 15:00Z,2026-03-21 15:30Z)', 'confirmed', uuid_send($2), 'en')`,
    [agent.agent_id, conversation_id],
  );
  await services.links.reload({ agentId: agent.agent_id, linkId: link.link_id });
  const [confirmation, ...more] = await text(words);
  expect(more).toEqual([]);
  expect(confirmation?.body).toMatch(/START|INICIAR/);
  expect(confirmation?.body).toMatch(/\/visit\/[\w-]+\/cancel$/);
  expect(await conversations()).toMatchObject([{ status: "stopped" }]);
});

test.each(["I'd like to stop by tomorrow", "quiero un piso alto", "end unit please"])(
  "treats %j as part of the chat",
  async (words) => {
    const { text, code, conversations } = await startText();
    await text(`2 bedrooms in Brickell ${code}`);
    expect(await text(words)).toHaveLength(1);
    expect(await conversations()).not.toMatchObject([{ status: "stopped" }]);
  },
);

test.each(["HELP", "AYUDA"])("answers %s with who is writing, for which agent, and how to stop", async (words) => {
  const { text, code, services, agent } = await startText();
  await services.db
    .updateTable("agent")
    .set({ brokerage: "Delgado Realty" })
    .where("agent_id", "=", agent.agent_id)
    .execute();
  await text(`2 bedrooms in Brickell ${code}`);
  const [help] = await text(words);
  expect(help?.body).toContain(agent.name);
  expect(help?.body).toContain("Delgado Realty");
  expect(help?.body).toMatch(/STOP|ALTO/);
});

test("sends at most three homes as short links, whose page shows the home", async () => {
  const { text, code, services, agent, client } = await startText();
  await services.db.updateTable("agent").set({ ai_mode: "full" }).where("agent_id", "=", agent.agent_id).execute();
  const terms = JSON.stringify({ pets: { allowed: ["cat"], most: 2, fee: 150 } });
  for (const unit of [1, 2, 3, 4, 5])
    await createProperty(services.db, agent.agent_id, {
      address: `${unit}00 SW 10th St`,
      price: 2500 + unit,
      available_from: "2026-04-01",
      terms,
    });
  const sent = await text(`2 bedrooms in Brickell up to 3000 from April 5, with two cats ${code}`);
  const links = sent.flatMap(({ body }) => body.match(/http\S+\/h\/\w+/g) ?? []);
  expect(links.length).toBeGreaterThan(0);
  expect(links.length).toBeLessThanOrEqual(3);
  const page = await client().get(new URL(links[0] ?? "").pathname);
  expect(page.status).toBe(200);
  expect(page.text).toContain('property="og:title"');
  expect(page.text).toMatch(/\d00 SW 10th St/);
  const picture = /property="og:image" content="([^"]+)"/.exec(page.text)?.[1] ?? "";
  expect(page.text).toContain('property="og:image:type" content="image/png"');
  const preview = await fetch(picture);
  expect([preview.status, preview.headers.get("content-type")]).toEqual([200, "image/png"]);
  // WhatsApp shows no larger ones.
  expect((await preview.arrayBuffer()).byteLength).toBeLessThan(300_000);
  expect((await client().get("/h/ZZZZZZZZ")).status).toBe(404);
});

test("keeps a renter's picture for the agent and answers politely", async () => {
  const { text, code, twilio, agent, signedIn } = await startText();
  await text(`2 bedrooms in Brickell ${code}`);
  const path = "/2010-04-01/Accounts/x/Messages/y/Media/z";
  twilio.files.set(path, {
    contentType: "image/gif",
    content: Buffer.from("GIF89a a picture"),
    disposition: 'inline; filename="../My ID.gif"',
  });
  const media = { NumMedia: "2", MediaUrl0: twilio.url + path, MediaContentType0: "image/gif" };
  // Files are only fetched from the provider, even if the webhook names another address.
  const [reply] = await text("", {
    more: { ...media, MediaUrl1: "http://127.0.0.1:1/secret", MediaContentType1: "text/html" },
  });
  expect(reply?.body).toContain(`passed your file on to ${agent.name}`);
  expect(reply?.body).toContain("I can only pass on photos");
  const owner = await signedIn(agent.email);
  const [{ id }] = (await owner.get("/api/conversations/recent")).body;
  const { messages } = (await owner.get(`/api/conversations/${id}/messages`)).body;
  const shown = messages.flatMap(({ media }: { media: unknown[] }) => media);
  expect(shown).toEqual([{ id: expect.any(String), contentType: "image/gif", name: "My ID.gif" }]);
  const file = await owner.get(`/api/conversations/${id}/media/${shown[0].id}`);
  expect([file.status, file.text, file.headers.get("content-disposition")]).toEqual([
    200,
    "GIF89a a picture",
    'inline; filename="My ID.gif"',
  ]);
});

test.each([
  ["a page", "text/html", "<script>alert(1)</script>"],
  ["a program that calls itself a picture", "image/png", "MZ"],
  ["a file over 16 MB", "image/gif", `GIF89a${"x".repeat(16_000_000)}`],
])("doesn't store %s and says what can be sent", async (_what, contentType, content) => {
  const { text, code, twilio, services, agent } = await startText();
  await text(`2 bedrooms in Brickell ${code}`);
  const path = "/2010-04-01/Accounts/x/Messages/y/Media/z";
  twilio.files.set(path, { contentType, content: Buffer.from(content) });
  const more = { NumMedia: "1", MediaUrl0: twilio.url + path, MediaContentType0: contentType };
  const sent = await text("", { more });
  expect(sent.map(({ body }) => body)).toEqual([expect.stringContaining("I can only pass on photos")]);
  const stored = services.db.selectFrom("channel_media").select("media_id").where("agent_id", "=", agent.agent_id);
  expect(await stored.execute()).toEqual([]);
});

test("counts a renter's files as the agent's storage, and refuses what exceeds the plan", async () => {
  const { text, code, twilio, services, agent, signedIn } = await startText();
  await text(`2 bedrooms in Brickell ${code}`);
  const path = (name: string) => `/2010-04-01/Accounts/x/Messages/y/Media/${name}`;
  const content = (length: number) => Buffer.from("GIF89a".padEnd(length));
  twilio.files.set(path("small"), { contentType: "image/gif", content: content(1_000) });
  twilio.files.set(path("large"), { contentType: "image/gif", content: content(5_000) });
  const send = (...names: string[]) => {
    const files = names.flatMap((name, place) => [
      [`MediaUrl${place}`, twilio.url + path(name)],
      [`MediaContentType${place}`, "image/gif"],
    ]);
    return text("", { more: { NumMedia: String(names.length), ...Object.fromEntries(files) } });
  };
  await send("small");
  expect(await storageUsed(services.db, agent.agent_id)).toBe(1_000);
  await services.db
    .updateTable("storage_use")
    .set({ bytes: 250_000_000 - 2_000 })
    .where("agent_id", "=", agent.agent_id)
    .execute();
  const [some] = await send("large", "small");
  expect(some?.body).toContain(`passed your file on to ${agent.name}`);
  expect(some?.body).toContain("I couldn't pass on all of your files: there's no room left");
  const [none] = await send("large");
  expect(none?.body).toMatch(/^I couldn't pass your file on: there's no room left for files here\./);

  const owner = await signedIn(agent.email);
  const [{ id }] = (await owner.get("/api/conversations/recent")).body;
  const { messages } = (await owner.get(`/api/conversations/${id}/messages`)).body;
  const written = messages.filter(({ content }: { content: string }) => content === "[File]");
  expect(written.map(({ media }: { media: unknown[] }) => media.length)).toEqual([1, 1, 0]);
  expect(await storageUsed(services.db, agent.agent_id)).toBe(250_000_000 - 1_000);
  await services.db.deleteFrom("conversation").where("agent_id", "=", agent.agent_id).execute();
  expect(await storageUsed(services.db, agent.agent_id)).toBe(250_000_000 - 3_000);
});

test("shows a message's delivery status even if reports arrive out of order", async () => {
  const { text, code, twilio, outgoing, renterPhone } = await startText();
  await text(`2 bedrooms in Brickell ${code}`);
  const sent = twilio.taken[0];
  const report = (status: string, more = {}) =>
    postSigned(sent?.statusCallback ?? "", {
      MessageSid: sent?.sid ?? "",
      MessageStatus: status,
      From: sharedNumber,
      To: renterPhone,
      ...more,
    });
  const status = async () => (await outgoing())[0]?.status;
  expect((await report("delivered")).status).toBe(204);
  expect((await report("delivered")).status).toBe(204);
  expect(await status()).toBe("delivered");
  await report("sent");
  await report("failed", { ErrorCode: "30003" });
  expect(await status()).toBe("delivered");
  expect((await report("read", { From: "+13055550999" })).status).toBe(403);
  expect((await report("strange")).status).toBe(400);
  await report("delivered", { MessageSid: newSid() });
  await report("read");
  expect(await status()).toBe("read");
});

test.each([
  ["at once", true],
  ["in a report, later", false],
])("says that WhatsApp's 24 hours are up when it refuses free text (%s)", async (_how, atOnce) => {
  const { deliver, work, code, twilio, outgoing, renterPhone } = await startText();
  await deliver(`2 bedrooms in Brickell ${code}`, { channel: "whatsapp" });
  // The first refusal is of its buttons.
  if (atOnce) twilio.failures.push(...Array(2).fill({ status: 400, code: 63016 }));
  await work();
  const [sent] = twilio.taken;
  if (!atOnce) {
    await postSigned(sent?.statusCallback ?? "", {
      MessageSid: sent?.sid ?? "",
      MessageStatus: "undelivered",
      ErrorCode: "63016",
      From: `whatsapp:${sharedNumber}`,
      To: `whatsapp:${renterPhone}`,
    });
  }
  expect(await outgoing()).toMatchObject([{ status: "failed", reason: "window_closed", error_code: 63016 }]);
});

test("keeps agents who share a number apart", async () => {
  const { text, code, services, twilio, conversations } = await startText();
  const other = await createAgent(services.db, { name: "Pedro Ruiz" });
  const link = await createLink(services.db, other.agent_id, { is_first: true });
  const otherCode = await linkCode(services.db, { agentId: other.agent_id, linkId: link.link_id });
  await text(`2 bedrooms in Brickell ${code}`);
  clock.at += 60_000;
  await text(`3 bedrooms in Doral ${otherCode}`);
  clock.at += 60_000;
  expect(twilio.taken[1]?.body).toContain("Pedro Ruiz");
  await text("up to 4000");
  const theirs = services.db.selectFrom("conversation").select("message_count").where("agent_id", "=", other.agent_id);
  expect(await theirs.execute()).toEqual([{ message_count: 4 }]);
  expect(await conversations()).toMatchObject([{ message_count: 2 }]);
});

import { readFile } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { replyAddress } from "../mail/replyAddress.ts";
import { signId } from "../secrets/signing.ts";
import { openFaultyDatabase } from "../testing/databases/faultyDatabase.ts";
import { createAgent, createProperty, testPassword } from "../testing/factories.ts";
import { publicRequests } from "../testing/publicRequests.ts";
import { startChat, startTestApp } from "../testing/testApp.ts";
import { newSid } from "../testing/twilioServer/startTextChat.ts";
import { postSigned, sharedNumber, startTwilioServer } from "../testing/twilioServer/twilioServer.ts";
import { openDatabase } from "./connect.ts";
import { isDatabaseUnavailable } from "./failures.ts";

const someId = "5f0c3f8e-6f0a-4c1e-9b57-0d4c0f6f7a11";
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

/** The API's description comes from files, and the demo's chat stores nothing. */
const needsNoDatabase = /openapi\.json|reference|demo\/chat/;

/** The address of every page, as the build of the pages lists them. */
async function pageAddresses(): Promise<string[]> {
  const build = new URL("../../../web/build/server/index.js", import.meta.url);
  const { routes }: { routes: Record<string, { path?: string; parentId?: string }> } = await import(build.href);
  const addressOf = (id: string | undefined): string => {
    const { path, parentId } = routes[id ?? ""] ?? {};
    const above = parentId === undefined ? "" : addressOf(parentId);
    return path ? `${above}/${path.replace(/:\w+|\*/, someId)}` : above;
  };
  return [...new Set(Object.keys(routes).map((id) => addressOf(id) || "/"))];
}

/** A server whose database can fail, and a browser that is signed in as the agent and has chatted as a renter. */
async function startFaulty(env: Record<string, string> = {}) {
  const faulty = await openFaultyDatabase();
  const chat = await startChat({ database: faulty.database, env });
  const home = await createProperty(faulty.database.db, chat.agent.agent_id);
  await chat.say("2 bedrooms in Brickell");
  await chat.renter.post("/api/auth/login", { email: chat.agent.email, password: testPassword });
  return { ...chat, faulty, home, browser: chat.renter };
}

test("returns 503 with Retry-After to every call while the database is down", async () => {
  const { app, browser, faulty, home, link } = await startFaulty();
  const wellFormed = publicRequests({
    linkId: link.link_id,
    conversationId: `${link.link_id}-1`,
    homeId: home.property_id,
  });
  faulty.goDown();
  const isTested = (call: string) => !/events$|webhooks\/(twilio|email)/.test(call) && !needsNoDatabase.test(call);
  const calls = app.apiRoutes.filter(({ method, url }) => isTested(`${method} ${url}`));
  const answers = await Promise.all(
    calls.map(async ({ method, url }) => {
      const call = `${method} ${url}`;
      const { path = url.replaceAll(/:\w+/g, someId), body = {} } = wellFormed[call] ?? {};
      const { status, headers } = await browser.send(
        method,
        path,
        method === "GET" ? undefined : JSON.stringify(body),
        {
          "content-type": "application/json",
          "user-agent": chrome,
        },
      );
      return { call, status, canRetry: Number(headers.get("retry-after")) > 0 };
    }),
  );
  expect(answers.filter(({ status, canRetry }) => status !== 503 || !canRetry)).toEqual([]);
  expect((await browser.get("/healthz")).status).toBe(200);
});

test("returns 503 to providers, which then deliver their calls again", async () => {
  const twilio = await startTwilioServer();
  const mail = { INBOUND_MAIL_DOMAIN: "reply.llave.example", INBOUND_MAIL_SECRET: "a secret of the mail provider" };
  const { app, client, faulty } = await startFaulty({ ...twilio.env, ...mail });
  const origin = app.services.origin();
  const to = replyAddress(app.services, { name: "", conversationId: someId })?.address;
  faulty.goDown();
  const text = { MessageSid: newSid(), From: "+13055550101", To: sharedNumber };
  const message = await postSigned(`${origin}/api/webhooks/twilio/message`, { ...text, Body: "Hi", NumMedia: "0" });
  const report = { ...text, From: sharedNumber, To: "+13055550101", MessageStatus: "delivered" };
  const status = await postSigned(`${origin}/api/webhooks/twilio/status?id=${someId}`, report);
  const basic = { authorization: `Basic ${Buffer.from(`llave:${mail.INBOUND_MAIL_SECRET}`).toString("base64")}` };
  const postmark = await client().post(
    "/api/webhooks/email/postmark",
    { MessageID: "1", OriginalRecipient: to, FromFull: { Email: "ana@renters.example" }, TextBody: "Hi" },
    basic,
  );
  const mime = [`From: ana@renters.example`, `To: ${to}`, "Message-ID: <1@renters.example>", "", "Hi"].join("\r\n");
  const raw = await client().send("POST", "/api/webhooks/email/mime", mime, {
    ...basic,
    "content-type": "message/rfc822",
  });
  expect([message, status, postmark, raw].map((answer) => answer.status)).toEqual([503, 503, 503, 503]);
});

test.each(["/my-data", "/my-data/erase", "/h/abcdef", "/visit/some-key/move"])(
  "the plain page %s returns 503 and offers to try again while the database is down",
  async (path) => {
    const { browser, faulty } = await startFaulty();
    faulty.goDown();
    const page = await browser.get(path, { accept: "text/html" });
    expect([page.status, Number(page.headers.get("retry-after")) > 0]).toEqual([503, true]);
    expect(page.text).toContain(`href="${path}"`);
    expect(page.text).toContain("Try again");
  },
);

test("mail programs, calendars and pictures get 503 with Retry-After while the database is down", async () => {
  const { app, browser, faulty } = await startFaulty();
  faulty.goDown();
  const leave = `/unsubscribe?token=${signId(app.services.secret, "unsubscribe", someId)}`;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const answers = await Promise.all([
    browser.send("POST", leave, "List-Unsubscribe=One-Click", form),
    browser.get("/calendar/some-key.ics"),
    browser.get("/visit/some-key/visit.ics"),
    browser.get(`/pictures/${someId}/small.webp`),
    browser.get("/my-data/copy"),
  ]);
  expect(answers.map(({ status, headers }) => [status, Number(headers.get("retry-after")) > 0])).toEqual(
    answers.map(() => [503, true]),
  );
});

test("every page returns 503 and offers to try again while the database is down", async () => {
  const faulty = await openFaultyDatabase();
  const server = await startTestApp({ database: faulty.database, pages: true });
  const agent = await createAgent(faulty.database.db);
  const browser = await server.signedIn(agent.email);
  const printed = vi.spyOn(console, "error");
  onTestFinished(() => printed.mockRestore());
  faulty.goDown();
  const pages = await pageAddresses();
  expect(pages).toContain("/dashboard/settings/plan");
  // These need no database.
  const isTested = (path: string) => !["/features", "/robots.txt", "/sitemap.xml"].includes(path);
  for (const path of [...pages.filter(isTested), "/leads", "/smartlink/somebody", "/visit/some-key"]) {
    const page = await browser.get(path, { accept: "text/html", "accept-language": "es" });
    expect([path, page.status, Number(page.headers.get("retry-after")) > 0]).toEqual([path, 503, true]);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.text).toContain(`href="${path}"`);
    expect(page.text).toContain("Reintentar");
  }
  // Only the server's log reports it.
  expect(printed).not.toHaveBeenCalled();
});

test("answers a renter's message again once the database is back, and stores it once", async () => {
  const faulty = await openFaultyDatabase();
  const chat = await startChat({ database: faulty.database });
  await chat.say("hello");
  const key = { headers: { "idempotency-key": someId } };
  faulty.goDown();
  const refused = await chat.say("2 bedrooms in Doral", key);
  expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
  faulty.recover();
  expect((await chat.say("2 bedrooms in Doral", key)).status).toBe(200);
  const { rows } = await faulty.database.pool.query(
    "select count(*) from message where agent_id = $1 and content like '2 bed%'",
    [chat.agent.agent_id],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test("readyz responds within two seconds while the database hangs, and recovers with it", async () => {
  const faulty = await openFaultyDatabase();
  const server = await startTestApp({ database: faulty.database });
  const ready = async () => {
    const before = performance.now();
    const { status } = await server.client().get("/readyz");
    return { status, inTime: performance.now() - before < 2_000 };
  };
  await expect.poll(ready).toEqual({ status: 200, inTime: true });
  faulty.hang();
  // Asked again if a pause of the machine spoiled a round: a server that needs longer spoils them all.
  const twenty = Array.from({ length: 20 });
  await expect.poll(() => Promise.all(twenty.map(ready))).toEqual(twenty.map(() => ({ status: 503, inTime: true })));
  faulty.recover();
  await expect.poll(ready).toEqual({ status: 200, inTime: true });
});

test("ends a statement that takes too long or is never answered", async () => {
  const faulty = await openFaultyDatabase();
  const usual = openDatabase(faulty.database.connection, 1);
  onTestFinished(() => usual.close());
  expect((await usual.pool.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "20s" }]);
  const quick = openDatabase(faulty.database.connection, 1, 300);
  onTestFinished(() => quick.close());
  const reason = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );
  await quick.pool.query("select 1");
  faulty.hang();
  const silent = await reason(quick.pool.query("select 1"));
  expect(silent).toMatchObject({ message: expect.stringContaining("Connection terminated") });
  expect(isDatabaseUnavailable(silent)).toBe(true);
  faulty.recover();
  const slow = await reason(quick.pool.query("select pg_sleep(30)"));
  expect(slow).toMatchObject({ code: "57014" });
  expect(isDatabaseUnavailable(slow)).toBe(true);
});

test("distinguishes a database that is down from a bug", async () => {
  const missing = await readFile("/no/such/file").catch((error: unknown) => error);
  expect(isDatabaseUnavailable(missing)).toBe(false);
  expect(isDatabaseUnavailable(Object.assign(new Error("duplicate key"), { code: "23505" }))).toBe(false);
  expect(isDatabaseUnavailable(new TypeError("undefined is not a function"))).toBe(false);
  expect(isDatabaseUnavailable(new AggregateError([Object.assign(new Error(), { code: "ECONNREFUSED" })]))).toBe(true);
});

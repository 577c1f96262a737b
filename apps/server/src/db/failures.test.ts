import { readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { openFaultyDatabase } from "../testing/faultyDatabase.ts";
import { startChat, startTestApp } from "../testing/testApp.ts";
import { openDatabase } from "./connect.ts";
import { isDatabaseUnavailable } from "./failures.ts";

const someId = "5f0c3f8e-6f0a-4c1e-9b57-0d4c0f6f7a11";
/** No one is signed in for these calls, so an empty request is refused before the database is queried. */
const publicCall = /auth|callback|account\/email\/confirm|waitlist|page-view|contact|demo|renter|smartlink|webhooks/;

/** The API's description comes from files. */
const readsNothing = /openapi\.json|reference/;

test("returns 503 with Retry-After and never 500 while the database is down", async () => {
  const faulty = await openFaultyDatabase();
  const server = await startTestApp({ database: faulty.database });
  const agent = await createAgent(faulty.database.db);
  const browser = await server.signedIn(agent.email);
  faulty.goDown();
  const calls = server.app.apiRoutes.filter(({ url }) => !url.endsWith("events") && !readsNothing.test(url));
  const answers = await Promise.all(
    calls.map(async ({ method, url }) => {
      const path = url.replaceAll(/:\w+/g, someId);
      const { status, headers } = await browser.send(method, path, method === "GET" ? undefined : "{}", {
        "content-type": "application/json",
      });
      return { call: `${method} ${url}`, status, retryAfter: Number(headers.get("retry-after")) };
    }),
  );
  expect(answers.filter(({ status }) => status === 500)).toEqual([]);
  const unavailable = answers.filter(({ status }) => status === 503);
  const others = answers.filter(({ status }) => status !== 503);
  expect(others.filter(({ call, status }) => ![400, 403].includes(status) || !publicCall.test(call))).toEqual([]);
  expect(unavailable.filter(({ retryAfter }) => !(retryAfter > 0))).toEqual([]);
  expect((await browser.get("/healthz")).status).toBe(200);
});

test.each(["/", "/dashboard", "/leads", "/smartlink/somebody", "/visit/some-key"])(
  "the page %s returns 503 and offers to try again while the database is down",
  async (path) => {
    const faulty = await openFaultyDatabase();
    const server = await startTestApp({ database: faulty.database, pages: true });
    const agent = await createAgent(faulty.database.db);
    const browser = await server.signedIn(agent.email);
    faulty.goDown();
    const page = await browser.get(path, { accept: "text/html", "accept-language": "es" });
    expect([page.status, Number(page.headers.get("retry-after")) > 0]).toEqual([503, true]);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.text).toContain(`href="${path}"`);
    expect(page.text).toContain("Reintentar");
  },
);

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
  expect(await ready()).toEqual({ status: 200, inTime: true });
  faulty.hang();
  const askers = await Promise.all(Array.from({ length: 20 }, ready));
  expect(askers).toEqual(askers.map(() => ({ status: 503, inTime: true })));
  faulty.recover();
  await expect.poll(ready).toEqual({ status: 200, inTime: true });
});

test("ends a statement that takes too long or is never answered", async () => {
  const faulty = await openFaultyDatabase();
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

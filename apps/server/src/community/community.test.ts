import { randomUUID } from "node:crypto";
import { specialtyNames } from "@llave/contract/site/communityChoices";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { createAccount, createAgent } from "../testing/factories.ts";
import { invite, mailsTo, newPerson, registerAs, tokenIn } from "../testing/people.ts";
import { startTestApp, type TestApp } from "../testing/testApp.ts";
import { directoryFilter } from "./directory.ts";
import { directoryPage } from "./repository.ts";
import { sampleAgents } from "./sampleAgents.ts";

const listed = {
  community_listed_at: new Date(),
  community_specialty: "luxury_rentals",
  community_markets: ["brickell"],
} as const;

let app: TestApp;
let reader: TestClient;

/** An empty directory, and a reader who waits for access. */
beforeEach(async () => {
  app = await startTestApp();
  await app.database.pool.query("update agent set community_listed_at = null");
  reader = await app.signedIn((await createAccount(app.database.db, { access_level: "none" })).email);
});

describe("an account that has not confirmed its email", () => {
  async function unconfirmed() {
    const person = newPerson();
    const browser = await registerAs(app, person);
    return { person, browser };
  }

  test("can't mail an agent before it opens the confirmation link", async () => {
    const agent = await listAgent();
    const { person, browser } = await unconfirmed();
    const connect = () => browser.post(`/api/community/${agent.agent_id}/connect`, { message: "Hello" });
    const refused = await connect();
    expect([refused.status, refused.body.code]).toEqual([403, "email_not_verified"]);
    expect((await browser.get("/api/account")).body.emailVerified).toBe(false);

    expect((await browser.post("/api/account/email/verify")).status).toBe(200);
    const mails = await mailsTo(app, person.email, 2);
    const token = tokenIn(mails, "token");
    expect((await app.client().post("/api/account/email/confirm", { token })).status).toBe(200);
    expect((await browser.get("/api/account")).body.emailVerified).toBe(true);
    expect((await connect()).status).toBe(200);
    expect((await app.client().post("/api/account/email/confirm", { token })).body.code).toBe("link_not_valid");
  });

  test("doesn't confirm a new address with a link mailed to the old one", async () => {
    const { person, browser } = await unconfirmed();
    await browser.post("/api/account/email/verify");
    const token = tokenIn(await mailsTo(app, person.email, 2), "token");
    await app.database.pool.query("update account set email = 'x' || email where email = $1", [person.email]);
    expect((await app.client().post("/api/account/email/confirm", { token })).status).toBe(400);
    expect((await browser.get("/api/account")).body.emailVerified).toBe(false);
  });

  test("is confirmed by an invitation or a reset mailed to it", async () => {
    const person = newPerson();
    const browser = await registerAs(app, person, await invite(app, person));
    expect((await browser.get("/api/account")).body.emailVerified).toBe(true);
  });

  test("can request the link only a few times", async () => {
    const strict = await startTestApp({ env: { LLAVE_RATE_FACTOR: "1" } });
    const browser = await registerAs(strict, newPerson());
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await browser.post("/api/account/email/verify")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

function listAgent(overrides: Parameters<typeof createAgent>[1] = {}) {
  return createAgent(app.database.db, { ...listed, community_markets: ["brickell"], ...overrides });
}

async function found(query: string, browser = reader) {
  const { status, body } = await browser.get(`/api/community?${query}`);
  expect(status).toBe(200);
  const real = body.agents.filter((agent: { sample: boolean }) => !agent.sample);
  return { total: body.total, samples: body.samples, names: real.map((agent: { name: string }) => agent.name) };
}

describe("the directory", () => {
  test("lists onboarded agents who opted in by name, then the samples, and shows no addresses", async () => {
    const zoe = await listAgent({ name: "Zoe Marsh", community_experience: 7, community_languages: ["es", "en"] });
    await listAgent({ name: "álvaro Quiroga", license_status: "verified" });
    await listAgent({ name: "Not onboarded", onboarded_at: null });
    await listAgent({ name: "Not asked", community_listed_at: null });
    await listAgent({ name: "Rejected", license_status: "rejected" });
    const answer = await reader.get("/api/community");
    const names = answer.body.agents.map((agent: { name: string }) => agent.name);
    expect(names).toEqual(["álvaro Quiroga", "Zoe Marsh", ...sampleAgents.map(({ name }) => name)]);
    expect([answer.body.total, answer.body.samples]).toEqual([2 + sampleAgents.length, sampleAgents.length]);
    expect(answer.body.agents[1]).toEqual({
      id: zoe.agent_id,
      name: "Zoe Marsh",
      initials: "ZM",
      photo: null,
      headline: "",
      specialty: "luxury_rentals",
      markets: ["brickell"],
      rating: null,
      deals: null,
      responseTime: null,
      experience: 7,
      verified: true,
      license: "attested",
      languages: ["en", "es"],
      testimonial: null,
      sample: false,
    });
    expect(answer.text).not.toMatch(/agents\.example|SL3456789|phone/);
  });

  test("finds part of a name, specialty or market in the reader's language, ignoring case and accents", async () => {
    await listAgent({ name: "José Núñez" });
    await listAgent({ name: "Mary 100%", community_specialty: "family_housing", community_markets: ["coral_gables"] });
    expect((await found("q=JOSE%20nu")).names).toEqual(["José Núñez"]);
    expect((await found("q=jos%C3%A9")).names).toEqual(["José Núñez"]);
    expect((await found("q=bRICK")).names).toEqual(["José Núñez"]);
    expect((await found("q=family")).names).toEqual(["Mary 100%"]);
    expect((await found("q=%25")).names).toEqual(["Mary 100%"]);
    expect((await found("q=_")).names).toEqual([]);
    expect(await found("q=nobody%20has%20this%20name")).toEqual({ total: 0, samples: 0, names: [] });
    const inSpanish = app.client({ "accept-language": "es" });
    const account = await createAccount(app.database.db);
    await inSpanish.post("/api/auth/login", { email: account.email, password: "a long enough password" });
    expect((await found("q=de%20lujo", inSpanish)).names).toEqual(["José Núñez"]);
    expect((await found("q=luxury", inSpanish)).names).toEqual([]);
  });

  test("combines search and filters, for samples too, and ignores unknown values", async () => {
    await listAgent({ name: "Ana Brickell" });
    await listAgent({ name: "Ana Beach", community_markets: ["miami_beach", "brickell"] });
    await listAgent({ name: "Ana Family", community_specialty: "family_housing" });
    expect((await found("q=ana&market=brickell&specialty=luxury_rentals")).names).toEqual([
      "Ana Beach",
      "Ana Brickell",
    ]);
    expect(await found("market=miami_beach&specialty=luxury_rentals")).toEqual({
      total: 2,
      samples: 1,
      names: ["Ana Beach"],
    });
    const everybody = 3 + sampleAgents.length;
    for (const query of [
      "market=all&specialty=all",
      "market=mars",
      "market=1&market=2",
      "limit=-4",
      "after=nonsense",
      "q=%20",
    ]) {
      expect((await found(query)).total, query).toBe(everybody);
    }
  });

  test("counts leased leads as deals", async () => {
    const agent = await listAgent({ name: "Leased Twice" });
    for (const stage of ["leased", "leased", "lost"] as const) {
      await sql`insert into lead (agent_id, slots, quotes, corrected, refused, score, status, reasons, stage, language)
        values (${agent.agent_id}, '{}', '{}', '{}', '[]', 50, 'warm', '[]', ${stage}, 'en')`.execute(app.database.db);
    }
    const { body } = await reader.get("/api/community?q=leased%20twice");
    expect(body.agents[0].deals).toBe(2);
  });
});

describe("a directory of 5,000", () => {
  test("returns every agent once over all pages and reads each page by index", async () => {
    await seed(5000);
    let path: string | undefined = "/api/community?limit=100&q=agent";
    const seen: string[] = [];
    while (path) {
      const { headers, body } = await reader.get(path);
      expect(body.total).toBe(5000);
      seen.push(...body.agents.map((agent: { id: string }) => agent.id));
      path = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
    }
    expect([seen.length, new Set(seen).size]).toEqual([5000, 5000]);
    for (const query of [{}, { q: "agent" }, { market: "brickell" }, { specialty: "family_housing" }]) {
      expect(await planOf(query), JSON.stringify(query)).toContain("Index Scan using agent_directory on agent");
    }
  });
});

/** Many listed agents, inserted with one statement. */
async function seed(count: number): Promise<void> {
  await sql`
    with people as (
      insert into account (email, name, password_hash, access_level)
      select ${randomUUID()} || n || '@agents.example', 'Agent ' || n, '', 'early_access' from generate_series(1, ${count}::int) n
      returning account_id, name)
    insert into agent (agent_id, slug, name, working_hours, onboarded_at, community_listed_at, community_specialty, community_markets)
    select account_id, account_id::text, name, '{}', now(), now(),
      (array['luxury_rentals', 'corporate_housing', 'family_housing'])[1 + abs(hashtext(name)) % 3],
      array[(array['miami_beach', 'downtown_miami', 'coral_gables', 'brickell'])[1 + abs(hashtext(name)) % 4]]
    from people`.execute(app.database.db);
  await sql`analyze agent`.execute(app.database.db);
}

/** The database's plan for a page in the middle. */
async function planOf(query: { q?: string; market?: string; specialty?: string }): Promise<string> {
  const after = { directoryName: "agent 2", agentId: randomUUID() };
  const rows = await directoryPage(app.database.db, directoryFilter(query, "en"), after, 24).explain();
  return rows.map((row) => Object.values(row).join()).join("\n");
}

describe("the agent's own directory entry", () => {
  const listing = {
    listed: true,
    headline: "Rentals by the bay",
    specialty: "corporate_housing",
    markets: ["brickell", "downtown_miami"],
    languages: ["en", "es"],
    experience: 3,
  };

  test("can be changed only by the agent and shows until the agent removes it", async () => {
    const agent = await createAgent(app.database.db, { name: "Opting In" });
    const browser = await app.signedIn(agent.email);
    expect((await browser.get("/api/community/profile")).body).toMatchObject({
      listed: false,
      specialty: null,
      markets: [],
    });
    expect((await put(browser, listing)).body).toEqual(listing);
    expect((await browser.get("/api/community/profile")).body).toEqual(listing);
    expect((await found("q=opting")).names).toEqual(["Opting In"]);
    await put(browser, { ...listing, listed: false });
    expect((await found("q=opting")).names).toEqual([]);
  });

  test("requires a known specialty and market, and completed onboarding", async () => {
    const browser = await app.signedIn((await createAgent(app.database.db)).email);
    const empty = await put(browser, { ...listing, specialty: null, markets: [] });
    expect([empty.status, empty.body.fields]).toEqual([400, { specialty: "Required", markets: "Required" }]);
    expect((await put(browser, { ...listing, markets: ["mars"] })).status).toBe(400);
    expect((await put(browser, { ...listing, headline: "x".repeat(121) })).status).toBe(400);
    const unfinished = await app.signedIn((await createAccount(app.database.db)).email);
    expect((await put(unfinished, listing)).body.code).toBe("onboarding_unfinished");
  });
});

function put(browser: TestClient, body: object) {
  return browser.send("PUT", "/api/community/profile", JSON.stringify(body), { "content-type": "application/json" });
}

describe("an introduction", () => {
  const connect = (
    browser: TestClient,
    agentId: string,
    message = "I have a client for Brickell.\nCoffee this week?",
  ) => browser.post(`/api/community/${agentId}/connect`, { message });

  test("mails the agent the message, the sender and the sender's status, once a day per pair", async () => {
    const agent = await listAgent({ name: "Receiver" });
    const colleague = await createAgent(app.database.db, { name: "Sender" });
    const browser = await app.signedIn(colleague.email);
    expect((await connect(browser, agent.agent_id)).body).toEqual({ ok: true });
    const [mail] = await mailsTo(app, agent.email, 1);
    expect(mail?.subject).toBe("Sender would like to connect on Llave");
    expect(mail?.text).toContain("I have a client for Brickell.\n\nCoffee this week?");
    expect(mail?.text).toContain(colleague.email);
    expect(mail?.text).toContain("Sender is a licensed agent who uses Llave.");
    const again = await connect(browser, agent.agent_id);
    expect([again.status, again.body.code]).toEqual([409, "introduced_today"]);
    expect((await connect(reader, agent.agent_id)).status).toBe(200);
    const fromWaiting = (await mailsTo(app, agent.email, 2))[0];
    expect(fromWaiting?.text).toContain("still on the waitlist");
    const { rows } = await app.database.pool.query("select account_id, message from introduction where agent_id = $1", [
      agent.agent_id,
    ]);
    expect(rows).toHaveLength(2);
  });

  test("is refused for unlisted agents, samples, oneself, and without a message", async () => {
    const hidden = await listAgent({ community_listed_at: null });
    const own = await listAgent();
    const browser = await app.signedIn(own.email);
    const answers = [
      await connect(browser, hidden.agent_id),
      await connect(browser, "not-an-id"),
      await connect(browser, sampleAgents[0]?.id ?? ""),
      await connect(browser, own.agent_id),
      await connect(browser, hidden.agent_id, "  "),
      await connect(app.client(), own.agent_id),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      "404 not_found",
      "404 not_found",
      "409 sample_profile",
      "409 introduction_to_self",
      "400 message_blank",
      "401 unauthorized",
    ]);
  });

  test("is limited to twenty a day, also when several are sent at once", async () => {
    const sender = await createAccount(app.database.db);
    const browser = await app.signedIn(sender.email);
    for (let at = 0; at < 19; at++) {
      const { agent_id } = await listAgent();
      await sql`insert into introduction (agent_id, account_id, message, day)
        values (${agent_id}, ${sender.account_id}, 'Hello', (now() at time zone 'America/New_York')::date)`.execute(
        app.database.db,
      );
    }
    const others = await Promise.all(Array.from({ length: 4 }, () => listAgent()));
    const answers = await Promise.all(others.map(({ agent_id }) => connect(browser, agent_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
  });
});

test("samples cover every market and specialty in both languages", () => {
  expect(new Set(sampleAgents.map(({ market, specialty }) => `${market} ${specialty}`)).size).toBe(12);
  expect(new Set(sampleAgents.map(({ id }) => id)).size).toBe(sampleAgents.length);
  for (const { headline, testimonial } of sampleAgents) {
    expect(headline.en).not.toBe(headline.es);
    expect(testimonial.en).not.toBe(testimonial.es);
  }
  expect(Object.keys(specialtyNames.en)).toEqual(Object.keys(specialtyNames.es));
});

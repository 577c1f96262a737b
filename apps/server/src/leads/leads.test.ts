import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { startChat, startTestApp, type TestApp } from "../testing/testApp.ts";

async function insertLeads(test: TestApp, agentId: string, leads: { score: number; status: string; name?: string }[]) {
  for (const [index, lead] of leads.entries()) {
    await test.database.db
      .insertInto("lead")
      .values({
        agent_id: agentId,
        score: lead.score,
        status: lead.status as "hot",
        name: lead.name ?? null,
        language: "en",
        updated_at: new Date(Date.UTC(2026, 10, 1, 0, index)),
      })
      .execute();
  }
}

describe("the list of leads", () => {
  test("starts with the highest score and pages to the end without a gap", async () => {
    const app = await startTestApp();
    const agent = await createAgent(app.database.db);
    const scores = Array.from({ length: 23 }, (_, index) => (index * 7) % 11);
    await insertLeads(
      app,
      agent.agent_id,
      scores.map((score) => ({ score, status: "cold" })),
    );
    const owner = await app.signedIn(agent.email);
    const seen: { id: string; score: number }[] = [];
    let path: string | undefined = "/api/leads?limit=5";
    while (path) {
      const page: Awaited<ReturnType<typeof owner.get>> = await owner.get(path);
      seen.push(...page.body);
      path = page.headers.get("link")?.match(/^<(.+)>; rel="next"$/)?.[1];
    }
    expect(new Set(seen.map((lead) => lead.id)).size).toBe(23);
    expect(seen.map((lead) => lead.score)).toEqual([...scores].sort((a, b) => b - a));
  });

  test("finds a few matches among thousands, in every order and combination, page by page", async () => {
    const app = await startTestApp();
    const agent = await createAgent(app.database.db);
    // Every 400th is a cold, leased, Spanish-speaking lead named Zoé with a low score; none of them is in the first
    // thousand.
    await app.database.pool.query(
      `insert into lead (agent_id, score, status, stage, language, source, name, updated_at)
       select $1, case when few then n / 400 else 20 + n % 70 end, case when few then 'cold' else 'warm' end,
         case when few then 'leased' else 'new' end, case when few then 'es' else 'en' end,
         case when few then 'Referral' else 'Zillow' end, case when few then 'Zoé ' || n else 'Ana' end,
         timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, 2400) as n, lateral (select n % 400 = 0 as few) as f`,
      [agent.agent_id],
    );
    const owner = await app.signedIn(agent.email);
    const numbers = [400, 800, 1200, 1600, 2000, 2400];
    const filters = ["status=cold", "stage=leased", "source=Referral", "language=es", "q=zoe", "q=ZO", "q=zoé%202400"];
    for (const filter of [...filters, "status=cold&stage=leased&source=referral&q=zoe", "q=zoe&language=es"]) {
      const expected = filter.endsWith("2400") ? [2400] : filter.includes("referral") ? [] : numbers;
      for (const sort of ["score", "recent", "quiet"]) {
        const seen: number[] = [];
        let path: string | undefined = `/api/leads?${filter}&sort=${sort}&limit=4`;
        while (path) {
          const page: Awaited<ReturnType<typeof owner.get>> = await owner.get(path);
          seen.push(...page.body.map((lead: { name: string }) => Number(lead.name.slice(4))));
          path = page.headers.get("link")?.match(/^<(.+)>; rel="next"$/)?.[1];
        }
        expect(seen).toEqual(sort === "quiet" ? expected : expected.toReversed());
      }
    }
  });

  test("ends a page early when matches come late, and continues to the last one", async () => {
    const app = await startTestApp();
    const agent = await createAgent(app.database.db);
    // Below 900 others there are more Anas than a scan keeps in memory; below those and the nameless ones, more Zoés
    // than are fetched. In batches, each well within the statement timeout on a busy machine.
    for (let first = 1; first <= 8700; first += 2175) {
      await app.database.pool.query(
        `insert into lead (agent_id, score, status, language, name, updated_at)
         select $1, 10, 'cold', 'en',
           case when n <= 900 then 'Bo ' || n when n <= 6000 then 'Ana ' || n when n > 8100 then 'Zoé ' || n end,
           timestamptz '2026-01-01' - n * interval '1 minute'
         from generate_series($2::integer, $2 + 2174) as n`,
        [agent.agent_id, first],
      );
    }
    const owner = await app.signedIn(agent.email);
    for (const [name, above, last] of [
      ["ana", 900, 6000],
      ["zoe", 8100, 8700],
    ] as const) {
      const pages: number[][] = [];
      let path: string | undefined = `/api/leads?q=${name}&limit=100`;
      while (path) {
        const page: Awaited<ReturnType<typeof owner.get>> = await owner.get(path);
        pages.push(page.body.map((lead: { name: string }) => Number(lead.name.split(" ")[1])));
        path = page.headers.get("link")?.match(/^<(.+)>; rel="next"$/)?.[1];
      }
      expect(pages[0]).toEqual([]);
      expect(pages.flat()).toEqual(Array.from({ length: last - above }, (_, index) => above + 1 + index));
    }
  });

  test("filters by temperature and words, and ignores unknown filters", async () => {
    const app = await startTestApp();
    const agent = await createAgent(app.database.db);
    await insertLeads(app, agent.agent_id, [
      { score: 90, status: "hot", name: "Ana 100%" },
      { score: 50, status: "warm", name: "Luis" },
      { score: 10, status: "cold" },
    ]);
    const owner = await app.signedIn(agent.email);
    const names = async (query: string) =>
      (await owner.get(`/api/leads${query}`)).body.map((lead: { name: string | null }) => lead.name);
    expect(await names("?status=hot")).toEqual(["Ana 100%"]);
    expect(await names("?q=luis")).toEqual(["Luis"]);
    expect(await names("?q=100%25")).toEqual(["Ana 100%"]);
    expect(await names("?q=_")).toEqual([]);
    const all = ["Ana 100%", "Luis", null];
    for (const query of ["", "?status=all", "?status=odd", "?limit=-1", "?after=rubbish", "?sort=odd"])
      expect(await names(query)).toEqual(all);
    expect(await names("?sort=recent")).toEqual([...all].reverse());
    // Hot means open: someone who rented needs no quick answer.
    const hot = async () => (await owner.get("/api/saved-views")).body.counts.hot;
    expect(await hot()).toBe(1);
    await app.database.pool.query("update lead set stage = 'leased' where agent_id = $1 and status = 'hot'", [
      agent.agent_id,
    ]);
    expect([await names("?status=hot"), await hot()]).toEqual([[], 0]);
  });
});

describe("a lead", () => {
  test("shows captured facts with the renter's own words, and corrections", async () => {
    const chat = await startChat();
    await chat.say("2 bedrooms in Brickell, up to $3,000");
    await chat.say("actually make it $3,200");
    const owner = await chat.signedIn(chat.agent.email);
    const [lead] = (await owner.get("/api/leads")).body;
    const { body } = await owner.get(`/api/leads/${lead.id}`);
    const fact = (slot: string) => body.facts.find((entry: { slot: string }) => entry.slot === slot);
    expect(fact("area")).toMatchObject({ value: "Brickell", quote: expect.stringContaining("Brickell") });
    expect(fact("budget")).toMatchObject({ value: { max: 3200 }, before: 3000 });
    expect(body.notice).toEqual({ version: expect.any(String), shownAt: expect.any(String) });
    const total = body.reasons.reduce((sum: number, reason: { points: number }) => sum + reason.points, 0);
    expect(total).toBe(body.score);
    const thread = await owner.get(`/api/conversations/${lead.conversationId}/messages`);
    expect(thread.body.messages.map((message: { author: string }) => message.author)).toEqual([
      "assistant",
      "renter",
      "assistant",
      "renter",
      "assistant",
    ]);
    expect(thread.body.messages[3].learned).toContainEqual({ slot: "budget_max", value: 3200, before: 3000 });
  });

  test("shows a pet's weight to agent and renter, because it decides which homes fit", async () => {
    const chat = await startChat();
    await chat.say("2 bedrooms in Brickell, up to $3,000");
    await chat.say("I have a dog, 60 pounds");
    const owner = await chat.signedIn(chat.agent.email);
    const [lead] = (await owner.get("/api/leads")).body;
    const { facts } = (await owner.get(`/api/leads/${lead.id}`)).body;
    const own = new URLSearchParams({ linkId: chat.link.link_id, conversationId: `${chat.link.link_id}-1` });
    const { search } = (await chat.renter.get(`/api/renter/conversation?${own}`)).body;
    const weights = [facts, search].map((lines) => lines.find(({ slot }: { slot: string }) => slot === "pets").value);
    expect(weights).toMatchObject([
      { has: true, kind: "dog", pounds: 60 },
      { has: true, kind: "dog", pounds: 60 },
    ]);
  });

  test("waits for the agent after asking for a person", async () => {
    const chat = await startChat();
    await chat.say("I want to talk to a real person");
    const owner = await chat.signedIn(chat.agent.email);
    const [lead] = (await owner.get("/api/leads?onlyMessage=1")).body;
    expect(lead.needsYou).toBe(true);
    const { body } = await owner.get(`/api/leads/${lead.id}`);
    expect(body.tasks).toContainEqual(expect.objectContaining({ kind: "ask_human" }));
  });

  test("returns 404 for another agent's lead and thread", async () => {
    const chat = await startChat();
    await chat.say("I'm Ana, 2 bedrooms in Brickell");
    const owner = await chat.signedIn(chat.agent.email);
    const [lead] = (await owner.get("/api/leads")).body;
    const other = await createAgent(chat.database.db);
    const stranger = await chat.signedIn(other.email);
    expect((await stranger.get("/api/leads")).body).toEqual([]);
    for (const path of [`/api/leads/${lead.id}`, `/api/conversations/${lead.conversationId}/messages`]) {
      expect((await owner.get(path)).status).toBe(200);
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.get(`${path}?agentId=${chat.agent.agent_id}`)).status).toBe(404);
    }
    expect((await stranger.get("/api/conversations/recent")).body).toEqual([]);
    expect((await owner.get("/api/conversations/recent")).body).toHaveLength(1);
    expect((await owner.get(`/api/leads/${randomUUID()}`)).status).toBe(404);
    expect((await owner.get("/api/leads/not-an-id")).status).toBe(400);
  });

  test("pages its thread back to the first message", async () => {
    const chat = await startChat();
    for (let i = 0; i < 33; i++) await chat.say(`message ${i}`);
    const owner = await chat.signedIn(chat.agent.email);
    const [recent] = (await owner.get("/api/conversations/recent")).body;
    const path = `/api/conversations/${recent.id}/messages`;
    const newest = (await owner.get(path)).body;
    const older = (await owner.get(`${path}?before=${newest.before}`)).body;
    const ids = [...older.messages, ...newest.messages].map((message: { id: string }) => Number(message.id));
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => index));
    expect(older.before).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { createAgent, createLink } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";

const browser = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1" };

describe("the configuration of a SmartLink", () => {
  test("returns only what a renter may know, at all three URL forms", async () => {
    const chat = await startChat();
    const { slug } = chat.agent;
    const { name_slug: name, token } = chat.link;
    for (const path of [slug, `${slug}/${name}`, `${slug}/${name}/${token}`]) {
      const answer = await chat.renter.get(`/api/smartlink/${path}`, browser);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        linkId: chat.link.link_id,
        agentId: chat.agent.agent_id,
        agentName: "Rosa Delgado",
        tone: "friendly",
        language: "bilingual",
        sourceTag: "direct",
        brandColor: "#FFA56B",
        photo: null,
      });
    }
  });

  test("prefers the link's own choices to the agent's", async () => {
    const chat = await startChat();
    await createLink(chat.database.db, chat.agent.agent_id, {
      name_slug: "spanish",
      language: "spanish",
      tone: "direct",
      brand_color: "#1C2238",
      source_tag: "Instagram",
    });
    const { body } = await chat.renter.get(`/api/smartlink/${chat.agent.slug}/spanish`, browser);
    expect(body).toMatchObject({ language: "spanish", tone: "direct", brandColor: "#1C2238", sourceTag: "Instagram" });
  });

  test("in two parts finds the newest active link with that name", async () => {
    const chat = await startChat();
    const old = await createLink(chat.database.db, chat.agent.agent_id, {
      name_slug: "sign",
      created_at: "2026-01-01T00:00:00Z",
    });
    const newest = await createLink(chat.database.db, chat.agent.agent_id, { name_slug: "sign" });
    const path = `/api/smartlink/${chat.agent.slug}/sign`;
    expect((await chat.renter.get(path, browser)).body.linkId).toBe(newest.link_id);
    await chat.database.pool.query("update smartlink set is_active = false where link_id = $1", [newest.link_id]);
    expect((await chat.renter.get(path, browser)).body.linkId).toBe(old.link_id);
  });

  test.each(["nobody", "nobody/rentals", "%00", "a".repeat(300), "..%2f..%2fetc"])(
    "returns 404 at %s",
    async (path) => {
      const chat = await startChat();
      const answer = await chat.renter.get(`/api/smartlink/${path}`, browser);
      expect([400, 404]).toContain(answer.status);
      if (answer.status === 404) expect(answer.body.error).toContain("not found");
    },
  );

  test("returns 404 with a wrong token", async () => {
    const chat = await startChat();
    const path = `/api/smartlink/${chat.agent.slug}/${chat.link.name_slug}/wrong`;
    expect((await chat.renter.get(path, browser)).status).toBe(404);
  });

  test("returns 410 for an inactive link", async () => {
    const chat = await startChat();
    await chat.database.pool.query("update smartlink set is_active = false where link_id = $1", [chat.link.link_id]);
    const answer = await chat.renter.get(`/api/smartlink/${chat.agent.slug}`, browser);
    expect([answer.status, answer.body.error]).toEqual([410, expect.stringContaining("no longer active")]);
  });

  test("reflects a change of the agent's settings at once", async () => {
    const chat = await startChat();
    const path = `/api/smartlink/${chat.agent.slug}`;
    await chat.renter.get(path, browser);
    await chat.database.pool.query("update agent set brand_color = '#10B981' where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    await expect.poll(async () => (await chat.renter.get(path, browser)).body.brandColor).toBe("#10B981");
  });
});

describe("a view", () => {
  const views = async (chat: Awaited<ReturnType<typeof startChat>>) => {
    const owner = await chat.signedIn(chat.agent.email);
    return (await owner.get("/api/smartlinks")).body[0].totalViews;
  };

  test("counts once per visitor and day", async () => {
    let now = new Date("2026-11-21T15:00:00Z");
    const chat = await startChat({ now: () => now });
    const path = `/api/smartlink/${chat.agent.slug}`;
    for (let i = 0; i < 3; i++) await chat.renter.get(path, browser);
    expect(await views(chat)).toBe(1);
    await chat.client().get(path, browser);
    now = new Date("2026-11-22T15:00:00Z");
    await chat.renter.get(path, browser);
    expect(await views(chat)).toBe(3);
  });

  test("isn't counted for preview bots or the agent", async () => {
    const chat = await startChat();
    const path = `/api/smartlink/${chat.agent.slug}`;
    for (const robot of [
      "WhatsApp/2.23.20.0",
      "facebookexternalhit/1.1",
      "Twitterbot/1.0",
      "TelegramBot (like TwitterBot)",
    ])
      await chat.client().get(path, { "user-agent": robot });
    const owner = await chat.signedIn(chat.agent.email);
    await owner.get(path, browser);
    expect(await views(chat)).toBe(0);
  });

  test.each([
    "node",
    "curl/8.5.0",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36",
  ])("is counted for a program that makes the page's call: %s", async (program) => {
    const chat = await startChat();
    await chat.renter.get(`/api/smartlink/${chat.agent.slug}`, { "user-agent": program });
    expect(await views(chat)).toBe(1);
  });

  test("from a scanned code is counted separately", async () => {
    const chat = await startChat();
    await chat.renter.get(`/api/smartlink/${chat.agent.slug}?src=qr`, browser);
    const { rows } = await chat.database.pool.query("select views, scans from smartlink_day where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    expect(rows).toEqual([{ views: 1, scans: 1 }]);
  });
});

test("an agent lists only their own links", async () => {
  const chat = await startChat();
  const other = await createAgent(chat.database.db);
  await createLink(chat.database.db, other.agent_id, { name: "Other" });
  const owner = await chat.signedIn(chat.agent.email);
  const { body } = await owner.get(`/api/smartlinks?agentId=${other.agent_id}`);
  expect(body.map((link: { id: string }) => link.id)).toEqual([chat.link.link_id]);
  expect(body[0]).toMatchObject({
    slug: chat.agent.slug,
    url: expect.stringContaining(`/smartlink/${chat.agent.slug}/rentals/${chat.link.token}`),
    isActive: true,
  });
});

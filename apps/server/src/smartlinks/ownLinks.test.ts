import { describe, expect, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { startChat, startTestApp } from "../testing/testApp.ts";
import { linkSlugOf } from "./slug.ts";

const request = {
  name: "Instagram bio",
  sourceTag: "Instagram",
  language: null,
  tone: "warm",
  brandColor: "#3B82F6",
  isActive: true,
};

async function agentOn(plan: "trial" | "solo" | "enterprise") {
  const app = await startTestApp();
  const agent = await createAgent(app.database.db, { plan });
  const browser = await app.signedIn(agent.email);
  const patch = (id: string, body: object) =>
    browser.send("PATCH", `/api/smartlinks/${id}`, JSON.stringify(body), { "content-type": "application/json" });
  return { ...app, agent, browser, patch };
}

describe("an agent's own links", () => {
  test("the first uses the agent's name alone, and others keep their address when renamed", async () => {
    const { browser, agent, patch } = await agentOn("solo");
    const first = await browser.post("/api/smartlinks", { ...request, name: "Rentas en Miami · 2027" });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ slug: agent.slug, isFirst: true, totalViews: 0, isActive: true, tone: "warm" });
    const second = (await browser.post("/api/smartlinks", request)).body;
    expect(second.slug).toMatch(new RegExp(`^${agent.slug}/instagram-bio/[\\w-]+$`));
    const renamed = await patch(second.id, { name: "TikTok", brandColor: null });
    expect(renamed.body).toMatchObject({ name: "TikTok", slug: second.slug, brandColor: null, sourceTag: "Instagram" });
    const list = (await browser.get("/api/smartlinks")).body;
    expect(list.map(({ name }: { name: string }) => name)).toEqual(["Rentas en Miami · 2027", "TikTok"]);
  });

  test("reports each wrong field of a request", async () => {
    const { browser, patch } = await agentOn("solo");
    const answer = await browser.post("/api/smartlinks", { ...request, name: " ", brandColor: "blue" });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ["name", "brandColor"]]);
    const { id } = (await browser.post("/api/smartlinks", request)).body;
    expect((await patch(id, { tone: "rude" })).status).toBe(400);
  });

  test("enforces the plan's number of links, also for simultaneous requests and restores", async () => {
    const { browser } = await agentOn("trial");
    const answers = await Promise.all([1, 2, 3].map(() => browser.post("/api/smartlinks", request)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "smartlink_limit" });
    expect((await browser.get("/api/smartlinks/allowance")).body).toEqual({
      ...{ plan: "trial", limit: 1, used: 1 },
      abilities: { create: false },
    });
    const gone = answers.find(({ status }) => status === 201)?.body.id;
    expect((await browser.send("DELETE", `/api/smartlinks/${gone}`)).status).toBe(200);
    expect((await browser.post("/api/smartlinks", request)).status).toBe(201);
    expect((await browser.post(`/api/smartlinks/${gone}/restore`)).body.code).toBe("smartlink_limit");
  });

  test("allows any number on an unlimited plan", async () => {
    const { browser } = await agentOn("enterprise");
    for (let count = 0; count < 11; count++) expect((await browser.post("/api/smartlinks", request)).status).toBe(201);
    expect((await browser.get("/api/smartlinks/allowance")).body).toMatchObject({
      limit: null,
      abilities: { create: true },
    });
  });
});

describe("a link that changes", () => {
  test("updates the open chat when switched off, on, deleted or restored", async () => {
    const { signedIn, agent, link, say, renter } = await startChat();
    const browser = await signedIn(agent.email);
    const config = `/api/smartlink/${agent.slug}`;
    const patch = (body: object) =>
      browser.send("PATCH", `/api/smartlinks/${link.link_id}`, JSON.stringify(body), {
        "content-type": "application/json",
      });
    await say("Hi, 2 bedrooms in Brickell. My name is Ana and my phone is 305-555-0101");
    await patch({ isActive: false });
    await expect.poll(async () => (await renter.get(config)).status).toBe(410);
    expect((await say("still there?")).status).toBe(410);
    expect((await browser.get("/api/smartlinks")).body).toMatchObject([{ abilities: { open: false } }]);
    await patch({ isActive: true, brandColor: "#10B981", language: "spanish" });
    await expect
      .poll(async () => (await renter.get(config)).body)
      .toMatchObject({ brandColor: "#10B981", language: "spanish" });
    expect((await browser.get("/api/smartlinks")).body).toMatchObject([{ abilities: { open: true } }]);
    await browser.send("DELETE", `/api/smartlinks/${link.link_id}`);
    await expect.poll(async () => (await renter.get(config)).body.code).toBe("smartlink_not_found");
    expect((await browser.get("/api/smartlinks")).body).toEqual([]);
    expect((await browser.get("/api/leads")).body[0]).toMatchObject({ name: "Ana" });
    const restored = await browser.post(`/api/smartlinks/${link.link_id}/restore`);
    expect(restored.body).toMatchObject({ isFirst: true, conversationsStarted: 1, leadsGenerated: 1 });
    await expect.poll(async () => (await renter.get(config)).status).toBe(200);
  });

  test("passes the agent's name to the oldest remaining link when deleted", async () => {
    const { browser, agent } = await agentOn("solo");
    const ids: string[] = [];
    for (const name of ["One", "Two", "Three"])
      ids.push((await browser.post("/api/smartlinks", { ...request, name })).body.id);
    await browser.send("DELETE", `/api/smartlinks/${ids[0]}`);
    const list = (await browser.get("/api/smartlinks")).body;
    expect(list[0]).toMatchObject({ name: "Two", slug: agent.slug });
  });
});

describe("a link's days", () => {
  test("come oldest first with their figures, including days without views", async () => {
    const now = new Date("2026-03-20T16:00:00Z");
    const { signedIn, agent, link, renter } = await startChat({ now: () => now });
    await renter.get(`/api/smartlink/${agent.slug}?src=qr`, { "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1" });
    const browser = await signedIn(agent.email);
    const days = (await browser.get(`/api/smartlinks/${link.link_id}/days?days=7`)).body;
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ day: "2026-03-14", views: 0, scans: 0, conversations: 0, leads: 0 });
    expect(days[6]).toMatchObject({ day: "2026-03-20", views: 1, scans: 1 });
    expect((await browser.get(`/api/smartlinks/${link.link_id}/days?days=odd`)).body).toHaveLength(30);
  });

  test("are as many across the end of daylight saving time, late in the evening", async () => {
    // 11:17 PM in Miami on November 23; 29 times 24 hours earlier it was past midnight, October 26.
    const { signedIn, agent, link } = await startChat({ now: () => new Date("2026-11-24T04:17:00Z") });
    const browser = await signedIn(agent.email);
    const days = (await browser.get(`/api/smartlinks/${link.link_id}/days?days=30`)).body;
    expect([days.length, days[0].day, days.at(-1).day]).toEqual([30, "2026-10-25", "2026-11-23"]);
  });
});

test("a link's QR code is an image that leads to it", async () => {
  const { signedIn, agent, link } = await startChat();
  const browser = await signedIn(agent.email);
  const svg = await browser.get(`/api/smartlinks/${link.link_id}/qr.svg`);
  expect(svg.headers.get("content-type")).toContain("image/svg+xml");
  expect(svg.text).toContain("<title>Rentals</title>");
  const png = await browser.get(`/api/smartlinks/${link.link_id}/qr.png?size=300`);
  expect(png.headers.get("content-type")).toBe("image/png");
});

test.each([
  ["Instagram bio", "instagram-bio"],
  ["  ¡Rentas en Español! ", "rentas-en-espanol"],
  ["出租", "link"],
  [`${"a".repeat(39)} b`, "a".repeat(39)],
])("the address of a link called %s", (name, slug) => {
  expect(linkSlugOf(name)).toBe(slug);
});

import { dayMs } from "@llave/contract/calendar";
import { describe, expect, test } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { createAgent, createProperty } from "../../testing/factories.ts";
import { startChat, startTestApp } from "../../testing/testApp.ts";
import { eraseRemoved } from "./removal.ts";

const patch = (browser: TestClient, path: string, body: unknown) =>
  browser.send("PATCH", path, JSON.stringify(body), { "content-type": "application/json" });

/** A chat whose renter is a lead, its agent's browser, and another agent's. */
async function startLead(...messages: string[]) {
  const chat = await startChat();
  for (const message of messages.length > 0 ? messages : ["2 bedrooms in Brickell, up to $3,000", "Thanks!"]) {
    await chat.say(message);
  }
  const owner = await chat.signedIn(chat.agent.email);
  const stranger = await chat.signedIn((await createAgent(chat.database.db)).email);
  const [lead] = (await owner.get("/api/leads")).body;
  return { ...chat, owner, stranger, lead, path: `/api/leads/${lead.id}` };
}

describe("a lead added by hand", () => {
  test("is scored like any other and found by its name without accents", async () => {
    const { owner } = await startLead();
    const added = await owner.post("/api/leads", {
      name: "Inés Peña",
      phone: "(305) 555-0147",
      area: "brickell",
      bedrooms: 2,
      budget: 3100,
      moveIn: "asap",
      note: "Met at the open house",
    });
    expect(added.status).toBe(201);
    const [found] = (await owner.get("/api/leads?q=ines%20pena")).body;
    expect(found).toMatchObject({ id: added.body.id, phone: "+13055550147", area: "Brickell", status: "hot" });
    expect((await owner.get(`/api/leads/${added.body.id}/notes`)).body).toMatchObject([
      { text: "Met at the open house" },
    ]);
    const { body } = await owner.get(`/api/leads/${added.body.id}`);
    const total = body.reasons.reduce((sum: number, reason: { points: number }) => sum + reason.points, 0);
    expect([total, body.notice]).toEqual([body.score, null]);
    expect((await owner.get(`/api/leads/${added.body.id}/history`)).body[0]).toMatchObject({ kind: "added" });
  });

  test.each([
    [{ name: "Ana" }, "email"],
    [{ name: " ", email: "a@b.example" }, "name"],
    [{ name: "Ana", phone: "12" }, "phone"],
    [{ name: "Ana", email: "no address" }, "email"],
    [{ name: "Ana", email: "a@b.example", budget: -1 }, "budget"],
  ])("is refused when invalid: %j", async (body, field) => {
    const { owner } = await startLead();
    const answer = await owner.post("/api/leads", body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });
});

describe("a stage", () => {
  test("is recorded in the history, and a lease adds its commission to the revenue", async () => {
    const { owner, stranger, path } = await startLead("2 bedrooms in Brickell", "call me at 305-555-0100");
    expect((await patch(stranger, path, { stage: "contacted" })).status).toBe(404);
    expect((await patch(owner, path, { stage: "leased" })).body.fields).toHaveProperty("commission");
    expect((await patch(owner, path, { stage: "leased", rent: 3000, commission: 2900 })).status).toBe(200);
    expect((await owner.get(path)).body).toMatchObject({ stage: "leased", rent: 3000, commission: 2900 });
    const figures = async () => (await owner.get("/api/dashboard/analytics")).body;
    expect(await figures()).toMatchObject({ activeLeads: 0, revenue30d: 2900, revenueGrowth: 100 });
    const { days } = (await owner.get("/api/dashboard/trends?period=7d")).body;
    expect(days.at(-1)).toMatchObject({ leads: 1, qualified: 1, showings: 1, leased: 1, revenue: 2900 });
    await patch(owner, path, { stage: "contacted" });
    expect(await figures()).toMatchObject({ activeLeads: 1, revenue30d: 0 });
    const history = (await owner.get(`${path}/history`)).body;
    expect(history.filter((entry: { kind: string }) => entry.kind === "stage")).toMatchObject([
      { actor: "agent", detail: { from: "leased", to: "contacted" } },
      { actor: "agent", detail: { from: "new", to: "leased", commission: 2900 } },
    ]);
  });
});

describe("the stages of several leads", () => {
  const stages = async (owner: TestClient, ids: string[]) =>
    Promise.all(ids.map(async (id) => (await owner.get(`/api/leads/${id}`)).body.stage));

  test("change together, and the response undoes it with reason and lease", async () => {
    const { owner, lead } = await startLead();
    const { id: second } = (await owner.post("/api/leads", { name: "Inés", phone: "+13055550147" })).body;
    const ids = [lead.id, second];
    const lease = { stage: "leased", rent: 3000, commission: 2900, signedOn: "2026-01-15" };
    const first = await owner.post("/api/leads/stages", {
      changes: [
        { id: lead.id, ...lease },
        { id: second, stage: "lost", reason: "price" },
      ],
    });
    expect([first.status, await stages(owner, ids)]).toEqual([200, ["leased", "lost"]]);
    expect((await owner.get(`/api/leads/${second}`)).body.lostReason).toBe("price");
    const back = await owner.post("/api/leads/stages", { changes: ids.map((id) => ({ id, stage: "contacted" })) });
    expect(await stages(owner, ids)).toEqual(["contacted", "contacted"]);
    expect((await owner.get(`/api/leads/${second}`)).body.lostReason).toBeNull();
    expect(back.body.before).toEqual(
      expect.arrayContaining([
        { id: lead.id, ...lease },
        { id: second, stage: "lost", reason: "price" },
      ]),
    );
    expect((await owner.post("/api/leads/stages", { changes: back.body.before })).status).toBe(200);
    expect((await owner.get(`/api/leads/${lead.id}`)).body).toMatchObject({ stage: "leased", commission: 2900 });
    expect(await stages(owner, ids)).toEqual(["leased", "lost"]);
    const january = (await owner.get("/api/dashboard/trends?period=custom&from=2026-01-01&to=2026-01-31")).body.days;
    expect(january.find(({ day }: { day: string }) => day === "2026-01-15")).toMatchObject({ revenue: 2900 });
  });

  test("change once for a lead that is named twice, and the response undoes it", async () => {
    const { owner, lead, path } = await startLead();
    const { id: other } = (await owner.post("/api/leads", { name: "Inés", phone: "+13055550147" })).body;
    await owner.post(`${path}/merge`, { leadId: other });
    const { body } = await owner.post("/api/leads/stages", {
      changes: [
        { id: lead.id, stage: "contacted" },
        { id: other, stage: "applied" },
      ],
    });
    expect(body.before).toEqual([{ id: lead.id, stage: "new" }]);
    expect(await stages(owner, [lead.id])).toEqual(["applied"]);
  });

  test("stay as they are if one can't change, and are only the agent's own", async () => {
    const { owner, stranger, lead } = await startLead();
    const change = (stage: string, id = lead.id) => ({ id, stage });
    const missing = change("contacted", "00000000-0000-4000-8000-000000000000");
    expect((await owner.post("/api/leads/stages", { changes: [change("contacted"), missing] })).status).toBe(404);
    expect((await stranger.post("/api/leads/stages", { changes: [change("contacted")] })).status).toBe(404);
    for (const body of [{ changes: [] }, { changes: [change("leased")] }, { changes: [change("odd")] }]) {
      expect((await owner.post("/api/leads/stages", body)).status).toBe(400);
    }
    expect(await stages(owner, [lead.id])).toEqual(["new"]);
  });
});

describe("a fact corrected by the agent", () => {
  test("rescores the lead, and the conversation continues from it", async () => {
    const { owner, stranger, path, renter, link, say } = await startLead();
    const body = { slot: "budget", value: { max: 3400 } };
    expect((await patch(stranger, `${path}/facts`, body)).status).toBe(404);
    expect((await patch(owner, `${path}/facts`, { slot: "score", value: 100 })).status).toBe(400);
    expect((await patch(owner, `${path}/facts`, body)).status).toBe(200);
    await patch(owner, `${path}/facts`, { slot: "move_in", value: "asap" });
    await say("my phone is 305-555-0100");
    const { body: lead } = await owner.get(path);
    const fact = (slot: string) => lead.facts.find((entry: { slot: string }) => entry.slot === slot);
    expect(fact("budget")).toMatchObject({ value: { max: 3400 }, before: 3000 });
    expect(lead).toMatchObject({ budget: 3400, timeline: "asap", status: "hot" });
    const search = await renter.get(`/api/renter/conversation?linkId=${link.link_id}&conversationId=${link.link_id}-1`);
    expect(search.body.search).toContainEqual({ slot: "budget", value: { max: 3400 } });
    expect((await owner.get(`${path}/history`)).body).toContainEqual(
      expect.objectContaining({
        kind: "fact",
        detail: { slot: "budget", before: { max: 3000 }, after: { max: 3400 } },
      }),
    );
  });
});

describe("a removed lead", () => {
  test("leaves every list and figure until the agent restores it or the renter writes", async () => {
    const { owner, stranger, path, say } = await startLead();
    expect((await stranger.send("DELETE", path)).status).toBe(404);
    const seen = async () => [
      (await owner.get("/api/leads")).body.length,
      (await owner.get("/api/conversations/recent")).body.length,
      (await owner.get("/api/agent/dashboard")).body.leads,
      (await owner.get(path)).status,
    ];
    expect(await seen()).toEqual([1, 1, 1, 200]);
    expect((await owner.send("DELETE", path)).status).toBe(200);
    expect(await seen()).toEqual([0, 0, 0, 404]);
    expect((await stranger.post(`${path}/restore`)).status).toBe(404);
    expect((await owner.post(`${path}/restore`)).status).toBe(200);
    expect(await seen()).toEqual([1, 1, 1, 200]);
    await owner.send("DELETE", path);
    await say("are you there?");
    expect(await seen()).toEqual([1, 1, 1, 200]);
  });

  test("is erased with its conversation after a month", async () => {
    const { owner, path, database } = await startLead();
    await owner.send("DELETE", path);
    const days = (count: number) => new Date(Date.now() + count * dayMs);
    const left = async () =>
      (
        await database.pool.query(
          "select (select count(*) from lead) as leads, (select count(*) from message) as messages",
        )
      ).rows[0];
    const before = await left();
    await eraseRemoved(database.db, days(29));
    expect(await left()).toEqual(before);
    await eraseRemoved(database.db, days(31));
    expect((await left()).leads).toBe(before.leads - 1);
    expect((await left()).messages).toBeLessThan(before.messages);
  });
});

describe("what the agent can do with a lead", () => {
  test("is in the response: inviting only a renter who hasn't written", async () => {
    const { owner, path } = await startLead();
    const { id } = (await owner.post("/api/leads", { name: "Inés", phone: "+13055550147" })).body;
    const can = { change: true, remove: true, merge: true };
    expect((await owner.get(path)).body.abilities).toEqual({ ...can, invite: false });
    expect((await owner.get(`/api/leads/${id}`)).body.abilities).toEqual({ ...can, invite: true });
    await owner.post(`${path}/merge`, { leadId: id });
    expect((await owner.get(path)).body.merged).toMatchObject([{ id, abilities: { unmerge: true } }]);
  });

  test("is only to restore it once it is removed", async () => {
    const { owner, lead, path } = await startLead();
    const { id } = (await owner.post("/api/leads", { name: "Inés", phone: "+13055550147" })).body;
    await owner.send("DELETE", path);
    const refused = [
      await patch(owner, path, { stage: "contacted" }),
      await owner.post("/api/leads/stages", { changes: [{ id: lead.id, stage: "contacted" }] }),
      await owner.post(`${path}/merge`, { leadId: id }),
      await owner.post(`/api/leads/${id}/merge`, { leadId: lead.id }),
      await owner.post(`/api/leads/${id}/unmerge`, { leadId: lead.id }),
      await owner.send("DELETE", path),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect((await owner.post(`${path}/restore`)).status).toBe(200);
    expect((await patch(owner, path, { stage: "contacted" })).status).toBe(200);
  });
});

test("many merges at once leave connections for everyone", async () => {
  const { owner, agent, database, path } = await startLead();
  const ids: string[] = [];
  for (let n = 0; n < 20; n++) {
    ids.push((await owner.post("/api/leads", { name: "Inés", email: `ines${n}@renters.example` })).body.id);
  }
  // A server that hasn't read the agent's listings yet needs them for the scores.
  const fresh = await startTestApp({ database });
  const [browser, other] = [
    await fresh.signedIn(agent.email),
    await fresh.signedIn((await createAgent(database.db)).email),
  ];
  const merges = ids.map((id) => browser.post(`${path}/merge`, { leadId: id }));
  const others = ids.map(() => other.get("/api/leads"));
  const statuses = (await Promise.all([...merges, ...others])).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
});

describe("notes and views", () => {
  test("only its agent can write, change and delete a note", async () => {
    const { owner, stranger, path } = await startLead();
    expect((await owner.post(`${path}/notes`, { text: " " })).status).toBe(400);
    expect((await stranger.post(`${path}/notes`, { text: "mine" })).status).toBe(404);
    const { body: note } = await owner.post(`${path}/notes`, { text: "Has a cat" });
    const notePath = `${path}/notes/${note.id}`;
    expect((await patch(stranger, notePath, { text: "mine" })).status).toBe(404);
    expect((await patch(owner, notePath, { text: "Has two cats" })).body.text).toBe("Has two cats");
    expect((await stranger.send("DELETE", notePath)).status).toBe(404);
    expect((await owner.send("DELETE", notePath)).status).toBe(200);
    expect((await owner.get(`${path}/notes`)).body).toEqual([]);
  });

  test("saves up to twenty views with a filter and a name", async () => {
    const { owner, stranger } = await startLead();
    const view = { name: "Hot in Spanish", query: "status=hot&language=es" };
    const { body } = await owner.post("/api/saved-views", view);
    expect((await stranger.send("DELETE", `/api/saved-views/${body.id}`)).status).toBe(404);
    expect((await stranger.get("/api/saved-views")).body).toEqual({
      views: [],
      counts: { all: 0, waiting: 0, hot: 0, due: 0, onlyMessage: 0 },
    });
    expect((await owner.get("/api/saved-views")).body.views).toEqual([{ ...view, id: body.id }]);
    for (let made = 1; made < 20; made++) await owner.post("/api/saved-views", view);
    expect((await owner.post("/api/saved-views", view)).body.code).toBe("too_many_views");
    expect((await owner.send("DELETE", `/api/saved-views/${body.id}`)).status).toBe(200);
  });
});

test("exports the filtered leads, safely for spreadsheets", async () => {
  const { owner, stranger } = await startLead("2 bedrooms in Doral", "I'm Ana Gil, 305-555-0188");
  await owner.post("/api/leads", { name: "=HYPERLINK(1)", email: "formula@mail.example", source: "Open house" });
  const all = await owner.get("/api/leads/export.csv");
  expect(all.headers.get("content-disposition")).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
  expect(all.text.trim().split("\r\n")).toHaveLength(3);
  expect(all.text).toContain(`"'=HYPERLINK(1)"`);
  const some = (await owner.get("/api/leads/export.csv?source=Open%20house")).text;
  expect(some.trim().split("\r\n")).toHaveLength(2);
  expect((await stranger.get("/api/leads/export.csv")).text.trim().split("\r\n")).toHaveLength(1);
});

test("counts all matching listings and returns the three best", async () => {
  const { owner, path, database, agent } = await startLead();
  for (const address of ["A", "B", "C", "D"]) {
    await createProperty(database.db, agent.agent_id, { address, price: 2900 });
  }
  await expect.poll(async () => (await owner.get(`${path}/matches`)).body.considered).toBe(4);
  const { fitting, matches } = (await owner.get(`${path}/matches`)).body;
  expect([fitting, matches.length]).toEqual([4, 3]);
});

test("returns matching listings with reasons, and near misses with what doesn't fit", async () => {
  const { owner, stranger, path, database, agent } = await startLead();
  await createProperty(database.db, agent.agent_id, { address: "A fits", price: 2900 });
  await createProperty(database.db, agent.agent_id, { address: "B is dear", price: 3900 });
  await expect.poll(async () => (await owner.get(`${path}/matches`)).body.considered).toBe(2);
  const { body } = await owner.get(`${path}/matches`);
  expect(body.matches).toMatchObject([{ address: "A fits", percentage: 100 }]);
  expect(body.matches[0].reasons).toContainEqual({ criterion: "budget", outcome: "fits", data: { under: 100 } });
  expect(body.nearMisses).toMatchObject([{ address: "B is dear" }]);
  expect((await stranger.get(`${path}/matches`)).status).toBe(404);
});

import { describe, expect, test } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { createAgent } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";

const fee = {
  topic: null,
  question: { en: "Do you charge renters a fee?", es: "¿Les cobras comisión a los inquilinos?" },
  answer: { en: "No, the owner pays me", es: "No, me paga el dueño" },
};

const put = (browser: TestClient, path: string, body: object) =>
  browser.send("PUT", path, JSON.stringify(body), { "content-type": "application/json" });

async function stage() {
  const chat = await startChat();
  const browser = await chat.signedIn(chat.agent.email);
  const other = await chat.signedIn((await createAgent(chat.database.db)).email);
  return { ...chat, browser, other };
}

describe("an agent's own answers", () => {
  test("are added, changed and deleted, and the open chat follows", async () => {
    const { browser, say, other } = await stage();
    expect((await say("Hi!")).status).toBe(200);
    const added = await browser.post("/api/own-answers", fee);
    expect([added.status, added.body]).toEqual([201, expect.objectContaining(fee)]);
    expect((await say("Do you charge renters a fee?")).body.message).toContain("No, the owner pays me");
    const path = `/api/own-answers/${added.body.id}`;
    const changed = await put(browser, path, { ...fee, answer: { en: "Never", es: "" } });
    expect(changed.body.answer).toEqual({ en: "Never", es: "" });
    expect((await browser.get("/api/own-answers")).body).toEqual([changed.body]);
    expect((await other.get("/api/own-answers")).body).toEqual([]);
    expect((await put(other, path, fee)).status).toBe(404);
    expect((await other.send("DELETE", path)).status).toBe(404);
    expect((await browser.send("DELETE", path)).status).toBe(200);
    expect((await browser.get("/api/own-answers")).body).toEqual([]);
  });

  test("show how often and when they were last used", async () => {
    const now = new Date("2026-03-20T14:00:00Z");
    const chat = await startChat({ now: () => now });
    const browser = await chat.signedIn(chat.agent.email);
    const { id } = (await browser.post("/api/own-answers", fee)).body;
    now.setUTCHours(15);
    await browser.post("/api/own-answers", { ...fee, question: { en: "Is there a rooftop garden?", es: "" } });
    const uses = async () => {
      const { body } = await browser.get("/api/own-answers");
      return body.map(({ uses, lastUsedAt }: { uses: number; lastUsedAt: string | null }) => [uses, lastUsedAt]);
    };
    await chat.say("Hi!");
    expect(await uses()).toEqual([
      [0, null],
      [0, null],
    ]);
    await chat.say("Do you charge renters a fee?");
    now.setUTCDate(21);
    await chat.say("¿Les cobras comisión a los inquilinos?");
    expect(await uses()).toEqual([
      [0, null],
      [2, "2026-03-21T15:00:00.000Z"],
    ]);
    expect((await put(browser, `/api/own-answers/${id}`, fee)).body).toMatchObject({ uses: 2 });
    await browser.send("DELETE", `/api/own-answers/${id}`);
    expect(await chat.database.db.selectFrom("own_answer_use").selectAll().execute()).toEqual([]);
  });

  test("count nothing while the agent reviews every reply", async () => {
    const { browser, say, database } = await stage();
    await browser.post("/api/own-answers", fee);
    const asked = async () => (await say("Do you charge renters a fee?")).body.message;
    expect(await asked()).toContain("No, the owner pays me");
    const [conversation] = (await browser.get("/api/conversations/recent")).body;
    await put(browser, `/api/conversations/${conversation.id}/control`, { review: true });
    expect(await asked()).not.toContain("No, the owner pays me");
    expect((await browser.get("/api/own-answers")).body).toMatchObject([{ uses: 1 }]);
    const drafts = await database.db.selectFrom("draft").select("content").where("kind", "=", "reply").execute();
    expect(drafts).toEqual([{ content: expect.stringContaining("No, the owner pays me") }]);
  });

  test("open no item, while other questions still do", async () => {
    const { browser, say, database } = await stage();
    await browser.post("/api/own-answers", fee);
    await say("¿Le cobras comisión al inquilino?");
    const gaps = () => database.db.selectFrom("task").select("topic").where("kind", "=", "knowledge_gap").execute();
    expect(await gaps()).toEqual([]);
    await say("Is there a gym?");
    expect(await gaps()).toEqual([{ topic: "gym" }]);
  });

  test("need a text in one language, and follow the fair-housing rule", async () => {
    const { browser, database, agent } = await stage();
    const empty = { en: "", es: "" };
    const wrong = [
      {},
      { ...fee, answer: empty },
      { ...fee, question: empty },
      { ...fee, topic: "nonsense" },
      { ...fee, answer: { en: "x".repeat(501), es: "" } },
    ];
    for (const body of wrong) expect((await browser.post("/api/own-answers", body)).status).toBe(400);
    const unfair = await browser.post("/api/own-answers", { ...fee, answer: { en: "Adults only, no kids", es: "" } });
    expect([unfair.status, unfair.body.code]).toEqual([400, "listing_wording"]);
    expect(unfair.body.fields["answer.en"]).toContain("families with children");
    const refused = database.db.selectFrom("wording_finding").select("field").where("agent_id", "=", agent.agent_id);
    expect(await refused.execute()).toContainEqual({ field: "answer.en" });
  });

  test("can come from an approved answer to a question about no home", async () => {
    const { browser, say } = await stage();
    await say("Is there a gym?");
    const [draft] = (await browser.get("/api/drafts")).body;
    expect(draft).toMatchObject({ kind: "answer", savesTo: null, savesAsOwn: true });
    const text = "Yes, every building I work with has one";
    expect((await browser.post(`/api/drafts/${draft.id}/approve`, { text, save: true })).status).toBe(200);
    const [saved] = (await browser.get("/api/own-answers")).body;
    expect(saved).toMatchObject({ topic: null, answer: { en: text, es: "" } });
    expect(saved.question.en).toContain("gym");
  });

  test("are at most 50", async () => {
    const { browser, database, agent } = await stage();
    await database.pool.query(
      `insert into own_answer select $1, gen_random_uuid(), null, 'q', '', 'a', '', now(), now() from generate_series(1, 50)`,
      [agent.agent_id],
    );
    expect((await browser.post("/api/own-answers", fee)).body.code).toBe("too_many_own_answers");
  });
});

test("the agent's own greeting opens the chat, unless fair-housing law forbids it", async () => {
  const { browser, say, client, database } = await stage();
  const patch = (change: object) =>
    browser.send("PATCH", "/api/agent/settings", JSON.stringify(change), { "content-type": "application/json" });
  const unfair = await patch({ greetingEn: "Hi! Perfect homes for young professionals, no children." });
  expect([unfair.status, unfair.body.code]).toEqual([400, "listing_wording"]);
  expect(unfair.body.fields.greetingEn).toContain("no children");
  expect((await patch({ greetingEn: "x".repeat(301) })).status).toBe(400);
  const greetingEn = "Hi! I'm Rosa's AI assistant. Where would you like to live?";
  const { body } = await patch({ greetingEn });
  expect(body).toMatchObject({ greetingEn, greetingEs: "" });
  expect(body.opening.en.split("\n")[0]).toBe(greetingEn);
  expect(body.opening.es).toContain("asistente de IA de");
  await say("Hi!", { from: client() });
  const openings = database.db.selectFrom("message").select("content").where("seq", "=", 0);
  const first = await openings.orderBy("created_at", "desc").executeTakeFirst();
  expect(first?.content.split("\n")[0]).toBe(greetingEn);
});

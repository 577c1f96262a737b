import { expect, test } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { createAgent } from "../../testing/factories.ts";
import { startChat } from "../../testing/testApp.ts";

/** Friday, March 20, 2026, 10:00 AM in Miami. */
const now = () => new Date("2026-03-20T14:00:00Z");

const patch = (browser: TestClient, path: string, body: unknown) =>
  browser.send("PATCH", path, JSON.stringify(body), { "content-type": "application/json" });

/** An agent with a lead they added by hand, and another agent. */
async function startByHand() {
  const chat = await startChat({ now });
  const owner = await chat.signedIn(chat.agent.email);
  const stranger = await chat.signedIn((await createAgent(chat.database.db)).email);
  const { id } = (await owner.post("/api/leads", { name: "Inés Peña", phone: "+13055550147" })).body;
  const listed = async (query = "") => (await owner.get(`/api/leads${query}`)).body;
  return { ...chat, owner, stranger, id, path: `/api/leads/${id}`, listed };
}

test("lists a to-do with its lead until it is done, and finds leads by a due one", async () => {
  const { owner, path, id, listed } = await startByHand();
  const later = await owner.post(`${path}/todos`, { text: "Send the application", dueOn: "2026-03-25" });
  const due = await owner.post(`${path}/todos`, { text: "Call back", dueOn: "2026-03-20" });
  expect([later.status, due.status]).toEqual([201, 201]);
  expect(await listed()).toMatchObject([{ id, nextTodo: { text: "Call back", dueOn: "2026-03-20" } }]);
  expect(await listed("?due=1")).toHaveLength(1);
  expect((await owner.get("/api/saved-views")).body.counts.due).toBe(1);
  expect((await patch(owner, `${path}/todos/${due.body.id}`, { done: true })).body.done).toBe(true);
  expect(await listed()).toMatchObject([{ nextTodo: { text: "Send the application", dueOn: "2026-03-25" } }]);
  expect(await listed("?due=1")).toEqual([]);
  expect((await owner.get(`${path}/todos`)).body).toMatchObject([
    { text: "Send the application", done: false },
    { text: "Call back", done: true },
  ]);
  await patch(owner, `${path}/todos/${later.body.id}`, { text: "Mail it", dueOn: null });
  expect(await listed()).toMatchObject([{ nextTodo: { text: "Mail it", dueOn: null } }]);
  expect((await owner.send("DELETE", `${path}/todos/${later.body.id}`)).status).toBe(200);
  expect(await listed()).toMatchObject([{ nextTodo: null }]);
});

test("a to-do needs a text and a real day", async () => {
  const { owner, path } = await startByHand();
  for (const body of [{}, { text: " " }, { text: "Call", dueOn: "tomorrow" }, { text: "x".repeat(301) }]) {
    expect((await owner.post(`${path}/todos`, body)).status).toBe(400);
  }
});

test.each([
  ["2026-03-20", "2026-03-19"],
  ["2030-01-01", "2026-03-19"],
  ["2026-03-19", "2030-01-01"],
])("a merged lead keeps the to-dos of both, due on %s and %s, and is due once", async (due, dueToo) => {
  const { owner, path, id, listed } = await startByHand();
  await owner.post(`${path}/todos`, { text: due === "2026-03-19" ? "Send photos" : "Call back", dueOn: due });
  const { id: second } = (await owner.post("/api/leads", { name: "I. Peña", email: "ines@mail.example" })).body;
  await owner.post(`/api/leads/${second}/todos`, {
    text: dueToo === "2026-03-19" ? "Send photos" : "Call back",
    dueOn: dueToo,
  });
  expect((await owner.post(`${path}/merge`, { leadId: second })).status).toBe(200);
  expect(await listed("?due=1")).toMatchObject([{ nextTodo: { text: "Send photos" } }]);
  expect((await owner.get("/api/saved-views")).body.counts.due).toBe(1);
  const [{ id: kept }] = await listed();
  expect((await owner.get(`/api/leads/${kept}/todos`)).body).toHaveLength(2);
  expect([id, second]).toContain(kept);
});

test("logs a call with its note, and marks a new lead that was reached as contacted", async () => {
  const { owner, stranger, path } = await startByHand();
  expect((await owner.post(`${path}/calls`, { outcome: "voicemail" })).status).toBe(200);
  expect((await owner.get(path)).body.stage).toBe("new");
  expect((await owner.post(`${path}/calls`, { outcome: "reached", note: "Wants a balcony" })).status).toBe(200);
  expect((await owner.get(path)).body.stage).toBe("contacted");
  expect((await owner.get(`${path}/notes`)).body).toMatchObject([{ text: "Wants a balcony" }]);
  const calls = (await owner.get(`${path}/history`)).body.filter(({ kind }: { kind: string }) => kind === "called");
  expect(calls.map(({ detail }: { detail: object }) => detail)).toEqual(
    expect.arrayContaining([{ outcome: "voicemail" }, { outcome: "reached" }]),
  );
  expect((await owner.post(`${path}/calls`, { outcome: "odd" })).status).toBe(400);
  expect((await stranger.post(`${path}/calls`, { outcome: "reached" })).status).toBe(404);
});

test("a lead added by hand has the agent as its source, and no conversation until the renter writes", async () => {
  const { owner, say, listed } = await startByHand();
  expect(await listed("?source=added-by-agent")).toMatchObject([{ source: "added-by-agent", conversationId: null }]);
  expect(await listed("?source=direct")).toEqual([]);
  const csv = (await owner.get("/api/leads/export.csv")).text;
  expect(csv).toContain(",Added by you,");
  const today = async () => (await owner.get("/api/dashboard/trends?period=7d")).body;
  const before = await today();
  expect(before.days.at(-1)).toMatchObject({ leads: 1, qualified: 0, conversations: 0 });
  await say("2 bedrooms in Brickell, I'm Inés, 305-555-0147");
  await expect
    .poll(async () => (await today()).days.at(-1))
    .toMatchObject({ leads: 1, qualified: 1, conversations: 1 });
  expect((await today()).qualification.of).toBe(1);
});

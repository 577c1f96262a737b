import { expect, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { excerptAround } from "./messageSearch.ts";

type Chat = Awaited<ReturnType<typeof startChat>>;

/** A renter who gives a name, then writes more messages. */
async function conversationOf(app: Chat, name: string, messages: string[]): Promise<void> {
  const from = app.client();
  const body = { conversationId: `conversation of ${name}`.replaceAll(" ", "-") };
  for (const message of [`Hi, I'm ${name}, 2 bedrooms in Brickell`, ...messages])
    await app.say(message, { body, from });
}

type Found = { leadName: string; author: string; excerpt: string };

test("finds only the agent's own conversations, by part of a message, ignoring capitals and accents", async () => {
  const app = await startChat();
  await conversationOf(app, "Ana", ["¿Está cerca del TRANVÍA?", "I am 100% sure about the rent"]);
  await conversationOf(app, "Bea", ["Cerca del tranvia, por favor", "Y el tranvía otra vez"]);
  const stranger = await app.signedIn((await createAgent(app.database.db)).email);
  const owner = await app.signedIn(app.agent.email);
  const found = async (q: string, by = owner) =>
    (await by.get(`/api/conversations/search?${new URLSearchParams({ q })}`)).body.map(
      ({ leadName, author, excerpt }: Found) => [leadName, author, excerpt],
    );
  expect(await found("tranvía")).toEqual([
    ["Bea", "renter", "Y el tranvía otra vez"],
    ["Ana", "renter", "¿Está cerca del TRANVÍA?"],
  ]);
  expect(await found("  cerca del tranvia")).toHaveLength(2);
  expect(await found("0% s")).toHaveLength(1);
  for (const nothing of ["%%%", "___", "nobody wrote this"]) expect(await found(nothing)).toEqual([]);
  expect(await found("tranvía", stranger)).toEqual([]);
});

test("finds messages from before a merge, and none of a removed lead", async () => {
  const app = await startChat();
  await conversationOf(app, "Ana", ["I collect accordions"]);
  await conversationOf(app, "Clara", ["Hello again"]);
  const owner = await app.signedIn(app.agent.email);
  const [clara, ana] = (await owner.get("/api/leads?sort=recent")).body;
  await owner.post(`/api/leads/${clara.id}/merge`, { leadId: ana.id });
  const [{ id: kept }] = (await owner.get("/api/leads")).body;
  const found = async () => (await owner.get("/api/conversations/search?q=accordion")).body;
  expect(await found()).toMatchObject([{ leadId: kept, excerpt: "I collect accordions" }]);
  await owner.send("DELETE", `/api/leads/${kept}`);
  expect(await found()).toEqual([]);
});

test("continues where the previous page ended, and finds each conversation once", async () => {
  const app = await startChat();
  for (const letter of "abcdefghijklmnopqrstuvw")
    await conversationOf(app, `Ana${letter}`, ["Is it very quiet there?"]);
  const owner = await app.signedIn(app.agent.email);
  const first = await owner.get("/api/conversations/search?q=very%20quiet");
  const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const second = await owner.get(next);
  expect([first.body.length, second.body.length, second.headers.get("link")]).toEqual([20, 3, null]);
  expect(new Set([...first.body, ...second.body].map(({ leadId }) => leadId)).size).toBe(23);
});

test("refuses texts of fewer than three letters and more than a hundred", async () => {
  const app = await startChat();
  const owner = await app.signedIn(app.agent.email);
  for (const q of ["", "ab", " a ", "a".repeat(101)]) {
    const { status, body } = await owner.get(`/api/conversations/search?${new URLSearchParams({ q })}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, ["q"]]);
  }
});

test.each([
  ["Short", "short", "Short"],
  [`${"word ".repeat(20)}¿PERRO?${" more".repeat(40)}`, "perro", /^…(word ){7,8}¿PERRO\?( more)+…$/],
  [`perro${" more".repeat(40)}`, "perro", /^perro( more)+…$/],
  ["Two\nlines", "two lines", "Two lines"],
])("shows the words around a hit: %#", (content, searched, expected) => {
  const excerpt = excerptAround(content, searched);
  if (expected instanceof RegExp) expect(excerpt).toMatch(expected);
  else expect(excerpt).toBe(expected);
  expect(excerpt.length).toBeLessThan(180);
});

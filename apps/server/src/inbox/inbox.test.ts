import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { begun, type Chat, conversationOf, silent } from "../testing/chats/begunChat.ts";
import { createAgent, createProperty } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";

describe("an agent's message", () => {
  test("reaches the renter, and silences the assistant until the agent lets it resume", async () => {
    const { chat, write, detail, give, owner } = await begun();
    const sent = await write("Hi, this is Rosa. ¿Prefieres español?");
    expect(sent.body).toMatchObject({ author: "agent", role: "assistant", reviewed: null });
    expect((await chat.say("up to $3,000")).body).toEqual(silent);
    expect(await detail()).toMatchObject({ control: "agent", status: "waiting" });
    const page = `/api/renter/conversation?linkId=${chat.link.link_id}&conversationId=${chat.link.link_id}-1`;
    const seen = (await chat.renter.get(page)).body;
    expect(seen).toMatchObject({ answeredBy: "agent", awaitsPerson: true });
    expect(seen.messages.map(({ author }: { author: string }) => author).slice(-2)).toEqual(["agent", "renter"]);

    expect((await give({ mode: "balanced" })).body).toMatchObject({ control: "assistant" });
    const [lead] = (await owner.get("/api/leads")).body;
    const history = (await owner.get(`/api/leads/${lead.id}/history`)).body;
    const kinds = history.flatMap((entry: { actor: string; kind: string }) =>
      entry.actor === "agent" ? [entry.kind] : [],
    );
    expect(kinds).toEqual(expect.arrayContaining(["paused", "resumed"]));
    expect((await chat.renter.get(page)).body.answeredBy).toBe("assistant");
    const answer = await chat.say("as soon as possible");
    expect(answer.body.message).not.toBe("");
    const { rows } = await chat.database.pool.query("select budget, stage from lead where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    expect(rows[0]).toEqual({ budget: 3000, stage: "contacted" });
  });

  test("is stored once when sent again at once or later", async () => {
    const { write, authors } = await begun();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => write("Hello!", key)));
    answers.push(await write("Hello!", key));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await authors()).filter((author: string) => author === "agent")).toHaveLength(1);
  });

  test("closes the items that it answers", async () => {
    const { chat, write, detail, owner } = await begun({ first: "Can I see it tomorrow at 5pm?" });
    expect((await detail()).drafts).toMatchObject([{ kind: "showing", status: "waiting" }]);
    await write("Tomorrow at 5 works.");
    expect((await detail()).drafts).toEqual([]);
    const [lead] = (await owner.get("/api/leads")).body;
    expect(lead).toMatchObject({ needsYou: false, lastMessage: "Tomorrow at 5 works." });
    const { rows } = await chat.database.pool.query("select done_at from task where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    expect(rows.every((row) => row.done_at !== null)).toBe(true);
  });

  test.each([
    ["blank", "  ", "message_blank"],
    ["too long", "x".repeat(2001), "message_too_long"],
  ])("that is %s is refused", async (_name, text, code) => {
    const { write } = await begun();
    const answer = await write(text);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  test("can't reach a renter who opted out", async () => {
    const { chat, write, detail } = await begun();
    await chat.say("STOP");
    expect((await write("Are you sure?")).body.code).toBe("renter_opted_out");
    expect((await detail()).optedOut).toBe(true);
  });
});

test("the assistant never writes after a takeover, whichever came first", async () => {
  for (let round = 0; round < 12; round++) {
    const { chat, give, owner, path } = await begun();
    const taken = give({ mode: "minimal" }).then(() => "taken");
    const turns = ["up to $3,000", "asap", "my name is Ana", "I have a cat"].map((text) => chat.say(text));
    const [, ...answers] = await Promise.all([taken, ...turns]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const { events } = (await owner.get(path)).body;
    expect(events).toMatchObject([{ kind: "taken_over" }]);
    expect((await chat.say("hello?")).body).toEqual(silent);

    // Messages answered before the takeover have their reply; from the first silence on there is none.
    const { messages } = (await owner.get(`${path}/messages`)).body;
    const authors = messages.map((message: { author: string }) => message.author).join(" ");
    expect(authors).toMatch(/^assistant( renter assistant)+( renter)+$/);
    const { rows } = await chat.database.pool.query("select budget, name, slots from lead where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    expect(rows[0]).toMatchObject({ budget: 3000, name: "Ana", slots: { pets: { has: true } } });
  }
});

describe("a reviewed conversation", () => {
  test("drafts each reply, which stays the assistant's when approved and counts as corrected when edited", async () => {
    const { chat, give, detail, owner, path } = await begun();
    await give({ review: true });
    expect((await chat.say("up to $3,000")).body).toEqual(silent);
    const [first] = (await detail()).drafts;
    expect(first).toMatchObject({ kind: "reply", status: "waiting", needsAnswer: false });
    expect(first.translation).toMatch(/[¿¡áéíóú]/);
    const approved = await owner.post(`/api/drafts/${first.id}/approve`, {});
    expect(approved.body).toMatchObject({ author: "assistant", reviewed: "approved", content: first.content });

    await chat.say("asap");
    const [second] = (await detail()).drafts;
    const edited = await owner.post(`/api/drafts/${second.id}/approve`, { text: "And what is your name?" });
    expect(edited.body).toMatchObject({ author: "assistant", reviewed: "edited" });
    expect((await owner.get(`${path}/messages`)).body.messages.at(-1).content).toBe("And what is your name?");
  });

  test("a superseded draft can't be sent", async () => {
    const { chat, give, detail, owner } = await begun();
    await give({ review: true });
    await chat.say("up to $3,000");
    const [old] = (await detail()).drafts;
    await chat.say("no wait, $3,500");
    expect((await detail()).drafts.map((draft: { status: string }) => draft.status)).toEqual(["superseded", "waiting"]);
    const answer = await owner.post(`/api/drafts/${old.id}/approve`, {});
    expect([answer.status, answer.body.code]).toEqual([409, "draft_decided"]);
  });

  test("still answers an emergency and STOP immediately", async () => {
    const { chat, give } = await begun();
    await give({ review: true });
    expect((await chat.say("someone is breaking in")).body.message).toContain("911");
    expect((await chat.say("STOP")).body.message).not.toBe("");
  });
});

describe("balanced mode", () => {
  test("answers from stored facts immediately; a showing needs the agent, and the renter knows", async () => {
    const { chat, detail, owner } = await begun({ listing: true });
    expect((await chat.say("Does it have parking?")).body.message).toContain("One space");
    const asked = await chat.say("Can I see it tomorrow at 5pm?");
    expect(asked.body.message).toContain("Rosa");
    const [draft] = (await detail()).drafts;
    expect(draft).toMatchObject({
      kind: "showing",
      language: "en",
      content: expect.stringMatching(/^Confirmed: .+ at 5 PM/),
    });
    const approvals = await Promise.all(
      Array.from({ length: 5 }, () => owner.post(`/api/drafts/${draft.id}/approve`, {})),
    );
    expect(new Set(approvals.map(({ body }) => body.id)).size).toBe(1);
    expect(approvals[0]?.body).toMatchObject({ author: "agent", reviewed: "approved" });
    expect((await owner.get("/api/leads")).body[0].needsYou).toBe(false);
    expect((await chat.say("thanks, up to $3,000")).body.message).not.toBe("");
  });

  test("starts a draft for the agent to complete when no stored fact has the answer", async () => {
    const { chat, detail, owner } = await begun({ listing: true });
    await chat.say("Is there a sauna?");
    const [draft] = (await detail()).drafts;
    expect(draft).toMatchObject({ kind: "answer", needsAnswer: true });
    expect((await owner.post(`/api/drafts/${draft.id}/approve`, {})).body.code).toBe("draft_needs_answer");
    const sent = await owner.post(`/api/drafts/${draft.id}/approve`, {
      text: `${draft.content}there is one on the roof.`,
    });
    expect(sent.body).toMatchObject({ author: "agent", reviewed: "approved" });
  });

  test("renews a waiting proposal when the search changes, or withdraws it if nothing matches", async () => {
    const { chat, detail, write } = await begun({ listing: true });
    const more = { address: "200 NW 24th St", area: "Wynwood", price: 2500 };
    await createProperty(chat.database.db, chat.agent.agent_id, more);
    for (const text of ["up to $3,000", "asap", "Ana Lopez", "ana@mail.example"]) await chat.say(text);
    const proposals = async () =>
      (await detail()).drafts
        .filter(({ kind }: { kind: string }) => kind === "properties")
        .map(({ status, content }: { status: string; content: string }) => [
          status,
          /100 SW|200 NW/.exec(content)?.[0],
        ]);
    expect(await proposals()).toEqual([["waiting", "100 SW"]]);
    await chat.say("Actually I'd rather live in Wynwood");
    expect(await proposals()).toEqual([
      ["superseded", "100 SW"],
      ["waiting", "200 NW"],
    ]);
    await chat.say("And my budget is only $900");
    expect((await proposals()).filter(([status]: string[]) => status === "waiting")).toEqual([]);
    // Nothing waits anymore: the next search brings no proposal the agent didn't ask for.
    await chat.say("Sorry, up to $3,000");
    expect((await proposals()).filter(([status]: string[]) => status === "waiting")).toEqual([]);
    await write("I'll send you a list tonight.");
    expect(await proposals()).toEqual([]);
  });

  test("confirms a showing in Spanish with one period after the time", async () => {
    const { detail } = await begun({ listing: true, first: "Hola, ¿puedo ver 100 SW 10th St mañana a las 5pm?" });
    const [{ content, translation }] = (await detail()).drafts;
    expect(content).toContain("p. m. ¡Nos vemos ahí!");
    expect(translation).toContain("5 PM. See you there!");
  });

  test("proposes the homes that the matches show, and none in another area", async () => {
    const { chat, detail, owner } = await begun({ first: "2 bedrooms in Coconut Grove" });
    const add = (address: string, change: object) =>
      createProperty(chat.database.db, chat.agent.agent_id, { address, ...change });
    await add("3 Grand Ave", { area: "Coconut Grove", price: 2_900 });
    await add("1 Oak Ave", { area: "Coconut Grove", price: 2_800 });
    await add("1420 Brickell Bay Dr", { area: "Brickell", price: 2_700 });
    for (const text of ["up to $3,000", "asap", "Ana Lopez", "ana@mail.example"]) await chat.say(text);
    const { leadId, drafts } = await detail();
    const proposal = drafts.find(({ kind }: { kind: string }) => kind === "properties");
    const proposed = proposal.content.match(/^• [^:]+/gm);
    const { matches } = (await owner.get(`/api/leads/${leadId}/matches`)).body;
    expect(proposed).toEqual(["• 1 Oak Ave", "• 3 Grand Ave"]);
    expect(matches.map(({ address }: { address: string }) => `• ${address}`)).toEqual(proposed);
  });

  test("proposes matching listings once the search is known, and sends none that were rejected", async () => {
    const { chat, detail, owner, authors } = await begun({ listing: true });
    for (const text of ["up to $3,000", "asap", "Ana Lopez", "ana@mail.example"]) await chat.say(text);
    const [draft] = (await detail()).drafts;
    expect(draft).toMatchObject({ kind: "properties", content: expect.stringContaining("100 SW 10th St, #4") });
    const status = async () => (await owner.get("/api/conversations/recent")).body[0].status;
    expect(await status()).toBe("waiting");
    const before = (await authors()).length;
    expect((await owner.post(`/api/drafts/${draft.id}/reject`)).body).toEqual({ rejected: true });
    expect((await detail()).drafts).toEqual([]);
    expect(await status(), "the finished renter waits for a call").toBe("waiting");
    await owner.send("PATCH", `/api/leads/${(await detail()).leadId}`, JSON.stringify({ stage: "contacted" }), {
      "content-type": "application/json",
    });
    expect(await status()).toBe("completed");
    expect(await authors()).toHaveLength(before);
    expect((await owner.post(`/api/drafts/${draft.id}/approve`, {})).status).toBe(409);

    // Undone, it waits again, however often that is requested; once the renter has written again it is too late.
    const restore = () => owner.post(`/api/drafts/${draft.id}/restore`);
    for (let times = 0; times < 2; times++) expect((await restore()).body).toEqual({ restored: true });
    expect((await detail()).drafts).toMatchObject([{ id: draft.id, status: "waiting" }]);
    const stranger = await chat.signedIn((await createAgent(chat.database.db)).email);
    expect((await stranger.post(`/api/drafts/${draft.id}/restore`)).status).toBe(404);
    await owner.post(`/api/drafts/${draft.id}/reject`);
    await chat.say("Is there parking?");
    expect(await restore()).toMatchObject({ status: 409, body: { code: "draft_decided" } });
  });

  test("an answer is saved to its listing, without unfair words, and the assistant knows it next time", async () => {
    const { chat, detail, owner } = await begun({ listing: true });
    await chat.say("Does 100 SW 10th St have a gym?");
    const [draft] = (await detail()).drafts;
    expect(draft).toMatchObject({ kind: "answer", topic: "gym", savesTo: "100 SW 10th St, #4" });
    const approve = (text: string) => owner.post(`/api/drafts/${draft.id}/approve`, { text, save: true });
    const refused = await approve(`${draft.content} A gym for adults only, no children.`);
    expect(refused.body.code).toBe("listing_wording");
    expect((await detail()).drafts).toMatchObject([{ id: draft.id, status: "waiting" }]);
    expect((await approve(`${draft.content} Yes, on the fifth floor.`)).status).toBe(200);
    const { rows } = await chat.database.pool.query("select facts from property where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    expect(rows[0].facts.gym).toMatchObject({ en: "Yes, on the fifth floor." });
    const next = await chat.say("Does 100 SW 10th St have a gym?", { from: chat.client() });
    expect(next.body.message).toContain("fifth floor");
  });

  test("full mode drafts nothing", async () => {
    const { chat, detail } = await begun({ mode: "full" });
    await chat.say("Can I see it tomorrow at 5pm?");
    expect((await detail()).drafts).toEqual([]);
  });
});

test("waiting drafts of all conversations page from the oldest to the end", async () => {
  const { chat, owner } = await begun({ first: "Can I see it tomorrow at 5pm?" });
  for (const day of ["Friday", "Saturday"]) {
    await chat.say(`Can I see it on ${day} at 5pm?`, { from: chat.client() });
  }
  const first = await owner.get("/api/drafts?limit=2");
  expect(first.body).toHaveLength(2);
  const next = first.headers.get("link")?.match(/^<(.+)>; rel="next"$/)?.[1] ?? "";
  const second = await owner.get(next);
  expect(second.headers.get("link")).toBeNull();
  const ids = [...first.body, ...second.body].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(3);
});

describe("who answers", () => {
  const wantsPerson = "Please let me speak with the agent in person, call me at 305-555-0100";
  const page = (chat: Chat) =>
    `/api/renter/conversation?linkId=${chat.link.link_id}&conversationId=${chat.link.link_id}-1`;

  test("muting only affects the agent's notifications, and ends when a renter asks for a person", async () => {
    const { chat, give, owner, detail } = await begun({ listing: true });
    expect((await give({ muted: true })).body).toMatchObject({ muted: true, mode: "balanced" });
    await owner.post("/api/notifications/read", { all: true });
    const unread = async () => (await owner.get("/api/notifications")).body.unread;
    expect((await chat.say("Can I see it tomorrow at 5pm?")).body.message).not.toBe("");
    expect((await detail()).drafts).toMatchObject([{ kind: "showing" }]);
    expect(await unread()).toBe(0);
    // The reply promises an answer in person, so the agent hears of it.
    expect((await chat.say(wantsPerson)).body.message).toContain("Rosa");
    expect(await detail()).toMatchObject({ muted: false, mode: "minimal" });
    expect(await unread()).toBeGreaterThan(0);
  });

  test("with the assistant off and the agent muted, the chat tells the renter that nobody answers", async () => {
    const { chat, give, owner } = await begun();
    await give({ mode: "minimal", muted: true });
    await owner.post("/api/notifications/read", { all: true });
    expect((await chat.say(wantsPerson)).body).toEqual({ ...silent, unanswered: true });
    const seen = async () => (await chat.renter.get(page(chat))).body;
    expect(await seen()).toMatchObject({ answeredBy: "nobody", awaitsPerson: false });
    expect((await owner.get("/api/notifications")).body.unread).toBe(0);
    await give({ muted: false });
    expect(await seen()).toMatchObject({ answeredBy: "agent", awaitsPerson: true });
    const { events } = (await owner.get(`/api/conversations/${await conversationOf(chat)}`)).body;
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(["muted", "taken_over", "unmuted"]);
  });

  test("while the assistant is paused and the agent muted, too", async () => {
    const { chat, give, write, owner, detail } = await begun();
    await write("Hi, this is Rosa");
    await give({ muted: true });
    expect((await chat.say("up to $3,000")).body).toEqual({ ...silent, unanswered: true });
    const seen = async () => (await chat.renter.get(page(chat))).body;
    expect(await seen()).toMatchObject({ answeredBy: "nobody", awaitsPerson: false });
    expect((await owner.get("/api/notifications")).body.unread).toBe(0);
    expect(await detail()).toMatchObject({ control: "agent", muted: true, pauseLeft: expect.any(Number) });
    await give({ muted: false });
    expect(await seen()).toMatchObject({ answeredBy: "agent" });
    await give({ muted: true, resume: true });
    expect(await seen()).toMatchObject({ answeredBy: "assistant" });
    await write("I'm here again");
    expect((await chat.say(wantsPerson)).body, "the agent hears of it").toEqual(silent);
    expect(await seen()).toMatchObject({ answeredBy: "agent", awaitsPerson: true });
  });

  test("an emergency reaches a muted agent, as the reply promises", async () => {
    const { chat, give, owner } = await begun();
    await give({ mode: "minimal", muted: true });
    await owner.post("/api/notifications/read", { all: true });
    expect((await chat.say("someone is breaking in")).body.message).toContain("911");
    expect((await owner.get("/api/notifications")).body.unread).toBe(1);
  });

  test("a conversation's own mode stays when the settings change; others follow the settings", async () => {
    const { chat, give, owner, detail } = await begun({ mode: "minimal", listing: true });
    expect(await detail()).toMatchObject({ mode: "minimal", control: "agent" });
    expect((await give({ mode: "full" })).body).toMatchObject({ mode: "full", control: "assistant" });
    expect((await chat.say("Does it have parking?")).body.message).toContain("One space");
    expect((await chat.renter.get(page(chat))).body.answeredBy).toBe("assistant");
    const other = await chat.say("Does it have parking?", { from: chat.client() });
    expect(other.body.message).toContain("answers here personally");
    const settings = { aiMode: "balanced", muted: true };
    await owner.send("PATCH", "/api/agent/settings", JSON.stringify(settings), { "content-type": "application/json" });
    expect(await detail()).toMatchObject({ mode: "full", muted: true });
  });

  test("never promises an answer when the assistant is off and the agent muted", async () => {
    const chat = await startChat();
    await chat.database.pool.query("update agent set ai_mode = 'minimal', muted = true where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    const first = await chat.say("2 bedrooms in Brickell");
    expect(first.body).toMatchObject({ unanswered: true, message: expect.stringContaining("answering in this chat") });
    expect(first.body.message).not.toMatch(/personally|answers messages|is working/);
  });
});

test("returns 400 for an invalid request", async () => {
  const { owner, path } = await begun();
  const json = { "content-type": "application/json" };
  const answers = [
    await owner.get("/api/conversations/no-uuid"),
    await owner.post(`${path}/messages`, {}),
    await owner.send("PUT", `${path}/control`, JSON.stringify({ mode: "nobody" }), json),
    await owner.send("PUT", `${path}/control`, "{}", json),
    await owner.send("PUT", `${path}/control`, JSON.stringify({ mode: "full", review: true }), json),
    await owner.post(`/api/drafts/${randomUUID()}/approve`, { text: 5 }),
    await owner.post("/api/notifications/read", { ids: [] }),
    await owner.send("PUT", "/api/agent/notification-settings", "{}", json),
  ];
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(400));
});

import { expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { type ConversationState, conversationReducer, greetingEntry, isPending } from "./state.ts";

const at = "2026-03-01T12:00:00.000Z";
const config = {
  linkId: "link",
  agentId: "agent",
  agentName: "Ana Ruiz",
  tone: "warm",
  language: "bilingual",
  sourceTag: "",
  brandColor: "#FFA56B",
  photo: null,
} as const;

function renter(key: string, delivery: Entry["delivery"] = "sending"): Entry {
  return { key, storedId: null, role: "user", content: `text ${key}`, timestamp: at, language: "en", delivery };
}
function reply(key: string): Entry {
  return { ...renter(key, "stored"), role: "assistant" };
}
function start(...entries: Entry[]): ConversationState {
  return {
    connection: "connected",
    config,
    entries: [greetingEntry("Hi", "en", at), ...entries],
    search: [],
    isComplete: false,
    answeredBy: "assistant",
    awaitsPerson: false,
    ratingDue: false,
    quickReplies: [] as string[],
    seenAt: null,
    waitUntil: 0,
  };
}
function keys(state: ConversationState): string[] {
  return state.entries.map(({ key, delivery }) => `${key} ${delivery}`);
}

test("the greeting follows the language until the renter writes", () => {
  const greeted = { type: "greeted", content: "Hola", language: "es" } as const;
  expect(conversationReducer(start(), greeted).entries[0]).toMatchObject({ content: "Hola", language: "es" });
  expect(conversationReducer(start(renter("a")), greeted).entries[0]).toMatchObject({ content: "Hi", language: "en" });
});

test("a message is pending until it is answered, and the reply follows it", () => {
  const sent = conversationReducer(start(), { type: "sent", entry: renter("a") });
  expect(isPending(sent)).toBe(true);
  const answer = {
    type: "answered",
    key: "a",
    reply: reply("b"),
    isComplete: true,
    quickReplies: [] as string[],
    awaitsPerson: false,
  } as const;
  const answered = conversationReducer(sent, answer);
  expect(isPending(answered)).toBe(false);
  expect(keys(answered)).toEqual(["greeting stored", "a stored", "b stored"]);
  expect(answered.isComplete).toBe(true);
});

test("no typing bubble appears if a person will answer later", () => {
  const sent = conversationReducer(start(), { type: "sent", entry: renter("a") });
  const answer = {
    type: "answered",
    key: "a",
    reply: null,
    isComplete: false,
    quickReplies: [] as string[],
    awaitsPerson: true,
  } as const;
  const answered = conversationReducer(sent, answer);
  expect(keys(answered)).toEqual(["greeting stored", "a stored"]);
  expect(answered.awaitsPerson).toBe(true);
});

test("a failed message moves after newer stored messages, and a retry sends the same one", () => {
  let state = conversationReducer(start(), { type: "sent", entry: renter("a") });
  state = conversationReducer(state, { type: "failed", key: "a", waitUntil: 5 });
  expect(state.waitUntil).toBe(5);
  state = conversationReducer(state, { type: "sent", entry: renter("b") });
  state = conversationReducer(state, {
    type: "answered",
    key: "b",
    reply: reply("c"),
    isComplete: false,
    quickReplies: [] as string[],
    awaitsPerson: false,
  });
  expect(keys(state)).toEqual(["greeting stored", "b stored", "c stored", "a failed"]);
  state = conversationReducer(state, { type: "sent", entry: renter("a") });
  expect(keys(state)).toEqual(["greeting stored", "b stored", "c stored", "a sending"]);
  expect(state.waitUntil).toBe(0);
});

test("a finished conversation stays finished even if a later reply doesn't say so", () => {
  const state = { ...start(renter("a")), isComplete: true };
  const answer = {
    type: "answered",
    key: "a",
    reply: null,
    isComplete: false,
    quickReplies: [] as string[],
    awaitsPerson: false,
  } as const;
  expect(conversationReducer(state, answer).isComplete).toBe(true);
});

test("the server decides whether the renter is waiting for a person, and who wrote", () => {
  const state = start(renter("a", "stored"));
  const user = { id: "1", role: "user", author: "renter", content: "text a", timestamp: at, language: "en" } as const;
  const agent = { ...user, id: "2", role: "assistant", author: "agent", content: "Hello" } as const;
  const refreshed = (messages: (typeof user | typeof agent)[], awaitsPerson: boolean) =>
    conversationReducer(state, {
      type: "refreshed",
      conversation: {
        conversationId: "c",
        messages,
        search: [],
        isComplete: false,
        answeredBy: "agent",
        awaitsPerson,
        ratingDue: false,
        quickReplies: [],
        seenAt: null,
      },
    });
  expect(refreshed([user], true)).toMatchObject({ answeredBy: "agent", awaitsPerson: true });
  const answered = refreshed([user, agent], false);
  expect(answered.awaitsPerson).toBe(false);
  expect(answered.entries.map(({ author }) => author)).toEqual(["renter", "agent"]);
});

import { expect, test } from "vitest";
import { answered, refreshed, refused } from "../exchange/received.ts";
import type { Answered } from "../exchange/sendTurn.ts";
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

function receive(state: ConversationState, key: string, answer: Partial<Answered>): ConversationState {
  const whole = { reply: null, isComplete: false, quickReplies: [], awaitsPerson: false, ...answer };
  return conversationReducer(state, { type: "received", apply: answered(key, whole) });
}

test("the greeting follows the language until the renter writes", () => {
  const greeted = { type: "greeted", content: "Hola", language: "es" } as const;
  expect(conversationReducer(start(), greeted).entries[0]).toMatchObject({ content: "Hola", language: "es" });
  expect(conversationReducer(start(renter("a")), greeted).entries[0]).toMatchObject({ content: "Hi", language: "en" });
});

test("a message is pending until it is answered, and the reply follows it", () => {
  const sent = conversationReducer(start(), { type: "sent", entry: renter("a") });
  expect(isPending(sent)).toBe(true);
  const received = receive(sent, "a", { reply: reply("b"), isComplete: true });
  expect(isPending(received)).toBe(false);
  expect(keys(received)).toEqual(["greeting stored", "a stored", "b stored"]);
  expect(received.isComplete).toBe(true);
});

test("no typing bubble appears if a person will answer later", () => {
  const sent = conversationReducer(start(), { type: "sent", entry: renter("a") });
  const received = receive(sent, "a", { awaitsPerson: true });
  expect(keys(received)).toEqual(["greeting stored", "a stored"]);
  expect(received.awaitsPerson).toBe(true);
});

test("a failed message moves after newer stored messages, and a retry sends the same one", () => {
  let state = conversationReducer(start(), { type: "sent", entry: renter("a") });
  state = conversationReducer(state, { type: "received", apply: refused("a", 5) });
  expect(state.waitUntil).toBe(5);
  state = conversationReducer(state, { type: "sent", entry: renter("b") });
  state = receive(state, "b", { reply: reply("c") });
  expect(keys(state)).toEqual(["greeting stored", "b stored", "c stored", "a failed"]);
  state = conversationReducer(state, { type: "sent", entry: renter("a") });
  expect(keys(state)).toEqual(["greeting stored", "b stored", "c stored", "a sending"]);
  expect(state.waitUntil).toBe(0);
});

test("a finished conversation stays finished even if a later reply doesn't say so", () => {
  const state = { ...start(renter("a")), isComplete: true };
  expect(receive(state, "a", {}).isComplete).toBe(true);
});

test("the server decides whether the renter is waiting for a person, and who wrote", () => {
  const state = start(renter("a", "stored"));
  const user = { id: "1", role: "user", author: "renter", content: "text a", timestamp: at, language: "en" } as const;
  const agent = { ...user, id: "2", role: "assistant", author: "agent", content: "Hello" } as const;
  const look = (messages: (typeof user | typeof agent)[], awaitsPerson: boolean) =>
    conversationReducer(state, {
      type: "received",
      apply: refreshed({
        conversationId: "c",
        messages,
        search: [],
        isComplete: false,
        answeredBy: "agent",
        awaitsPerson,
        ratingDue: false,
        quickReplies: [],
        seenAt: null,
      }),
    });
  expect(look([user], true)).toMatchObject({ answeredBy: "agent", awaitsPerson: true });
  const looked = look([user, agent], false);
  expect(looked.awaitsPerson).toBe(false);
  expect(looked.entries.map(({ author }) => author)).toEqual(["renter", "agent"]);
});

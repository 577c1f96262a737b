import type { RenterMessage } from "@llave/contract/conversations/conversation";
import { expect, test } from "vitest";
import type { Entry } from "../conversation/entry.ts";
import { reconcile } from "./reconcile.ts";

const at = "2026-03-01T12:00:00.000Z";
function local(key: string, role: Entry["role"], delivery: Entry["delivery"] = "stored"): Entry {
  return { key, storedId: null, role, content: key, timestamp: at, language: "en", delivery };
}
const storedAt = "2026-03-01T12:00:01.000Z";
function stored(id: string, role: Entry["role"], content = id): RenterMessage {
  return {
    id,
    role,
    author: role === "user" ? "renter" : "assistant",
    content,
    timestamp: storedAt,
    language: "es",
  };
}

test("messages on screen keep their keys and get the server's data", () => {
  const entries = [local("greeting", "assistant"), local("u", "user"), local("a", "assistant")];
  const messages = [stored("1", "assistant", "greeting"), stored("2", "user", "u"), stored("3", "assistant", "a")];
  const once = reconcile(entries, messages);
  expect(once.map(({ key, storedId, language }) => [key, storedId, language])).toEqual([
    ["greeting", "1", "es"],
    ["u", "2", "es"],
    ["a", "3", "es"],
  ]);
  expect(reconcile(once, messages)).toEqual(once);
});

test("the renter's messages are shown as stored, the assistant's as first shown", () => {
  const [assistant, renter] = reconcile(
    [local("Hi", "assistant"), local("my card is 4111 1111 1111 1111", "user")],
    [stored("1", "assistant", "Hola"), stored("2", "user", "my card is ••••")],
  );
  expect(assistant).toMatchObject({ content: "Hi", language: "en" });
  expect(renter?.content).toBe("my card is ••••");
});

test("messages from another tab appear, and unsaved messages stay last", () => {
  const entries = [local("greeting", "assistant"), local("failed", "user", "failed")];
  const messages = [stored("1", "assistant", "greeting"), stored("2", "user"), stored("3", "assistant")];
  expect(reconcile(entries, messages).map(({ key }) => key)).toEqual([
    "greeting",
    `2 ${storedAt}`,
    `3 ${storedAt}`,
    "failed",
  ]);
});

test("a message the server doesn't have isn't shown as sent", () => {
  const entries = [local("greeting", "assistant"), local("doubled", "user"), local("again", "user")];
  const messages = [stored("1", "assistant", "greeting"), stored("2", "user", "doubled")];
  expect(reconcile(entries, messages).map(({ key }) => key)).toEqual(["greeting", "doubled"]);
});

test("a message that wasn't on screen yet leaves the reply behind it in place", () => {
  const onScreen = [local("Hi", "assistant"), local("I do want to see it", "user"), local("Which time?", "assistant")];
  const messages = [
    stored("1", "assistant", "Hola"),
    stored("2", "assistant", "You canceled your showing."),
    stored("3", "user", "I do want to see it"),
    stored("4", "assistant", "Which time?"),
  ];
  expect(reconcile(onScreen, messages).map(({ key, content }) => [key, content])).toEqual([
    ["Hi", "Hi"],
    [`2 ${storedAt}`, "You canceled your showing."],
    ["I do want to see it", "I do want to see it"],
    ["Which time?", "Which time?"],
  ]);
});

test("inserts earlier texts without changing what is on screen, even on repeated fetches", () => {
  const before = (id: string, role: Entry["role"], content: string) => ({
    ...stored(id, role, content),
    timestamp: "2026-03-01T11:00:00.000Z",
    elsewhere: true as const,
  });
  const onScreen = [local("greeting", "assistant"), local("u", "user"), local("a", "assistant")];
  const texts = [before("0", "user", "text"), before("1", "assistant", "answer to it")];
  const page = [stored("2", "assistant", "greeting"), stored("3", "user", "u"), stored("4", "assistant", "a")];
  const alone = page.map((message, place) => ({ ...message, id: String(place) }));
  for (const entries of [onScreen, reconcile(onScreen, alone)]) {
    const joined = reconcile(entries, [...texts, ...page]);
    expect(joined.map(({ content }) => content)).toEqual(["text", "answer to it", "greeting", "u", "a"]);
    expect(joined.slice(2).map(({ key }) => key)).toEqual(["greeting", "u", "a"]);
    expect(new Set(joined.map(({ key }) => key)).size).toBe(5);
    expect(reconcile(joined, [...texts, ...page])).toEqual(joined);
  }
});

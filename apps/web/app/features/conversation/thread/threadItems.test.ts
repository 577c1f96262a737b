import type { ThreadMessage } from "@llave/contract/conversations/conversation";
import { expect, test } from "vitest";
import { threadItems } from "./threadItems.ts";

const base: ThreadMessage = {
  id: "1",
  role: "user",
  author: "renter",
  reviewed: null,
  channel: "web" as const,
  delivery: null,
  media: [],
  content: "hola",
  language: "es",
  timestamp: "2026-11-21T03:00:00.000Z",
  grounds: [],
  why: null,
  markedWrong: false,
  learned: [],
};

test("a day is named once, where it starts in Miami", () => {
  const items = threadItems([
    base,
    { ...base, id: "2", timestamp: "2026-11-21T04:59:00.000Z" },
    { ...base, id: "3", timestamp: "2026-11-21T05:01:00.000Z" },
  ]);
  expect(items.map(({ kind, key }) => [kind, key])).toEqual([
    ["day", "day 2026-11-20"],
    ["message", "1"],
    ["message", "2"],
    ["day", "day 2026-11-21"],
    ["message", "3"],
  ]);
});

test("a correction follows its message; a first value isn't a correction", () => {
  const items = threadItems([
    {
      ...base,
      learned: [
        { slot: "budget_max", value: 3200, before: 3000 },
        { slot: "area", value: "Brickell" },
        { slot: "shoe_size", value: 9, before: 8 },
      ],
    },
  ]);
  expect(items.filter(({ kind }) => kind === "correction")).toEqual([
    { kind: "correction", key: "1 budget_max", slot: "budget", before: 3000, after: 3200 },
  ]);
});

test("shows events between the right messages, and never before the loaded ones", () => {
  const event = (id: string, createdAt: string) => ({ id, kind: "taken_over", createdAt });
  const items = threadItems(
    [base, { ...base, id: "2", timestamp: "2026-11-21T03:10:00.000Z" }],
    [
      event("before", "2026-11-21T02:00:00.000Z"),
      event("between", "2026-11-21T03:05:00.000Z"),
      event("by the message", "2026-11-21T03:10:00.000Z"),
      event("after", "2026-11-21T03:20:00.000Z"),
    ],
  );
  expect(items.map(({ key }) => key)).toEqual(["day 2026-11-20", "1", "between", "by the message", "2", "after"]);
});

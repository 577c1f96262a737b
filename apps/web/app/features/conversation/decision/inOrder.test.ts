import { expect, test } from "vitest";
import { inOrder } from "./inOrder.ts";

test("a showing comes first, then the newest decision", () => {
  const drafts = [
    { kind: "answer", createdAt: "2026-11-27T10:00:00.000Z" },
    { kind: "showing", createdAt: "2026-11-27T09:00:00.000Z" },
    { kind: "answer", createdAt: "2026-11-27T11:00:00.000Z" },
  ] as const;
  expect(drafts.toSorted(inOrder)).toEqual([drafts[1], drafts[2], drafts[0]]);
});

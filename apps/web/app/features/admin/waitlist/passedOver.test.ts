import { expect, test } from "vitest";
import { positionText } from "./entryWords.ts";
import { passedOver } from "./passedOver.ts";

const pending = (position: number) => ({ status: "pending" as const, position });

test.each([
  ["no one", [], 0],
  ["the first in line", [pending(1)], 0],
  ["the first three", [pending(2), pending(3), pending(1)], 0],
  ["the last of fifteen", [pending(15)], 14],
  ["the first and the fifth", [pending(1), pending(5)], 3],
  ["a resend", [{ status: "invited" as const, position: 18 }], 0],
  ["the first and a resend", [pending(1), { status: "invited" as const, position: 18 }], 0],
])("counts who gets skipped by inviting %s", (_name, entries, count) => {
  expect(passedOver(entries)).toBe(count);
});

test("only people who wait have a number in line", () => {
  expect(positionText(pending(4))).toBe("#4");
  expect(positionText({ status: "invited", position: 16 })).toBe("-");
  expect(positionText({ status: "onboarded", position: 17 })).toBe("-");
});

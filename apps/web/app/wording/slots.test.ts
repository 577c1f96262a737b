import { slotNames } from "@llave/contract/conversations/understood";
import { expect, test } from "vitest";
import { slotLabel, slotLine } from "./slots.ts";

test("both budget slots are one line, unknown slots none", () => {
  expect([slotLine("budget_max"), slotLine("budget_min"), slotLine("area"), slotLine("shoe_size")]).toEqual([
    "budget",
    "budget",
    "area",
    null,
  ]);
});

test("every slot has a name in both languages", () => {
  for (const slot of slotNames) expect(slotLabel(slot, "es")).not.toBe(slotLabel(slot, "en"));
});

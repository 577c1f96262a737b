import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio, normalizeHex, readableTextOn } from "./contrast.ts";

test("white against black is 21, a color against itself 1", () => {
  expect(contrastRatio("#000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#ffa56b", "#FFA56B")).toBe(1);
});

test.each([
  ["#1C2238", "#ffffff"],
  ["#B42318", "#ffffff"],
  ["#FFA56B", "#1c2238"],
  ["#C4FFE5", "#1c2238"],
  ["#FFFF00", "#1c2238"],
  ["#3B82F6", "#0b0f1f"],
])("on %s the text is %s", (background, text) => {
  expect(readableTextOn(background)).toBe(text);
});

test("text keeps 4.5:1 on every color an agent can choose", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const background = `#${value.toString(16).padStart(6, "0")}`;
      expect(contrastRatio(readableTextOn(background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("hex colors get six digits and anything else is refused", () => {
  expect(normalizeHex("#Fa0")).toBe("#ffaa00");
  expect(normalizeHex(" FFA56B ")).toBe("#ffa56b");
  expect(normalizeHex("red")).toBeNull();
  expect(normalizeHex("#12345")).toBeNull();
});

import { expect, test } from "vitest";
import { textSize } from "./textSegments.ts";

test.each([
  ["", 0],
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["a".repeat(306), 2],
  ["a".repeat(307), 3],
  // Ñ and é are in the basic set; á, í, ó and ú are not.
  [`${"ñé".repeat(80)}`, 1],
  [`á${"a".repeat(69)}`, 1],
  [`á${"a".repeat(70)}`, 2],
  [`á${"a".repeat(149)}`, 3],
  ["€".repeat(80), 1],
  ["€".repeat(81), 2],
  ["😀".repeat(35), 1],
  ["😀".repeat(36), 2],
])("counts the segments of %j", (text, segments) => {
  expect(textSize(text).segments).toBe(segments);
});

test("doesn't split a two-place character between segments", () => {
  // 152 places and then a euro sign, which starts the second segment.
  expect(textSize(`${"a".repeat(152)}€${"a".repeat(152)}`).segments).toBe(3);
});

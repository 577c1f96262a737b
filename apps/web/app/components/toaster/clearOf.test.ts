import { expect, test } from "vitest";
import { clearOf } from "./clearOf.ts";

const send = { top: 740, bottom: 784 };
const confirm = { top: 660, bottom: 700 };

test.each([
  ["nothing is below it", [], 0],
  ["Send is below it", [send], 68],
  ["there is no room between two buttons", [send, confirm], 148],
  ["a button is elsewhere", [{ top: 100, bottom: 140 }], 0],
])("if %s, a toast appears where it covers no button", (_, obstacles, floor) => {
  expect(clearOf(0, 70, obstacles, 800)).toBe(floor);
});

test("finds no place in a column full of buttons", () => {
  const everywhere = Array.from({ length: 9 }, (_, n) => ({ top: n * 90, bottom: n * 90 + 40 }));
  expect(clearOf(0, 70, everywhere, 800)).toBeNull();
});

test("a toast that covers nothing stays where it is", () => {
  expect(clearOf(68, 70, [], 800)).toBe(68);
});

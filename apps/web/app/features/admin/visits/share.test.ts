import { expect, test } from "vitest";
import { shareOf } from "./share.ts";

test("shows a rate once there are 30 visits", () => {
  expect(shareOf(3, 29)).toBeNull();
  expect(shareOf(3, 30)).toBe(10);
  expect(shareOf(1, 48)).toBe(2.1);
  expect(shareOf(0, 48)).toBe(0);
});

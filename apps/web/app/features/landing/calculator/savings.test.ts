import { expect, test } from "vitest";
import { savedHours } from "./savings.ts";

test("forty leads of twenty minutes give eight hours back", () => {
  expect(savedHours(40, 20)).toEqual({ all: 13.3, saved: 8 });
  expect(savedHours(5, 5)).toEqual({ all: 0.4, saved: 0.3 });
});

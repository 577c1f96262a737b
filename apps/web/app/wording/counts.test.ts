import { maxCounted } from "@llave/contract/agent/dashboard";
import { expect, test } from "vitest";
import { countText } from "./counts.ts";

test("shows a plus where the server stops counting", () => {
  expect(countText(42, "en")).toBe("42");
  expect(countText(maxCounted - 1, "es")).toBe("999");
  expect(countText(maxCounted, "en")).toBe("999+");
});

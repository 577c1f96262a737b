import { expect, test } from "vitest";
import { conversionText } from "./conversion.ts";

test("is a share of the views once there are enough of them", () => {
  expect(conversionText({ views: 19, leads: 9 }, "en")).toBeNull();
  expect(conversionText({ views: 40, leads: 3 }, "en")).toBe("7.5%");
  expect(conversionText({ views: 20, leads: 21 }, "en")).toBe("100%");
});

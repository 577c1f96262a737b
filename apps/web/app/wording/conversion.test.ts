import { expect, test } from "vitest";
import { conversionText } from "./conversion.ts";

test("is a share of the views once there are enough of them", () => {
  expect(conversionText({ totalViews: 19, leadsGenerated: 9 }, "en")).toBeNull();
  expect(conversionText({ totalViews: 40, leadsGenerated: 3 }, "en")).toBe("7.5%");
  expect(conversionText({ totalViews: 20, leadsGenerated: 21 }, "en")).toBe("100%");
});

import { expect, test } from "vitest";
import { contactHoursLabel } from "./contactHoursLabel.ts";

const hours = { from: 9, to: 19, days: [1, 2, 3, 4, 5] };

test("shows the agent's hours beside Call; messages can be sent at any time", () => {
  expect(contactHoursLabel("call", hours, true)).toEqual({ key: "untilHour", hour: 19 });
  expect(contactHoursLabel("call", hours, false)).toEqual({ key: "fromHour", hour: 9 });
  expect(contactHoursLabel("text", hours, false).key).toBe("anyTime");
});

import { expect, test } from "vitest";
import { timeOf } from "./timeOf.ts";

const hours = { from: 9, to: 19, days: [1, 2, 3, 4, 5] };

test("shows the agent's hours beside Call; messages can be sent at any time", () => {
  expect(timeOf("call", hours, true)).toEqual({ key: "untilHour", hour: 19 });
  expect(timeOf("call", hours, false)).toEqual({ key: "fromHour", hour: 9 });
  expect(timeOf("text", hours, false).key).toBe("anyTime");
});

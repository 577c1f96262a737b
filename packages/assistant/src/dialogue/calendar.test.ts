import { describe, expect, it } from "vitest";
import { daysBetween, localTime, nextAnswer } from "./calendar.ts";

const hours = { from: 9, to: 18, days: [1, 2, 3, 4, 5] };
const miami = (now: string) => localTime(now, "America/New_York");

describe("local time", () => {
  it("is the market's, also at midnight and at daylight-saving changes", () => {
    expect(miami("2026-03-21T02:00:00Z")).toEqual({ date: "2026-03-20", hour: 22, weekday: 5 });
    expect(miami("2026-03-08T06:59:00Z")).toEqual({ date: "2026-03-08", hour: 1, weekday: 0 });
    expect(miami("2026-03-08T07:00:00Z")).toEqual({ date: "2026-03-08", hour: 3, weekday: 0 });
    expect(miami("2026-12-01T05:00:00Z")).toEqual({ date: "2026-12-01", hour: 0, weekday: 2 });
  });

  it("counts days between dates", () => {
    expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
    expect(daysBetween("2026-03-09", "2026-02-28")).toBe(-9);
  });
});

describe("the agent's next answer", () => {
  it.each([
    ["2026-03-20T15:00:00Z", { when: "now", until: 18 }],
    ["2026-03-20T12:00:00Z", { when: "later", daysAhead: 0, weekday: 5, from: 9 }],
    ["2026-03-20T23:00:00Z", { when: "later", daysAhead: 3, weekday: 1, from: 9 }],
    ["2026-03-22T15:00:00Z", { when: "later", daysAhead: 1, weekday: 1, from: 9 }],
  ])("%s", (now, expected) => {
    expect(nextAnswer(miami(now), hours)).toEqual(expected);
  });

  it("is unknown without a working day", () => {
    expect(nextAnswer(miami("2026-03-20T15:00:00Z"), { ...hours, days: [] })).toBeNull();
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Availability, freeTimes } from "./freeTimes.ts";
import { clockTime, momentOf } from "./zonedTime.ts";

const timeZone = "America/New_York";
const weekdays: Availability = {
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 9 * 60, to: 12 * 60 })),
  lengthMinutes: 30,
  bufferMinutes: 15,
  noticeMinutes: 120,
  horizonDays: 7,
  daysOff: [],
};

function starts(availability: Availability, now: string, taken: { from: string; to: string }[] = []): string[] {
  return freeTimes(availability, taken, { now, timeZone }).map(({ date, time }) => `${date} ${time}`);
}

describe("free times", () => {
  test("start and end inside the weekly windows, and respect the notice", () => {
    // Friday, March 20, 2026, 9:10 AM in Miami.
    expect(starts({ ...weekdays, horizonDays: 3 }, "2026-03-20T13:10:00Z")).toEqual([
      "2026-03-20 11:30",
      "2026-03-23 09:00",
      "2026-03-23 09:30",
      "2026-03-23 10:00",
      "2026-03-23 10:30",
      "2026-03-23 11:00",
      "2026-03-23 11:30",
    ]);
  });

  test("skip days off and busy periods, including buffers", () => {
    const taken = [{ from: "2026-03-23T14:00:00Z", to: "2026-03-23T14:30:00Z" }];
    const open = { ...weekdays, horizonDays: 4, daysOff: ["2026-03-24"] };
    expect(starts(open, "2026-03-21T12:00:00Z", taken).filter((start) => start < "2026-03-25")).toEqual([
      "2026-03-23 09:00",
      "2026-03-23 11:00",
      "2026-03-23 11:30",
    ]);
  });

  test("follow the market's clock changes", () => {
    const nights: Availability = {
      ...weekdays,
      weekly: [{ weekday: 0, from: 60, to: 4 * 60 }],
      noticeMinutes: 0,
      bufferMinutes: 0,
    };
    // March 8, 2026: 2 AM becomes 3 AM. November 1, 2026: 2 AM becomes 1 AM again.
    expect(freeTimes(nights, [], { now: "2026-03-08T05:00:00Z", timeZone }).slice(0, 4)).toEqual([
      { at: "2026-03-08T06:00:00.000Z", date: "2026-03-08", time: "01:00" },
      { at: "2026-03-08T06:30:00.000Z", date: "2026-03-08", time: "01:30" },
      { at: "2026-03-08T07:00:00.000Z", date: "2026-03-08", time: "03:00" },
      { at: "2026-03-08T07:30:00.000Z", date: "2026-03-08", time: "03:30" },
    ]);
    const autumn = freeTimes(nights, [], { now: "2026-11-01T04:00:00Z", timeZone }).slice(0, 3);
    expect(autumn.map(({ at, time }) => [at, time])).toEqual([
      ["2026-11-01T05:00:00.000Z", "01:00"],
      ["2026-11-01T05:30:00.000Z", "01:30"],
      ["2026-11-01T07:00:00.000Z", "02:00"],
    ]);
  });

  test("never overlap a busy period", () => {
    const at = fc.integer({ min: 0, max: 14 * 24 * 4 }).map((quarter) => Date.UTC(2026, 2, 1) + quarter * 900_000);
    fc.assert(
      fc.property(at, fc.array(at, { maxLength: 12 }), fc.constantFrom(0, 15, 30, 60), (now, begins, bufferMinutes) => {
        const taken = begins.map((from) => ({
          from: new Date(from).toISOString(),
          to: new Date(from + 2_700_000).toISOString(),
        }));
        const open = { ...weekdays, bufferMinutes, horizonDays: 14 };
        for (const free of freeTimes(open, taken, { now: new Date(now).toISOString(), timeZone })) {
          const [from, to] = [Date.parse(free.at), Date.parse(free.at) + 1_800_000];
          const buffer = bufferMinutes * 60_000;
          expect(from).toBeGreaterThanOrEqual(now + 120 * 60_000);
          for (const stretch of taken)
            expect(Date.parse(stretch.to) + buffer <= from || to + buffer <= Date.parse(stretch.from)).toBe(true);
        }
      }),
    );
  });
});

test("converts a local time to its moment and back in every zone", () => {
  const moment = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 });
  const zone = fc.constantFrom(
    "America/New_York",
    "America/Los_Angeles",
    "Europe/Madrid",
    "Australia/Lord_Howe",
    "UTC",
  );
  fc.assert(
    fc.property(moment, zone, (minutes, name) => {
      const clock = clockTime(minutes * 60_000, name);
      const back = momentOf(clock.date, clock.minutes, name);
      expect(back).toBeDefined();
      expect(clockTime(back as number, name)).toEqual(clock);
      expect(back).toBeLessThanOrEqual(minutes * 60_000);
    }),
  );
});

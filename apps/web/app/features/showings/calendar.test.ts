import type { AvailabilitySettings, Showing } from "@llave/contract/showings";
import { describe, expect, test } from "vitest";
import { busyOverlap } from "./busyOverlap.ts";
import { daysOf, placeQuery, readPlace, stepFrom } from "./calendarPlace.ts";
import { legBetween, totalDrive } from "./driveLegs.ts";
import { moveVerdict } from "./moveVerdict.ts";

test("a week runs from Monday to Sunday, and its address restores it", () => {
  const sunday = { view: "week", day: "2026-11-22" } as const;
  expect([daysOf(sunday)[0], daysOf(sunday).at(-1)]).toEqual(["2026-11-16", "2026-11-22"]);
  expect(stepFrom(sunday, 1)).toEqual({ view: "week", day: "2026-11-29" });
  expect(readPlace(new URLSearchParams(placeQuery(sunday)), "2026-01-01")).toEqual(sunday);
});

test("an address without a day or view shows this week", () => {
  const search = new URLSearchParams({ view: "month", day: "2026-99-99" });
  expect(readPlace(search, "2026-11-22")).toEqual({ view: "week", day: "2026-11-22" });
});

const showing = (id: string, at: string, endsAt: string): Showing => ({
  ...{ id, at, endsAt, status: "confirmed", address: null, point: null, propertyId: null },
  ...{ conversationId: null, leadId: null, leadName: null, leadPhone: null, language: "en" },
});
const availability: AvailabilitySettings = {
  weekly: [{ weekday: 1, from: 540, to: 1080 }],
  ...{ lengthMinutes: 30, bufferMinutes: 15, noticeMinutes: 0, horizonDays: 14, daysOff: [], useDriveTime: false },
};
/** Monday, November 23, 2026, 10:00 and 11:00 AM in Miami. */
const own = showing("own", "2026-11-23T15:00:00.000Z", "2026-11-23T15:30:00.000Z");
const other = showing("other", "2026-11-23T16:00:00.000Z", "2026-11-23T16:30:00.000Z");
const calendar = {
  showings: [own, other],
  blockedTimes: [{ id: "block", from: "2026-11-23T18:00:00.000Z", to: "2026-11-23T19:00:00.000Z", note: "" }],
  busyTimes: [{ provider: "google" as const, from: "2026-11-23T20:00:00.000Z", to: "2026-11-23T21:00:00.000Z" }],
  availability,
  now: Date.parse("2026-11-22T15:00:00Z"),
};

test.each([
  ["2026-11-23T15:15:00.000Z", "fits"],
  // Its end and the next start need the buffer between them.
  ["2026-11-23T15:30:00.000Z", "taken"],
  ["2026-11-23T16:45:00.000Z", "fits"],
  ["2026-11-23T16:40:00.000Z", "taken"],
  ["2026-11-23T18:45:00.000Z", "blocked"],
  ["2026-11-23T19:45:00.000Z", "busy"],
  ["2026-11-23T13:30:00.000Z", "outsideHours"],
  ["2026-11-24T15:00:00.000Z", "outsideHours"],
  ["2026-11-21T15:00:00.000Z", "past"],
])("a showing moved to %s: %s", (at, kind) => {
  expect(moveVerdict(own, at, calendar).kind).toBe(kind);
});

describe("the drive between two showings", () => {
  const brickell = { ...own, point: [25.76, -80.19] as [number, number] };
  const doral = { ...other, point: [25.82, -80.36] as [number, number] };

  test("takes from the time between them, and a day adds its drives up", () => {
    const leg = legBetween(brickell, doral);
    // 30 minutes between; 36 by car and 5 to park.
    expect(leg).toMatchObject({ drive: { minutes: 36 }, spare: -11 });
    expect(totalDrive([brickell, doral])).toEqual(leg?.drive);
    expect([legBetween(own, doral), totalDrive([own, other])]).toEqual([null, null]);
  });

  test("makes a new time tight, until there is room for it", () => {
    const showings = [brickell, doral];
    expect(moveVerdict(brickell, "2026-11-23T15:15:00.000Z", { ...calendar, showings })).toEqual({
      ...{ kind: "tight", drive: 41, gap: 15 },
    });
    expect(moveVerdict(brickell, "2026-11-23T14:45:00.000Z", { ...calendar, showings })).toEqual({ kind: "fits" });
  });
});

test("a showing that falls on a busy time is found until it has begun", () => {
  const busy = { provider: "google" as const, from: "2026-11-23T15:15:00.000Z", to: "2026-11-23T17:00:00.000Z" };
  expect(busyOverlap(own, [busy], calendar.now)).toBe(busy);
  expect(busyOverlap({ ...own, status: "canceled" }, [busy], calendar.now)).toBeUndefined();
  expect(busyOverlap(own, [busy], Date.parse(own.at))).toBeUndefined();
  expect(busyOverlap(own, [{ ...busy, from: own.endsAt }], calendar.now)).toBeUndefined();
});

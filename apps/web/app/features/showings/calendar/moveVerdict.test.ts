import type { AvailabilitySettings, Showing } from "@llave/contract/showings/showings";
import { expect, test } from "vitest";
import { moveVerdict } from "./moveVerdict.ts";

const showing = (id: string, at: string, endsAt: string): Showing => ({
  ...{ id, at, endsAt, status: "confirmed", address: null, point: null, propertyId: null },
  ...{ conversationId: null, leadId: null, leadName: null, leadPhone: null, told: true, language: "en" },
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
  blockedTimes: [
    { id: "block", from: "2026-11-23T18:00:00.000Z", to: "2026-11-23T19:00:00.000Z", note: "", seriesId: null },
  ],
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

test("a new time is tight until there is room for the drive", () => {
  const brickell = { ...own, point: [25.76, -80.19] as [number, number] };
  const showings = [brickell, { ...other, point: [25.82, -80.36] as [number, number] }];
  expect(moveVerdict(brickell, "2026-11-23T15:15:00.000Z", { ...calendar, showings })).toEqual({
    ...{ kind: "tight", drive: 41, gap: 15 },
  });
  expect(moveVerdict(brickell, "2026-11-23T14:45:00.000Z", { ...calendar, showings })).toEqual({ kind: "fits" });
});

import type { AvailabilitySettings, Showing } from "@llave/contract/showings";
import { expect, test } from "vitest";
import { daysOf, placeQuery, readPlace, stepFrom } from "./calendarPlace.ts";
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
  ...{ id, at, endsAt, status: "confirmed", address: null, propertyId: null },
  ...{ conversationId: null, leadId: null, leadName: null, leadPhone: null },
});
const availability: AvailabilitySettings = {
  weekly: [{ weekday: 1, from: 540, to: 1080 }],
  ...{ lengthMinutes: 30, bufferMinutes: 15, noticeMinutes: 0, horizonDays: 14, daysOff: [] },
};
/** Monday, November 23, 2026, 10:00 and 11:00 AM in Miami. */
const own = showing("own", "2026-11-23T15:00:00.000Z", "2026-11-23T15:30:00.000Z");
const other = showing("other", "2026-11-23T16:00:00.000Z", "2026-11-23T16:30:00.000Z");
const calendar = {
  showings: [own, other],
  blockedTimes: [{ id: "block", from: "2026-11-23T18:00:00.000Z", to: "2026-11-23T19:00:00.000Z", note: "" }],
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
  ["2026-11-23T13:30:00.000Z", "outsideHours"],
  ["2026-11-24T15:00:00.000Z", "outsideHours"],
  ["2026-11-21T15:00:00.000Z", "past"],
])("a showing moved to %s: %s", (at, kind) => {
  expect(moveVerdict(own, at, calendar).kind).toBe(kind);
});

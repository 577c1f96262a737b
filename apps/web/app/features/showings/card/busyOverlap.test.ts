import type { BusyTime } from "@llave/contract/showings/calendars";
import { expect, test } from "vitest";
import { busyOverlap } from "./busyOverlap.ts";

const own = { at: "2026-11-23T15:00:00.000Z", endsAt: "2026-11-23T15:30:00.000Z", status: "confirmed" } as const;
const dayBefore = Date.parse("2026-11-22T15:00:00Z");

test("finds a showing on a busy time until it starts", () => {
  const busy: BusyTime = { provider: "google", from: "2026-11-23T15:15:00.000Z", to: "2026-11-23T17:00:00.000Z" };
  expect(busyOverlap(own, [busy], dayBefore)).toBe(busy);
  expect(busyOverlap({ ...own, status: "canceled" }, [busy], dayBefore)).toBeUndefined();
  expect(busyOverlap(own, [busy], Date.parse(own.at))).toBeUndefined();
  expect(busyOverlap(own, [{ ...busy, from: own.endsAt }], dayBefore)).toBeUndefined();
});

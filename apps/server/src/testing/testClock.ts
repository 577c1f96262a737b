import { beforeEach } from "vitest";

/** Friday, March 20, 2026, 10:00 AM in Miami. */
export const friday = Date.parse("2026-03-20T14:00:00Z");

/** A clock that begins each test of a file at one time, and moves when a test says so. */
export function testClock(start = friday) {
  const clock = { at: start, now: () => new Date(clock.at) };
  beforeEach(() => {
    clock.at = start;
  });
  return clock;
}

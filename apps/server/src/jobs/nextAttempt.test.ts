import { expect, test } from "vitest";
import { nextAttempt } from "./nextAttempt.ts";

const now = new Date("2026-03-01T12:00:00.000Z");
const retries = { waits: [5_000, 60_000], maxWaitMs: 600_000 };

test.each([
  ["the first wait after the first attempt", 1, null, "2026-03-01T12:00:05.000Z"],
  ["the second after the second", 2, null, "2026-03-01T12:01:00.000Z"],
  ["longer if the other server asked for it", 1, 30, "2026-03-01T12:00:30.000Z"],
  ["not sooner than the queue would try", 2, 30, "2026-03-01T12:01:00.000Z"],
  ["no longer than the queue allows", 1, 86_400, "2026-03-01T12:10:00.000Z"],
])("waits %s", (_name, attempts, retryAfter, expected) => {
  expect(nextAttempt(now, attempts, retryAfter, retries)?.toISOString()).toBe(expected);
});

test("gives up after the last wait", () => {
  expect(nextAttempt(now, 3, 30, retries)).toBeNull();
});

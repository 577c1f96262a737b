import { expect, test } from "vitest";
import { Breaker, type BreakerState } from "./breaker.ts";

const limits = { failures: 3, window: 10_000, rest: 5_000 };

test("a breaker opens after consecutive failures, pauses, allows one try, and closes when it succeeds", () => {
  let now = 0;
  const states: BreakerState[] = [];
  const breaker = new Breaker(
    limits,
    () => now,
    (state) => states.push(state),
  );
  for (let failure = 0; failure < 3; failure++) {
    expect(breaker.allows()).toBe(true);
    breaker.failed();
  }
  expect([breaker.state, breaker.allows()]).toEqual(["open", false]);
  now = 4_999;
  expect(breaker.allows()).toBe(false);
  now = 5_000;
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.failed();
  expect([breaker.state, breaker.allows()]).toEqual(["open", false]);
  now = 10_000;
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
  expect(states).toEqual(["open", "half_open", "open", "half_open", "closed"]);
});

test("a breaker stays closed while there are few failures", () => {
  let now = 0;
  const breaker = new Breaker(limits, () => now);
  for (now = 0; now < 100_000; now += 6_000) breaker.failed();
  expect(breaker.state).toBe("closed");
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.state).toBe("open");
});

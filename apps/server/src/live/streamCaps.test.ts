import { expect, test } from "vitest";
import { ApiError } from "../http/errors.ts";
import { StreamCaps } from "./streamCaps.ts";

/** A renter's stream, with small caps for one agent's renters and for all of a server. */
const renterOf = (agent: string) => [
  { of: `renters of ${agent}`, max: 2 },
  { of: "renters", max: 3 },
];

const refused = expect.objectContaining({ code: "too_many_requests", retryAfter: 30 });

test("one agent's renters can't use up another agent's streams", () => {
  const caps = new StreamCaps();
  caps.take(renterOf("rosa"));
  caps.take(renterOf("rosa"));
  expect(() => caps.take(renterOf("rosa"))).toThrow(ApiError);
  expect(() => caps.take(renterOf("rosa"))).toThrow(refused);
  expect(() => caps.take(renterOf("luis"))).not.toThrow();
});

test("a server has a limit for everyone together, and closed streams make room", () => {
  const caps = new StreamCaps();
  const leave = ["rosa", "luis", "rosa"].map((agent) => caps.take(renterOf(agent)));
  expect(() => caps.take(renterOf("carla"))).toThrow(refused);
  leave[0]?.();
  expect(() => caps.take(renterOf("carla"))).not.toThrow();
  expect(() => caps.take(renterOf("carla"))).toThrow(refused);
});

test("doesn't count a refused stream", () => {
  const caps = new StreamCaps();
  const all = [caps.take([{ of: "renters", max: 1 }])];
  for (let number = 0; number < 5; number++) {
    expect(() =>
      caps.take([
        { of: "renters of rosa", max: 2 },
        { of: "renters", max: 1 },
      ]),
    ).toThrow(refused);
  }
  for (const leave of all) leave();
  expect(() => caps.take(renterOf("rosa"))).not.toThrow();
});

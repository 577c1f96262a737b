import { expect, test } from "vitest";
import { driveBetween, type Point } from "./travel.ts";

const brickell: Point = [25.76, -80.19];
const doral: Point = [25.82, -80.36];
const fortLauderdale: Point = [26.12, -80.14];

test("a drive within one area takes a few minutes", () => {
  expect(driveBetween(brickell, brickell)).toEqual({ miles: 0, minutes: 4 });
});

test("a longer drive is faster per mile, and the same in both directions", () => {
  const [near, far] = [driveBetween(brickell, doral), driveBetween(brickell, fortLauderdale)];
  expect([near.minutes, Math.round(near.miles)]).toEqual([36, 15]);
  expect([far.minutes, Math.round(far.miles)]).toEqual([65, 34]);
  expect(near.minutes / near.miles).toBeGreaterThan(far.minutes / far.miles);
  expect(driveBetween(doral, brickell)).toEqual(near);
});

import { expect, test } from "vitest";
import { stepsFrom } from "./steps.ts";

const people = ["Ana", "Luis", "Marta"];

test("someone in the list has the people before and after them as neighbors", () => {
  expect(stepsFrom(people, 1, 1)).toEqual({ index: 2, next: "Marta", previous: "Ana" });
  expect(stepsFrom(people, 2, null)).toEqual({ index: 3, next: null, previous: "Luis" });
});

test("after someone leaves the queue, next is the person who took their place, or the last one", () => {
  expect(stepsFrom(people, -1, 1)).toEqual({ index: null, next: "Luis", previous: "Ana" });
  expect(stepsFrom(people, -1, 3)).toEqual({ index: null, next: "Marta", previous: "Marta" });
  expect(stepsFrom([], -1, 0)).toEqual({ index: null, next: null, previous: null });
});

test("someone who was never in the list has no next or previous person", () => {
  expect(stepsFrom(people, -1, null)).toEqual({ index: null, next: null, previous: null });
});

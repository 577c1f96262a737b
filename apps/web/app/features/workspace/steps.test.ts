import { expect, test } from "vitest";
import { stepsFrom } from "./steps.ts";

const people = ["Ana", "Luis", "Marta"];

test("one in the list has those beside it", () => {
  expect(stepsFrom(people, 1, 1)).toEqual({ index: 2, next: "Marta", previous: "Ana" });
  expect(stepsFrom(people, 2, null)).toEqual({ index: 3, next: null, previous: "Luis" });
});

test("after one that left the queue comes the one that moved up to its place, or the last", () => {
  expect(stepsFrom(people, -1, 1)).toEqual({ index: null, next: "Luis", previous: "Ana" });
  expect(stepsFrom(people, -1, 3)).toEqual({ index: null, next: "Marta", previous: "Marta" });
  expect(stepsFrom([], -1, 0)).toEqual({ index: null, next: null, previous: null });
});

test("one that a list does not have leads nowhere", () => {
  expect(stepsFrom(people, -1, null)).toEqual({ index: null, next: null, previous: null });
});

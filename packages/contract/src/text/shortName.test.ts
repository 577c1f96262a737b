import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";
import { shortName } from "./shortName.ts";

test.each([
  ["Marisol Echeverría", "Marisol", "ME"],
  ["José Luis de la Cruz", "José Luis de la Cruz", "JC"],
  ["Ana", "Ana", "A"],
  ["The Perez Group", "The Perez Group", "TG"],
  ["Dr. Ana Ruiz", "Dr. Ana Ruiz", "DR"],
  ["  ana   ruiz ", "ana   ruiz", "AR"],
  ["", "", ""],
])("%s is called %s and has the initials %s", (name, short, letters) => {
  expect(shortName(name)).toBe(short);
  expect(initialsOf(name)).toBe(letters);
});

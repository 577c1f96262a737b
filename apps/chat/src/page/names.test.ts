import { expect, test } from "vitest";
import { initials } from "./Avatar.tsx";
import { shortName } from "./names.ts";

test.each([
  ["Marisol Echeverría", "Marisol", "ME"],
  ["José Luis de la Cruz", "José Luis de la Cruz", "JC"],
  ["Ana", "Ana", "A"],
  ["The Perez Group", "The Perez Group", "TG"],
  ["Dr. Ana Ruiz", "Dr. Ana Ruiz", "DR"],
  ["  ana   ruiz ", "ana   ruiz", "AR"],
  ["", "", ""],
])("%s is called %s and drawn as %s", (name, short, letters) => {
  expect(shortName(name)).toBe(short);
  expect(initials(name)).toBe(letters);
});

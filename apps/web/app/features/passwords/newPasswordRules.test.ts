import { expect, test } from "vitest";
import { newPasswordRules } from "./newPasswordRules.ts";

function wrongFields(newPassword: string, confirm: string): PropertyKey[] {
  const { error } = newPasswordRules.safeParse({ newPassword, confirm });
  return error?.issues.map(({ path }) => path[0] ?? "") ?? [];
}

test("six characters typed the same twice are enough", () => {
  expect(wrongFields("secret", "secret")).toEqual([]);
});

test("five characters are too few", () => {
  expect(wrongFields("secre", "secre")).toEqual(["newPassword"]);
});

test("a mismatch is an error of the second field", () => {
  expect(wrongFields("secret", "Secret")).toEqual(["confirm"]);
});

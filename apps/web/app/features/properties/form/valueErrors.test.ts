import { expect, test } from "vitest";
import { readValueError, valueErrorMap } from "./valueErrors.ts";
import { emptyForm, formSchema } from "./values.ts";

const filled = {
  ...emptyForm,
  address: "77 SW 9th St",
  area: "Brickell",
  price: "2500",
  bedrooms: "1",
  bathrooms: "1",
};

test.each([
  ["price", "-5", { rule: "min", limit: 1 }],
  ["price", "a lot", { rule: "number" }],
  ["price", "2500.5", { rule: "whole" }],
  ["price", "9000000", { rule: "max", limit: 1_000_000 }],
  ["bedrooms", "99", { rule: "max", limit: 50 }],
  ["bathrooms", "0", { rule: "min", limit: 0.5 }],
  ["bathrooms", "1.3", { rule: "step", limit: 0.5 }],
  ["squareFeet", "0", { rule: "min", limit: 1 }],
])("%s %j says why it is refused", (field, value, expected) => {
  const { error } = formSchema.safeParse({ ...filled, [field]: value }, { error: valueErrorMap });
  const issue = error?.issues.find(({ path }) => path.join(".") === field);
  expect(readValueError(issue?.message)).toEqual(expected);
});

test("other errors keep their message", () => {
  const { error } = formSchema.safeParse({ ...filled, status: "active", area: "" }, { error: valueErrorMap });
  expect(error?.issues[0]?.message).toBe("required");
  expect(readValueError("required")).toBeNull();
  expect(readValueError(undefined)).toBeNull();
});

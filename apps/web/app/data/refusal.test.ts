import { expect, test } from "vitest";
import { refusalOf } from "./refusal.ts";
import { HttpError } from "./request.ts";

test("a refusal is read from the answer's body", () => {
  const body = { error: "Please check what you entered.", code: "invalid_request", fields: { email: "?" } };
  expect(refusalOf(new HttpError(400, JSON.stringify(body)))).toEqual(body);
});

test("an answer without a readable body, and no answer at all, say nothing", () => {
  expect(refusalOf(new HttpError(502, "<html>Bad Gateway</html>"))).toEqual({});
  expect(refusalOf(new TypeError("Failed to fetch"))).toEqual({});
});

test("a fault of the program is not taken for a refusal", () => {
  expect(() => refusalOf(new RangeError("own fault"))).toThrow("own fault");
});

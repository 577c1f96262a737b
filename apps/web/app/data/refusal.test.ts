import { expect, test } from "vitest";
import { refusalOf } from "./refusal.ts";
import { HttpError } from "./request.ts";

test("a refusal is read from the response's body", () => {
  const body = { error: "Please check what you entered.", code: "invalid_request", fields: { email: "?" } };
  expect(refusalOf(new HttpError(400, JSON.stringify(body)))).toEqual(body);
});

test("a response without a readable body, or no response at all, gives no text", () => {
  expect(refusalOf(new HttpError(502, "<html>Bad Gateway</html>"))).toEqual({});
  expect(refusalOf(new TypeError("Failed to fetch"))).toEqual({});
});

test("a bug in the program isn't taken for a refusal", () => {
  expect(() => refusalOf(new RangeError("own fault"))).toThrow("own fault");
});

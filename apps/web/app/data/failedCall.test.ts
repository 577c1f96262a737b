import { expect, test } from "vitest";
import { failedCallBody } from "./failedCall.ts";
import { HttpError } from "./request.ts";

test("an error is read from the response's body", () => {
  const body = { error: "Please check what you entered.", code: "invalid_request", fields: { email: "?" } };
  expect(failedCallBody(new HttpError(400, JSON.stringify(body)))).toEqual(body);
});

test("a response without a readable body, or no response at all, gives no text", () => {
  expect(failedCallBody(new HttpError(502, "<html>Bad Gateway</html>"))).toEqual({});
  expect(failedCallBody(new TypeError("Failed to fetch"))).toEqual({});
});

test("a bug in the program isn't taken for a failed call", () => {
  expect(() => failedCallBody(new RangeError("own fault"))).toThrow("own fault");
});

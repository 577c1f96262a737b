import { expect, test } from "vitest";
import { HttpError, isSessionEnd, isSignedOutError, nextPath } from "./request.ts";

test("an error's message is its status and body, and it has the body's text", () => {
  const error = new HttpError(401, '{"error":"Please sign in.","code":"unauthorized"}');
  expect(error.message).toBe('401: {"error":"Please sign in.","code":"unauthorized"}');
  expect(error.body.error).toBe("Please sign in.");
});

test.each(["Bad Gateway", "null", '"text"', "[1]"])(
  "a body that isn't an error object (%s) gives no error text",
  (text) => {
    const error = new HttpError(502, text);
    expect(error.message).toBe(`502: ${text}`);
    expect(error.body.error).toBeUndefined();
  },
);

test("signed out means a 401 or the word Unauthorized, nothing else", () => {
  expect(isSignedOutError(new HttpError(401, "x"))).toBe(true);
  expect(isSignedOutError(new Error("Unauthorized"))).toBe(true);
  expect(isSignedOutError(new HttpError(500, "x"))).toBe(false);
  expect(isSignedOutError("401")).toBe(false);
});

test("a refused sign-in isn't the end of a session", () => {
  expect(isSessionEnd(new HttpError(401, '{"error":"Please sign in.","code":"unauthorized"}'))).toBe(true);
  expect(isSessionEnd(new HttpError(401, "Unauthorized"))).toBe(true);
  expect(isSessionEnd(new HttpError(401, '{"error":"Wrong.","code":"wrong_credentials"}'))).toBe(false);
  expect(isSessionEnd(new HttpError(403, '{"code":"forbidden"}'))).toBe(false);
});

test("the next page is the one in the Link header", () => {
  expect(nextPath('</api/leads?after=abc>; rel="next"')).toBe("/api/leads?after=abc");
  expect(nextPath('</api/leads>; rel="prev"')).toBeNull();
  expect(nextPath(null)).toBeNull();
});

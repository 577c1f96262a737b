import { expect, test } from "vitest";
import { CallError } from "../calls/calls.ts";
import { unavailableReason } from "./unavailable.ts";

function answer(status: number, body: string): CallError {
  return new CallError(new Response(body, { status, headers: { "retry-after": "7" } }), body);
}

test.each([
  [answer(404, '{"error":"SmartLink not found."}'), "not_found"],
  [answer(410, '{"error":"This SmartLink is no longer active."}'), "inactive"],
  [answer(500, '{"error":"Something went wrong."}'), "other"],
  [new TypeError("Failed to fetch"), "other"],
])("%s shows the %s screen", (failure, reason) => {
  expect(unavailableReason(failure)).toBe(reason);
});

test("a failed call contains status and body, with the server's text and wait separate", () => {
  const failure = answer(429, '{"error":"Too many.","code":"too_many_requests"}');
  expect(failure.message).toBe('429: {"error":"Too many.","code":"too_many_requests"}');
  expect([failure.text, failure.retryAfter]).toEqual(["Too many.", 7]);
  expect(answer(502, "<html>").text).toBe("");
});

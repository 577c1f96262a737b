import { expect, test } from "vitest";
import { loggedError } from "./loggedError.ts";

test("the log says what went wrong and where, and nothing of whom it happened to", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), {
    code: "ECONNREFUSED",
    requestBody: "my phone is 305 555 0100",
  });
  const error = Object.assign(new TypeError("no answer", { cause }), {
    code: "23505",
    client: { connectionParameters: { user: "llave", password: "secret" } },
    detail: "Key (email)=(nora@example.com) already exists.",
  });
  const logged = loggedError(error);
  expect(logged).toEqual({
    type: "TypeError",
    message: "no answer",
    code: "23505",
    stack: expect.stringContaining("loggedError.test"),
    cause: { type: "Error", message: "connect ECONNREFUSED", code: "ECONNREFUSED", stack: expect.any(String) },
  });
  expect(loggedError("gone")).toEqual({ type: "string", message: "gone", stack: "" });
});

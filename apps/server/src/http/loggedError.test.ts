import { expect, test } from "vitest";
import { loggedError } from "./loggedError.ts";

test("logs what went wrong and where, but nothing about the person", () => {
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

test("the log keeps the reason of error-like objects, and of attempts that failed together", () => {
  const passedOn = {
    ...new Error("gone"),
    message: "connection lost",
    stack: "Error: connection lost\n at x",
    queue: "q",
  };
  expect(loggedError(passedOn)).toEqual({ type: "Object", message: "connection lost", stack: passedOn.stack });
  const attempts = new AggregateError([
    new Error("connect ECONNREFUSED ::1"),
    new Error("connect ECONNREFUSED 127.0.0.1"),
  ]);
  expect(loggedError(attempts).message).toBe("connect ECONNREFUSED ::1; connect ECONNREFUSED 127.0.0.1");
  expect(loggedError({ msBeforeNext: 3, secret: "x" }).message).toBe("no message, but msBeforeNext, secret");
});

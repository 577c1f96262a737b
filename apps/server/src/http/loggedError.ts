/** A type instead of an interface: the logger accepts only index signatures. */
type LoggedError = {
  type: string;
  message: string;
  /** With the message and the stack; empty if it isn't an error. */
  stack: string;
  /** The code of the system, the database or the mail server. */
  code?: string;
  cause?: LoggedError;
};

/**
 * The parts of an error that are logged. Others could leak data: database errors carry their whole connection and the row
 * that didn't fit, and a language model's errors carry the request with the renter's words.
 */
export function loggedError(error: unknown): LoggedError {
  if (typeof error !== "object" || error === null) return { type: typeof error, message: String(error), stack: "" };
  const { name, message, stack, code, cause } = error as Record<string, unknown>;
  return {
    type: typeof name === "string" ? name : (error.constructor?.name ?? "object"),
    message: reasonOf(error, message),
    stack: typeof stack === "string" ? stack : "",
    ...(typeof code === "string" || typeof code === "number" ? { code: String(code) } : {}),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}

/**
 * The error's message, or the messages of several attempts that failed together. Without a message, its fields' names.
 */
function reasonOf(error: object, message: unknown): string {
  if (typeof message === "string" && message !== "") return message;
  if (error instanceof AggregateError) return error.errors.map((part) => loggedError(part).message).join("; ");
  return message === "" ? "" : `no message, but ${Object.keys(error).join(", ") || "nothing"}`;
}

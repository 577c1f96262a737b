/** A type rather than an interface: the logger takes what any name can be asked of. */
type LoggedError = {
  type: string;
  message: string;
  /** With the message and the places it came through; empty of what is no error. */
  stack: string;
  /** The system's, the database's or the mail server's. */
  code?: string;
  cause?: LoggedError;
};

/**
 * What the log says of an error: these fields and no others. Errors of the database carry their whole connection and the
 * row that did not fit, those of a language model the request with the renter's words.
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

/** Its message; of several attempts that failed together, theirs. An object without one has its fields' names to tell. */
function reasonOf(error: object, message: unknown): string {
  if (typeof message === "string" && message !== "") return message;
  if (error instanceof AggregateError) return error.errors.map((part) => loggedError(part).message).join("; ");
  return message === "" ? "" : `no message, but ${Object.keys(error).join(", ") || "nothing"}`;
}

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
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const { code } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? "",
    ...(typeof code === "string" || typeof code === "number" ? { code: String(code) } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

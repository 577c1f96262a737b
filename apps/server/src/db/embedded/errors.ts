/** What can prevent the embedded database from running. */
export type EmbeddedDatabaseProblem =
  | "unsupported_system"
  | "locked"
  | "not_writable"
  | "wrong_version"
  | "no_account"
  | "init_failed"
  | "start_failed"
  | "crashed";

/**
 * A reason the embedded database can't run, in one line for the person at the terminal: print only `message`; the stack
 * doesn't help them.
 */
export class EmbeddedDatabaseError extends Error {
  readonly problem: EmbeddedDatabaseProblem;

  constructor(problem: EmbeddedDatabaseProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "EmbeddedDatabaseError";
    this.problem = problem;
  }
}

/** The error code of a failed system call (`EACCES`…), or undefined for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

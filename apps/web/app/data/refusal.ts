import type { ErrorBody } from "@llave/contract/errors";
import { HttpError } from "./request.ts";

/**
 * What the server said to a call that failed; empty where it said nothing or the network failed.
 * Anything else that was thrown is a fault of this program and is thrown on.
 */
export function refusalOf(error: unknown): Partial<ErrorBody> {
  if (error instanceof HttpError) return error.body;
  if (error instanceof TypeError) return {};
  throw error;
}

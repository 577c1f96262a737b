import type { ErrorBody } from "@llave/contract/errors";
import { HttpError } from "./request.ts";

/**
 * The server's text for a failed call; empty if it gave none or the network failed. Anything else thrown is a bug in
 * this program and is rethrown.
 */
export function refusalOf(error: unknown): Partial<ErrorBody> {
  if (error instanceof HttpError) return error.body;
  if (error instanceof TypeError) return {};
  throw error;
}

import type { ErrorBody } from "@llave/contract/errors";
import { HttpError } from "./request.ts";

/** The browser refused an action, for example because the person closed its dialog. */
export class BrowserActionError extends Error {
  override name = "BrowserActionError";
}

/**
 * The server's text for a failed call; empty if it gave none, or if the network or the browser failed. Anything else thrown is a bug in
 * this program and is rethrown.
 */
export function failedCallBody(error: unknown): Partial<ErrorBody> {
  if (error instanceof HttpError) return error.body;
  if (error instanceof TypeError || error instanceof BrowserActionError) return {};
  throw error;
}

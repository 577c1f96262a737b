import type { ErrorBody } from "@llave/contract/errors";
import { HttpError } from "./request.ts";

/** The browser refused an action, for example because the person closed its dialog. */
export class BrowserRefusal extends Error {
  override name = "BrowserRefusal";
}

/**
 * The server's text for a failed call; empty if it gave none, or if the network or the browser failed. Anything else thrown is a bug in
 * this program and is rethrown.
 */
export function refusalOf(error: unknown): Partial<ErrorBody> {
  if (error instanceof HttpError) return error.body;
  if (error instanceof TypeError || error instanceof BrowserRefusal) return {};
  throw error;
}

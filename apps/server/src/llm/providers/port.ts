import type { ModelAnswer } from "@llave/assistant";

/** What one call of a model used. */
export interface Tokens {
  input: number;
  output: number;
}

/** One request: the instructions for the model and the data it works on. */
export interface ModelRequest {
  instructions: string;
  input: string;
  /** Cancels the call; a model that doesn't answer costs no more than this. */
  signal: AbortSignal;
}

/**
 * A language model from any provider. It may interpret a message, say what the reply should do and phrase it; nothing
 * else in the server uses one. Both methods throw only {@link ModelFailure}.
 */
export interface ModelPort {
  /** Returns the understanding in the schema's format; the caller checks whether it is true. */
  understand(request: ModelRequest): Promise<{ reading: ModelAnswer; tokens: Tokens }>;
  /**
   * Streams a phrasing. `goesOn` sees the text so far and ends the call by returning false; the result is then the text
   * up to that point. The renter sees nothing of it until the caller has checked the whole text.
   */
  phrase(request: ModelRequest, goesOn: (soFar: string) => boolean): Promise<{ text: string; tokens: Tokens }>;
}

export const failureKinds = ["timeout", "rate_limit", "refused", "server", "network", "invalid"] as const;
/** Why a call failed: a timeout, 429, another 4xx, 5xx, a broken connection, or unusable output. */
export type FailureKind = (typeof failureKinds)[number];

/** A failed call. It contains no text of the request or the answer, so that it can be logged. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly kind: FailureKind;
  /** The tokens used anyway, if the provider reported them. */
  readonly tokens: Tokens;

  constructor(kind: FailureKind, tokens: Tokens = { input: 0, output: 0 }) {
    super(`The language model gave nothing: ${kind}`);
    this.kind = kind;
    this.tokens = tokens;
  }
}

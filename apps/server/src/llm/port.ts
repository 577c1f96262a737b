import type { ModelReading } from "@llave/assistant";

/** What one call of a model used. */
export interface Tokens {
  input: number;
  output: number;
}

/** One request: the instructions for the model and the data it works on. */
export interface ModelRequest {
  instructions: string;
  input: string;
  /** Ends the call; a model that does not answer costs no more than this. */
  signal: AbortSignal;
}

/**
 * A language model from any provider. It may read a message and phrase a reply; nothing else in the server uses one.
 * Both throw {@link ModelFailure} and nothing else.
 */
export interface ModelPort {
  /** Gives the reading in the shape of the schema; whether it is true, the caller checks. */
  understand(request: ModelRequest): Promise<{ reading: ModelReading; tokens: Tokens }>;
  /**
   * Streams a wording. `goesOn` sees the text so far and ends the call by answering false; the text is then as far as it
   * came. Nothing of it is for the renter before the caller has checked the whole.
   */
  phrase(request: ModelRequest, goesOn: (soFar: string) => boolean): Promise<{ text: string; tokens: Tokens }>;
}

export const failureKinds = ["timeout", "rate_limit", "refused", "server", "network", "invalid"] as const;
/** Why a call gave nothing: the time was up, 429, another 4xx, 5xx, a broken connection, or an output of no use. */
export type FailureKind = (typeof failureKinds)[number];

/** A call that gave nothing. It carries no text of the request or the answer, so that it can be logged. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly kind: FailureKind;
  /** What was used nevertheless, where the provider said so. */
  readonly tokens: Tokens;

  constructor(kind: FailureKind, tokens: Tokens = { input: 0, output: 0 }) {
    super(`The language model gave nothing: ${kind}`);
    this.kind = kind;
    this.tokens = tokens;
  }
}

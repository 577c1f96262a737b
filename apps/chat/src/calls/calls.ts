import type { SmartLinkConfig } from "@llave/contract/chat/smartlink";
import type { ErrorBody } from "@llave/contract/errors";

/** A reply that takes longer counts as failed; a retry of the same message is safe. Milliseconds. */
const timeoutMs = 45_000;

/** A response that isn't OK. Its message is the status, a colon, a space and the body's text. */
export class CallError extends Error {
  readonly status: number;
  /** The text meant for people, in the page's language; empty if the body has none. */
  readonly text: string;
  /** Seconds the server asks to wait before the next try; 0 if it doesn't say. */
  readonly retryAfter: number;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.text = errorText(body);
    this.retryAfter = Number(response.headers.get("retry-after")) || 0;
  }
}

/** Responses of a server or proxy that is temporarily unavailable. */
const passing = [502, 503, 504];
/** If the server names no time, the page asks again after this long, doubling up to the longest wait. Seconds. */
const firstPause = 2;
const maxPauseSeconds = 30;
/** About ten minutes of an outage; after that the renter decides. */
const maxAttempts = 24;

/** Seconds until a failed call should be repeated automatically; null if it shouldn't be. */
function repeatAfter(failure: unknown, attempt: number): number | null {
  if (!(failure instanceof CallError) || !passing.includes(failure.status) || attempt >= maxAttempts) return null;
  return Math.max(failure.retryAfter, Math.min(firstPause * 2 ** attempt, maxPauseSeconds));
}

/**
 * Repeats a call while the server says it is temporarily unavailable.
 * @param onPause called before each pause
 * @throws anything else the call throws
 */
export async function persist<Answer>(make: () => Promise<Answer>, onPause: () => void = () => {}): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await make();
    } catch (failure) {
      const seconds = repeatAfter(failure, attempt);
      if (seconds === null) throw failure;
      onPause();
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

/** The link's configuration; this call counts the view. */
export function fetchConfig(path: string): Promise<SmartLinkConfig> {
  return call<SmartLinkConfig>(path);
}

/** Where to read the visitor's own conversation, and where its events come from. */
export function conversationPath(
  what: "conversation" | "events" | "showing/times",
  linkId: string,
  conversationId: string,
): string {
  return `/api/renter/${what}?${new URLSearchParams({ linkId, conversationId })}`;
}

/**
 * Makes a call with this browser's cookies.
 * @throws CallError for a response that isn't OK
 */
export async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: "include", signal: AbortSignal.timeout(timeoutMs), ...init });
  if (!response.ok) throw new CallError(response, await response.text());
  return response.json() as Promise<Answer>;
}

function errorText(body: string): string {
  try {
    return (JSON.parse(body) as ErrorBody).error ?? "";
  } catch {
    return "";
  }
}

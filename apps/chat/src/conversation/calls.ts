import type { RenterConversation, TurnRequest, TurnResponse, VisitTimes } from "@llave/contract/conversation";
import type { ErrorBody } from "@llave/contract/errors";
import type { HomeDetail } from "@llave/contract/homes";
import type { RatingRequest } from "@llave/contract/leadChanges";
import type { SmartLinkConfig } from "@llave/contract/smartlink";

/** A reply that takes longer counts as failed; a retry of the same message is safe. Milliseconds. */
const patience = 45_000;

/** An answer that is not OK. Its message is the status, a colon, a space and the body's text. */
export class CallError extends Error {
  readonly status: number;
  /** The text meant for people, in the page's language; empty where the body has none. */
  readonly text: string;
  /** Seconds the server asks to wait before the next try; 0 where it does not say. */
  readonly retryAfter: number;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.text = errorText(body);
    this.retryAfter = Number(response.headers.get("retry-after")) || 0;
  }
}

/** Answers of a server or a proxy that cannot serve just now. */
const passing = [502, 503, 504];
/** A server that says no time is asked again after this long, then after twice as long, up to the longest. Seconds. */
const firstPause = 2;
const longestPause = 30;
/** Some ten minutes of an outage; then the renter decides. */
const maxAttempts = 24;

/** Seconds after which a failed call is worth repeating without being asked; null where it is not. */
function repeatAfter(failure: unknown, attempt: number): number | null {
  if (!(failure instanceof CallError) || !passing.includes(failure.status) || attempt >= maxAttempts) return null;
  return Math.max(failure.retryAfter, Math.min(firstPause * 2 ** attempt, longestPause));
}

/**
 * Makes a call again and again while the server says that it cannot serve just now.
 * @param onPause told of each pause before it begins
 * @throws whatever else the call throws
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

/** Sends a message. The same key makes a repeated call the same message. */
export function postTurn(turn: TurnRequest, key: string): Promise<TurnResponse> {
  return post("/api/smartlink/openai-conversation", turn, { "idempotency-key": key });
}

/** Rates the visitor's own conversation; rating again replaces it. */
export function postRating(rating: RatingRequest): Promise<unknown> {
  return post("/api/renter/rating", rating);
}

/** Everything of a home of the link; with the visitor's conversation also how it fits. */
export function fetchHome(named: {
  linkId: string;
  homeId: string;
  conversationId: string;
  language: string;
}): Promise<HomeDetail> {
  const { conversationId, ...rest } = named;
  return call<HomeDetail>(
    `/api/renter/home?${new URLSearchParams({ ...rest, ...(conversationId && { conversationId }) })}`,
  );
}

/** The agent's free times for the visitor's own conversation. */
export function fetchVisitTimes(linkId: string, conversationId: string): Promise<VisitTimes> {
  return call<VisitTimes>(conversationPath("visit/times", linkId, conversationId));
}

/** Moves or cancels the visit of the visitor's own conversation. */
export function changeVisit(
  what: "move" | "cancel",
  change: { linkId: string; conversationId: string; at?: string },
): Promise<unknown> {
  return post(`/api/renter/visit/${what}`, change);
}

/** The visitor's own conversation as the server has stored it. */
export function fetchConversation(linkId: string, conversationId: string): Promise<RenterConversation> {
  return call<RenterConversation>(conversationPath("conversation", linkId, conversationId));
}

/** Where the visitor's own conversation is read, and where its events come from. */
export function conversationPath(
  what: "conversation" | "events" | "visit/times",
  linkId: string,
  conversationId: string,
): string {
  return `/api/renter/${what}?${new URLSearchParams({ linkId, conversationId })}`;
}

function post<Answer>(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  return call<Answer>(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Makes a call with this browser's cookies. @throws CallError for an answer that is not OK */
export async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: "include", signal: AbortSignal.timeout(patience), ...init });
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

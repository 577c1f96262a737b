import type { ErrorBody } from "@llave/contract/errors";

/**
 * A response that isn't OK. The message is "status: body" (specification, section 8); people see `body.error` instead.
 */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = errorBodyOf(text);
  }
}

function errorBodyOf(text: string): Partial<ErrorBody> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/**
 * Calls the API with this browser's cookies; sends a JSON body and its content type only if there is a payload.
 * @throws HttpError for a response that isn't OK, TypeError if the network failed
 */
export async function request(
  method: string,
  path: string,
  payload?: unknown,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body =
    payload === undefined ? { headers } : { headers: { ...jsonType, ...headers }, body: JSON.stringify(payload) };
  const response = await fetch(path, { method, credentials: "include", ...body, ...(signal && { signal }) });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return response;
}

/**
 * Sends a file as the whole body of a POST.
 * @throws HttpError for a response that isn't OK, TypeError if the network failed
 */
export async function sendFile(path: string, file: Blob): Promise<Response> {
  const headers = { "content-type": file.type || "application/octet-stream" };
  const response = await fetch(path, { method: "POST", credentials: "include", headers, body: file });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return response;
}

const jsonType = { "content-type": "application/json" };

/** GETs a path and reads its JSON. The type is the contract's: the server validates its responses. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await request("GET", path, undefined, signal)).json();
}

/** A page of a list, and the path of the next page; null at the end of the list. */
export async function getPage<T>(path: string, signal: AbortSignal): Promise<{ page: T; next: string | null }> {
  const response = await request("GET", path, undefined, signal);
  return { page: await response.json(), next: nextPath(response.headers.get("link")) };
}

/** The next page's address in a `Link` header, or null. */
export function nextPath(header: string | null): string | null {
  return /<([^>]+)>\s*;\s*rel="next"/.exec(header ?? "")?.[1] ?? null;
}

/** True for a call that failed because the user is signed out (specification, section 8). */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof Error && /401|Unauthorized/.test(error.message);
}

/** True for a change that failed because the session has ended. A failed sign-in is also a 401, with another code. */
export function isSessionEnd(error: unknown): boolean {
  const code = error instanceof HttpError ? error.body.code : undefined;
  return isSignedOutError(error) && (code === undefined || code === "unauthorized");
}

import createClient, { type Client } from "openapi-fetch";
import { Webhook } from "standardwebhooks";
import type { paths, WebhookPayload } from "./api.ts";

export type { ApiError, paths, WebhookPayload } from "./api.ts";

export type LlaveClient = Client<paths>;

export interface ClientOptions {
  /** The server's address, `https://llave.example`. */
  origin: string;
  /** An API key from Settings, Integrations. It is a password: keep it out of pages and repositories. */
  key: string;
  /** For tests and proxies; the platform's own `fetch` by default. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Llave's API with the types of every call that keys open: `client.GET("/api/leads", { params: { query: { q: "ana" } } })`.
 * A call never throws for a refusal: it returns `data` or `error`, the server's `{error, code, fields?}`, and `response`.
 * @throws the platform's error if the server can't be reached
 */
export function createLlaveClient({ origin, key, fetch }: ClientOptions): LlaveClient {
  return createClient<paths>({
    baseUrl: origin,
    headers: { authorization: `Bearer ${key}` },
    ...(fetch && { fetch }),
  });
}

/**
 * The address of a list's next page, from the `Link` header of the one before; null after the last.
 * `new URL(next, origin).searchParams.get("after")` is what the next call's `after` needs.
 */
export function nextPageOf(response: Response): string | null {
  return /<([^>]+)>\s*;\s*rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
}

/**
 * A webhook's payload, once its signature and time are checked.
 * @param body the request's text exactly as it came, before any parsing
 * @param headers the request's headers, in lower case
 * @param secret the signing secret that Llave showed when the webhook was added, `whsec_…`
 * @throws WebhookVerificationError if Llave didn't sign it with this secret within five minutes
 */
export function readWebhook(body: string, headers: Record<string, string>, secret: string): WebhookPayload {
  return new Webhook(secret).verify(body, headers) as WebhookPayload;
}

import type { AccessStatus } from "../account/auth.ts";

/**
 * What the server knows about a page's request and passes to the public site and dashboard for rendering. A plain type,
 * like the chat page's.
 */
export interface WebPageContext {
  /** Nonce of the content security policy for every script and style element; undefined if no policy is sent. */
  nonce: string | undefined;
  /** Public address of the site without a trailing slash, for link previews. */
  origin: string;
  /** The person the request's cookie identifies; null without one. */
  access(): Promise<Pick<AccessStatus, "authenticated" | "accessLevel">>;
  /** Reports an error that kept the page from being made, for the server's log. */
  failed(error: unknown): void;
}

import type { AccessStatus } from "./auth.ts";

/**
 * What the server knows of a page's request and hands to the public site and dashboard to
 * paint it. A plain type, like the chat page's.
 */
export interface WebPageContext {
  /** Nonce of the content security policy for every script and style element; undefined where no policy is sent. */
  nonce: string | undefined;
  /** Public address of the site without a trailing slash, for link previews. */
  origin: string;
  /** Who the request's cookie says is signed in; nobody where it has none. */
  access(): Promise<Pick<AccessStatus, "authenticated" | "accessLevel">>;
}

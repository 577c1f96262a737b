import { dayMs } from "../calendar.ts";

/**
 * Constants of a session (specification, section 9), separate from the schemas so that pages can import them alone.
 */
export const sessionLifetimeMs = 30 * dayMs;
/** However often it is refreshed, a session ends this long after it started. */
export const maxSessionMs = 90 * dayMs;
export const sessionRefreshMs = dayMs;

/**
 * Constants of a session (specification, section 9), separate from the schemas so that pages can import them alone.
 * Milliseconds.
 */
export const sessionLifetime = 2_592_000_000;
/** However often it is refreshed, a session ends this long after it started. */
export const sessionLongest = 7_776_000_000;
export const sessionRefreshEvery = 86_400_000;

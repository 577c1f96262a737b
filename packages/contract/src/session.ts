/** Constants of a session (specification, section 9), apart from the schemas so that a page can have them alone. Milliseconds. */
export const sessionLifetime = 2_592_000_000;
/** However often it is refreshed, a session ends so long after it began. */
export const sessionLongest = 7_776_000_000;
export const sessionRefreshEvery = 86_400_000;

/** Constants of a session (specification, section 9), apart from the schemas so that a page can have them alone. Milliseconds. */
export const sessionLifetime = 2_592_000_000;
export const sessionRefreshEvery = 86_400_000;

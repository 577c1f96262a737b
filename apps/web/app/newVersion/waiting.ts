/** Marks a page that only waits for its scripts: what went wrong with them takes its place. */
export const waiting = { "data-waiting": true } as const;

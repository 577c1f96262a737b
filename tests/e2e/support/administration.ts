import { test as journey } from "./journey.ts";

export type { OwnServer } from "./journey.ts";

/** Playwright's test for journeys that invite people or book times: pages open on the worker's own server. */
export const test = journey.extend({
  baseURL: async ({ own }, use) => {
    await use(own.origin);
  },
});

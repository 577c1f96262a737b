import { authenticate } from "./accounts.ts";
import { test as journey, type OwnServer } from "./journey.ts";

export type { OwnServer } from "./journey.ts";

/** Playwright's test for journeys that invite people or book times: pages open on the worker's own server. */
export const test = journey.extend<{
  /**
   * The demo's agent lets the assistant act alone during the journey: it confirms showings, and nothing waits for
   * approval.
   */
  actingAlone: OwnServer;
}>({
  baseURL: async ({ own }, use) => {
    await use(own.origin);
  },
  actingAlone: async ({ own, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: own.origin });
    await authenticate(request, own.agent);
    const { aiMode } = await (await request.get("/api/agent/settings")).json();
    const choose = async (mode: string) => {
      const answer = await request.patch("/api/agent/settings", { data: { aiMode: mode } });
      if (!answer.ok()) throw new Error(`choosing the mode answered ${answer.status()}`);
    };
    await choose("full");
    await use(own);
    // The worker's next journey finds her as she was.
    await choose(aiMode);
    await request.dispose();
  },
});

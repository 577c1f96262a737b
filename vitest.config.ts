import { defineConfig } from "vitest/config";

/** Generous: the tests are bound by work, not by time, and share few cores. */
const testTimeout = 60_000;

/** One more try where the machine is not ours alone; on a developer's own, the first answer counts. */
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: ["apps/server/src/testing/globalSetup.ts"],
          testTimeout,
          retry,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: "pages and packages",
          include: ["{packages,apps/chat,apps/web,tools}/**/*.test.{ts,tsx,mjs}"],
          testTimeout,
          hookTimeout: testTimeout,
          retry,
        },
      },
    ],
  },
});

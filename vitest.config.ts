import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Generous: the tests are limited by work, not by time, and share few cores. */
const testTimeout = 60_000;

/**
 * Test files share a process, one after another: loading and warming up the server for each file took a third of the
 * run. What a file leaves behind, such as its database, it removes itself.
 */
const isolate = false;

export default defineConfig({
  test: {
    // A worker often waits: for the database, or for a server to close. Three of them keep two cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: ["apps/server/src/testing/globalSetup.ts"],
          setupFiles: ["apps/server/src/testing/eachFile.ts"],
          isolate,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: "pages and packages",
          include: ["{packages,apps/chat,apps/web,tools}/**/*.test.{ts,tsx,mjs}"],
          isolate,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});

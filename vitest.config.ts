import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Generous: the tests are limited by work, not by time, and share few cores. */
const testTimeout = 60_000;

/**
 * Test files share a process, one after another: loading and warming up the server for each file took a third of the
 * run. What a file leaves behind, such as its database, it removes itself.
 */
const isolate = false;

const setupFiles = ["tools/testing/propertySeed.ts"];

const common = { isolate, testTimeout, hookTimeout: testTimeout, setupFiles };

/** Node runs the files itself: only pages have JSX, and transforming all others first takes up to a minute. */
const withoutVite = { ...common, experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    // A worker often waits: for the database, or for a server to close. Three of them keep two cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Tests of a file share a server, and a spy on it would last.
    restoreMocks: true,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        test: {
          ...withoutVite,
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: ["apps/server/src/testing/globalSetup.ts"],
          setupFiles: [...setupFiles, "apps/server/src/testing/eachFile.ts"],
        },
      },
      {
        test: {
          ...withoutVite,
          name: "packages and tools",
          include: ["{packages,tools}/**/*.test.{ts,mjs}"],
        },
      },
      {
        test: {
          ...common,
          name: "pages",
          include: ["apps/{chat,web}/**/*.test.{ts,tsx}"],
        },
      },
    ],
  },
});

import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/setup/browser.mjs";

const executablePath = process.env.LLAVE_BROWSER ?? (await findBrowser()) ?? undefined;

/** Journeys of renters and agents in a real browser, on a server started once with a fresh database and the demo. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/startServer.ts",
  forbidOnly: Boolean(process.env.CI),
  // A second try with a fresh browser, since the machine may be shared; the report names journeys that needed it.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  // A journey often waits: for a page to load, or for time to pass. Three of them keep two cores busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Only failures wait this long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results/journeys",
  use: {
    // Recording every journey nearly doubles their work; `--trace on` records the ones that failed.
    trace: "on-first-retry",
    // Frames of animations are a tenth of the work, and axe sees the color a text has in the middle of a transition.
    // What moves is tested where a journey asks for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath, args: ["--no-sandbox", "--disable-background-networking"] },
  },
});

import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/setup/browser.mjs";

const executablePath = process.env.LLAVE_BROWSER ?? (await findBrowser()) ?? undefined;

/** Journeys of renters and agents in a real browser, on a server started once with a fresh database and the demo. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/startServer.ts",
  forbidOnly: Boolean(process.env.CI),
  // A second try of a fresh browser, on a machine that others use too; what needed it is named at the end.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  workers: 2,
  // Only what fails waits so long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results/journeys",
  use: {
    // A trace of every journey takes a third of the run: in CI only the second try is recorded.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    launchOptions: { executablePath, args: ["--no-sandbox", "--disable-background-networking"] },
  },
});

import { test as base, expect } from "@playwright/test";
import { openGoogleServer } from "../../../apps/server/src/testing/calendarServers/googleServer.ts";
import type { RunningServer } from "../../../tools/server/runningServer.ts";
import type { Credentials } from "./accounts.ts";
import { type MapServer, withMapServer } from "./mapServer.ts";
import { administrator, startDemo } from "./servers.ts";
import { type TextServer, withTextServer } from "./textServer.ts";

/** The running server with its demo: one agent, her SmartLinks and listings. */
export type Demo = Pick<RunningServer, "origin" | "smartLinkPath" | "agent">;

/**
 * A worker's own server: only its journeys, one after the other, decide who is invited, who is first in line and which
 * times are booked.
 */
export interface OwnServer extends Demo {
  admin: Credentials;
  /** The server that plays Google's calendar for it. */
  google: Awaited<ReturnType<typeof openGoogleServer>>;
}

/** What went wrong in a journey's pages; all of it must be expected. */
export interface PageProblems {
  /** Declares that the journey causes this: a console error whose text or address matches. */
  expect(pattern: RegExp): void;
}

interface Fixtures {
  demo: Demo;
  problems: PageProblems;
}

/** A worker's servers. Each starts with the first journey that requests it. */
interface Servers {
  own: OwnServer;
  texting: TextServer;
  mapping: MapServer;
}

/**
 * Playwright's test for journeys: pages open on the demo's server, and a journey fails if any of its pages throws or
 * writes an unexpected error to the console.
 *
 * All servers of a worker are declared here, so that all journeys run in the same workers: Playwright ends a worker,
 * and its servers, when the next test's worker fixtures differ.
 */
export const test = base.extend<Fixtures, Servers>({
  own: [
    async ({ browserName: _ }, use) => {
      const google = await openGoogleServer();
      const server = await startDemo(google.env);
      await use({
        origin: server.origin,
        smartLinkPath: server.smartLinkPath,
        agent: server.agent,
        admin: administrator,
        google,
      });
      await server.stop();
      google.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  texting: [async ({ browserName: _ }, use) => withTextServer(use), { scope: "worker", timeout: 180_000 }],
  mapping: [async ({ browserName: _ }, use) => withMapServer(use), { scope: "worker", timeout: 180_000 }],
  demo: async ({ browserName: _ }, use) => {
    await use(readDemo());
  },
  baseURL: async ({ demo }, use) => {
    await use(demo.origin);
  },
  problems: [
    async ({ context }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") found.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (problem) => found.push(`thrown: ${problem.error().stack ?? problem.error().message}`));
      await use({ expect: (pattern) => expected.push(pattern) });
      const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, "problems in the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function readDemo(): Demo {
  const server = process.env.LLAVE_E2E_SERVER;
  if (server === undefined) throw new Error("The journeys' server isn't running: start them with playwright test.");
  return JSON.parse(server);
}

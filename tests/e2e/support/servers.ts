import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Property } from "@llave/contract/listings/properties";
import { drawnPicturesOf } from "../../../apps/server/src/testing/demoPictures.ts";
import { Browser } from "../../../tools/replay/browser.ts";
import { type RunningServer, startServer } from "../../../tools/server/runningServer.ts";
import type { Credentials } from "./accounts.ts";

/** The administrator of every server that the journeys start. */
export const administrator: Credentials = { email: "ileana@llave.example", password: "the-key-of-ileana" };

const settings = {
  LLAVE_RATE_FACTOR: "1000",
  LLAVE_ADMIN_EMAIL: administrator.email,
  LLAVE_ADMIN_PASSWORD: administrator.password,
};

/** Time limit for drawing all pictures of the demo. Milliseconds. */
const drawingMs = 180_000;

/** Where the workers find the data directory that each server starts with a copy of. */
const variable = "LLAVE_E2E_DATA";

/**
 * Plays the demo's conversations and draws its pictures once: done in each server, they would take longer than most
 * journeys.
 * @returns the function that removes the data directory
 */
export async function prepareDemo(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), "llave-demo-"));
  const server = await startServer({ ...settings, LLAVE_DATA_DIR: directory });
  await drawPictures(server);
  await server.stop();
  process.env[variable] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}

/** A server with the complete demo and data of its own. */
export async function startDemo(more: Record<string, string> = {}): Promise<RunningServer> {
  const prepared = process.env[variable];
  if (prepared === undefined) throw new Error("The demo isn't prepared: start the journeys with playwright test.");
  const directory = mkdtempSync(join(tmpdir(), "llave-run-"));
  // The database's files keep their owner, which is not root.
  const { status, stderr } = spawnSync("cp", ["-a", `${prepared}/.`, directory], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The demo's data can't be copied: ${stderr}`);
  const server = await startServer({ ...settings, LLAVE_DATA_DIR: directory, ...more });
  const stop = async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/**
 * Waits until each of the demo's listings has its pictures, and has every size of them made. Each server that starts
 * with a copy would make those that are missing: seconds of work.
 */
async function drawPictures({ origin, agent }: RunningServer): Promise<void> {
  const browser = new Browser(origin);
  await browser.post("/api/auth/login", agent);
  const deadline = performance.now() + drawingMs;
  for (;;) {
    const { body: homes } = await browser.get<Pick<Property, "address" | "images">[]>("/api/properties?limit=100");
    if (homes.every(({ address, images }) => images.length === drawnPicturesOf(address)))
      return makeSizes(
        browser,
        homes.flatMap(({ images }) => images),
      );
    if (performance.now() > deadline) throw new Error("The demo's pictures were not drawn.");
    await delay(200);
  }
}

/** Looks at pictures in every size: a missing one is made for its first viewer. */
async function makeSizes(browser: Browser, pictures: readonly string[]): Promise<void> {
  for (const picture of pictures) {
    for (const size of ["small", "medium", "large"]) {
      const { status } = await browser.get(picture.replace("medium", size));
      if (status !== 200) throw new Error(`The picture ${picture} has no size "${size}".`);
    }
  }
}

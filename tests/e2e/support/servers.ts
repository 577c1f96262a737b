import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Property } from "@llave/contract/properties";
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

/** Each home of the demo has at least this many pictures, and all are drawn within this time. */
const fewestPictures = 4;
const drawingMs = 180_000;

/** Where the workers find the data directory that each server starts with a copy of. */
const variable = "LLAVE_E2E_DATA";

/**
 * Plays the demo's conversations and draws its pictures once: in each server they'd cost more than most journeys.
 * @returns the function that removes the data directory
 */
export async function prepareDemo(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), "llave-demo-"));
  const server = await startServer({ ...settings, LLAVE_DATA_DIR: directory });
  await picturesAreDrawn(server);
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

/** Waits until each of the demo's listings has its pictures. */
async function picturesAreDrawn({ origin, agent }: RunningServer): Promise<void> {
  const browser = new Browser(origin);
  await browser.post("/api/auth/login", agent);
  const deadline = performance.now() + drawingMs;
  for (;;) {
    const { body: homes } = await browser.get<Pick<Property, "images">[]>("/api/properties?limit=100");
    if (homes.every(({ images }) => images.length >= fewestPictures)) return;
    if (performance.now() > deadline) throw new Error("The demo's pictures were not drawn.");
    await delay(200);
  }
}

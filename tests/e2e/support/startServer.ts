import { startServer } from "../../../tools/server/runningServer.ts";
import { ensureBuilt } from "../../../tools/setup/build.mjs";

/**
 * Builds the pages that changed, starts the journeys' server and gives the workers its address through their
 * environment.
 * @returns the function that stops it
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureBuilt();
  const server = await startServer({ LLAVE_RATE_FACTOR: "1000" });
  process.env.LLAVE_E2E_SERVER = JSON.stringify({
    origin: server.origin,
    smartLinkPath: server.smartLinkPath,
    agent: server.agent,
  });
  return server.stop;
}

import { startServer } from "../../../tools/server/runningServer.ts";

/**
 * Starts the server of the journeys and tells the workers, which inherit the environment, where it is.
 * @returns the function that stops it
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer({ LLAVE_RATE_FACTOR: "1000" });
  process.env.LLAVE_E2E_SERVER = JSON.stringify({
    origin: server.origin,
    smartLinkPath: server.smartLinkPath,
    agent: server.agent,
  });
  return server.stop;
}

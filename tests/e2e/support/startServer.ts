import { ensureBuilt } from "../../../tools/setup/build.mjs";
import { prepareDemo, startDemo } from "./servers.ts";

/**
 * Builds the pages that changed, prepares the demo, starts the journeys' server and gives the workers its address
 * through their environment.
 * @returns the function that stops it
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureBuilt();
  const removeDemo = await prepareDemo();
  const { origin, smartLinkPath, agent, stop } = await startDemo();
  process.env.LLAVE_E2E_SERVER = JSON.stringify({ origin, smartLinkPath, agent });
  return async () => {
    await stop();
    removeDemo();
  };
}

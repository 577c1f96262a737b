import { onTestFinished } from "vitest";
import { runTwilioServer, type TwilioAccounts } from "./twilioProtocol.ts";

export { postSigned, sharedNumber } from "./twilioProtocol.ts";

/** A server in place of Twilio that stops with the test. */
export async function startTwilioServer(accounts?: TwilioAccounts) {
  const server = await runTwilioServer(accounts);
  onTestFinished(server.stop);
  return server;
}

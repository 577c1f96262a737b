import { runTwilioServer, type TwilioServer } from "../../../apps/server/src/testing/twilioServer/twilioProtocol.ts";
import type { RunningServer } from "../../../tools/server/runningServer.ts";
import { startDemo } from "./servers.ts";

/** A mailbox for answers by email on a port where no server is. */
const mailbox = {
  INBOUND_MAIL_DOMAIN: "reply.llave.example",
  INBOUND_MAIL_IMAP_URL: "imap://answers:secret@127.0.0.1:1/INBOX",
};

/** A server whose texts and WhatsApp messages go to a local server in place of Twilio. */
export interface TextServer {
  server: RunningServer;
  twilio: TwilioServer;
}

export async function withTextServer(use: (started: TextServer) => Promise<void>): Promise<void> {
  const twilio = await runTwilioServer();
  const server = await startDemo({ ...twilio.env, ...mailbox });
  await use({ server, twilio });
  await server.stop();
  twilio.stop();
}

import type { SmartLinkConfig } from "@llave/contract/chat/smartlink";
import type { RunningServer } from "../server/runningServer.ts";
import { connect, type SendTurn } from "./load.ts";

const turnPath = "/api/smartlink/openai-conversation";

/** Sends renters' messages to a server's demo link. */
export async function turnsOf(server: RunningServer, renters: number): Promise<{ turn: SendTurn; close(): void }> {
  const response = await fetch(`${server.origin}/api${server.smartLinkPath}`);
  const { linkId, agentId, agentName, sourceTag, tone, language } = (await response.json()) as SmartLinkConfig;
  const { post, close } = connect(server.origin, renters);
  const turn: SendTurn = async (conversation, message) => {
    const body = { linkId, agentId, agentName, message, conversationId: conversation.id, sourceTag, tone, language };
    const { cookie } = await post(turnPath, body, {
      cookie: conversation.cookie,
      "idempotency-key": crypto.randomUUID(),
    });
    if (cookie !== "") conversation.cookie = cookie;
  };
  return { turn, close };
}

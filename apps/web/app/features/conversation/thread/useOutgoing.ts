import { useState } from "react";
import { useAction } from "../../../session/useAction.ts";
import { postMessage, useShowMessage } from "../queries.ts";

/** A message being sent, or one that failed. */
export interface Outgoing {
  key: string;
  text: string;
  state: "sending" | "failed";
  /** The server's reason for the failure; empty if it gave none. */
  reason: string;
}

/** The agent's messages that the server hasn't stored yet. A retry is the same message. */
export function useOutgoing(conversationId: string) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const show = useShowMessage(conversationId);
  const { run } = useAction();

  async function deliver(message: Outgoing): Promise<void> {
    const others = (list: readonly Outgoing[]) => list.filter(({ key }) => key !== message.key);
    setOutgoing((list) => [...others(list), { ...message, state: "sending" }]);
    await run(
      async () => {
        show(await postMessage(conversationId, message));
        setOutgoing(others);
      },
      ({ error: reason = "" }) =>
        setOutgoing((list) => list.map((one) => (one.key === message.key ? { ...one, state: "failed", reason } : one))),
    );
  }

  return {
    outgoing,
    send: (text: string) => void deliver({ key: newKey(), text, state: "sending", reason: "" }),
    retry: (message: Outgoing) => void deliver(message),
    discard: (key: string) => setOutgoing((list) => list.filter((one) => one.key !== key)),
  };
}

/** Browsers offer `randomUUID` only on secure pages, and a server on the local network isn't one. */
function newKey(): string {
  return crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint32Array(4))].join("-");
}

import { useState } from "react";
import { useAction } from "../../../session/useAction.ts";
import { useSetVerdict } from "../queries.ts";

/** Marks one reply as wrong, or takes that back. */
export function useVerdict(conversationId: string, messageId: string) {
  const setVerdict = useSetVerdict(conversationId);
  const [failed, setFailed] = useState(false);
  const { busy, run } = useAction(() => setFailed(true));
  const set = (wrong: boolean) => {
    setFailed(false);
    void run(() => setVerdict(messageId, wrong));
  };
  return { busy, failed, set };
}

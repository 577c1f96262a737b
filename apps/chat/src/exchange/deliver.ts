import { CallError } from "../calls/calls.ts";
import type { Entry } from "../conversation/entry.ts";
import type { ConversationAction, ConversationState } from "../conversation/state.ts";
import { unavailableReason } from "../conversation/unavailable.ts";
import type { Notify } from "../toast/useToast.ts";
import { answered, refused } from "./received.ts";
import { sendTurn } from "./sendTurn.ts";

interface Delivery {
  state: ConversationState;
  conversationId: string;
  entry: Entry;
  dispatch: (action: ConversationAction) => void;
  notify: Notify;
  /** Fetches what the server has stored. */
  refresh: () => void;
}

/** Sends a message that the thread already shows, and applies the answer or the failure. */
export async function deliver({ state, conversationId, entry, dispatch, notify, refresh }: Delivery): Promise<void> {
  try {
    const answer = await sendTurn(state, conversationId, entry, () => notify({ kind: "resending" }));
    dispatch({ type: "received", apply: answered(entry.key, answer) });
    if (answer.isComplete && !state.isComplete) {
      const visit =
        Boolean(answer.reply?.showing ?? answer.reply?.times?.length) || state.entries.some(({ showing }) => showing);
      notify({ kind: "complete", agent: state.config.agentName, visit });
    }
    refresh();
  } catch (failure) {
    if (navigator.onLine) reportFailure(entry.key, failure, dispatch, notify);
    else dispatch({ type: "queued", key: entry.key });
  }
}

/** A message that failed stays in the thread, and a toast says why. */
function reportFailure(key: string, failure: unknown, dispatch: Delivery["dispatch"], notify: Notify): void {
  const call = failure instanceof CallError ? failure : null;
  const seconds = call?.status === 429 ? Math.max(1, call.retryAfter) : 0;
  const waitUntil = seconds ? Date.now() + seconds * 1000 : 0;
  dispatch({ type: "received", apply: refused(key, waitUntil) });
  if (call?.status === 404 || call?.status === 410) {
    dispatch({ type: "unavailable", reason: unavailableReason(call) });
    return;
  }
  notify(seconds ? { kind: "busy", text: call?.text ?? "", seconds } : { kind: "failed" });
}

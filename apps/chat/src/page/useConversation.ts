import type { Language } from "@llave/ui/language";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { fetchConfig, persist } from "../calls/calls.ts";
import type { Entry } from "../conversation/entry.ts";
import { renterEntry } from "../conversation/newEntry.ts";
import type { OpenPage } from "../conversation/openPage.ts";
import {
  type ConversationAction,
  type ConversationState,
  conversationReducer,
  greetingEntry,
  isPending,
  storedEntry,
} from "../conversation/state.ts";
import { textLanguage } from "../conversation/textLanguage.ts";
import { unavailableReason } from "../conversation/unavailable.ts";
import { readUnsent, storeUnsent } from "../conversation/unsent.ts";
import { loadExchange } from "../exchange/load.ts";
import { useOnDemand } from "../onDemand/useOnDemand.ts";
import type { Notify } from "../toast/useToast.ts";

type Dispatch = (action: ConversationAction) => void;

export interface Conversation {
  state: ConversationState;
  /** Sends a new message; does nothing while one is pending or if the text is blank. */
  send: (text: string) => void;
  /** Resends a message that didn't arrive, as the same message. */
  retry: (key: string) => void;
  /** The conversation's id, looked up when it is needed. */
  id: { readonly current: string };
  /** Fetches what the server has stored. */
  refresh: () => void;
}

/** This page's conversation: its state, its server calls and what it keeps across reloads. */
export function useConversation(
  page: OpenPage,
  { renderedAt, language, online }: { renderedAt: string; language: Language; online: boolean },
  notify: Notify,
): Conversation {
  const [state, dispatch] = useReducer(conversationReducer, null, () => firstState(page, renderedAt));
  const conversationId = useConversationId(page, state.entries, dispatch);
  const refresh = useRefresh(state.config.linkId, conversationId, dispatch);
  const busy = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => connect(page, dispatch), []);
  useEffect(() => {
    dispatch({ type: "greeted", content: page.greeting[language], language });
  }, [page, language]);
  useStored(state, conversationId, refresh.now);

  async function deliver(entry: Entry): Promise<void> {
    if (busy.current || state.connection !== "connected") return;
    if (!navigator.onLine) return dispatch({ type: "queued", key: entry.key });
    busy.current = true;
    dispatch({ type: "sent", entry });
    try {
      const { deliver: send, settleHeldChange } = await loadExchange();
      await settleHeldChange();
      refresh.drop();
      await send({ state, conversationId: conversationId.current, entry, dispatch, notify, refresh: refresh.now });
    } catch {
      // The part that sends couldn't be loaded.
      dispatch({ type: navigator.onLine ? "failed" : "queued", key: entry.key });
    } finally {
      busy.current = false;
    }
  }

  useQueue(state, online, (entry) => void deliver({ ...entry, delivery: "sending" }));

  const waits = state.entries.some(({ delivery }) => delivery === "queued");
  const mayWrite = () => !isPending(state) && Date.now() >= state.waitUntil;
  return {
    state,
    send(text) {
      const content = text.trim();
      if (content === "" || !mayWrite()) return;
      const spoken = textLanguage(content, language);
      if (!online || waits) dispatch({ type: "sent", entry: renterEntry(content, spoken, "queued") });
      else void deliver(renterEntry(content, spoken));
    },
    retry(key) {
      const entry = state.entries.find((candidate) => candidate.key === key);
      if (entry && mayWrite()) void deliver({ ...entry, delivery: "sending", timestamp: new Date().toISOString() });
    },
    id: conversationId,
    refresh: refresh.now,
  };
}

function firstState(page: OpenPage, renderedAt: string): ConversationState {
  const greeting = greetingEntry(page.greeting[page.language], page.language, renderedAt);
  const { messages, conversationId: _, ...stored } = page.conversation ?? {};
  return {
    connection: "connecting",
    config: page.config,
    search: [],
    isComplete: false,
    answeredBy: "assistant",
    awaitsPerson: false,
    ratingDue: false,
    quickReplies: [],
    seenAt: null,
    waitUntil: 0,
    ...stored,
    entries: messages?.map(storedEntry) ?? [greeting],
  };
}

/** Sends what waits for the network, one by one in the order it was written; a failed message holds up the rest. */
function useQueue(state: ConversationState, online: boolean, deliver: (entry: Entry) => void): void {
  const { connection, entries, waitUntil } = state;
  const held = entries.some(({ delivery }) => delivery === "failed" || delivery === "sending");
  const next = entries.find(({ delivery }) => delivery === "queued");
  const due = online && connection === "connected" && !held ? next : undefined;
  const send = useEffectEvent(deliver);
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => send(due), Math.max(0, waitUntil - Date.now()));
    return () => clearTimeout(timer);
  }, [due, waitUntil]);
}

/** Once the server has the conversation, fetches what the agent writes, and looks again after an hour of silence. */
function useStored({ config, entries, ratingDue }: ConversationState, id: Conversation["id"], look: () => void): void {
  const stored = entries.filter(({ role, storedId }) => role === "user" && storedId !== null).length;
  const linkId = stored > 0 ? config.linkId : null;
  const last = entries.at(-1)?.timestamp ?? "";
  const { followReplies, afterSilence } = useOnDemand(stored, loadExchange);
  const onNews = useEffectEvent(look);
  useEffect(() => {
    if (linkId) return followReplies?.(linkId, id, () => onNews());
  }, [followReplies, linkId, id]);
  useEffect(() => {
    if (linkId && !ratingDue) return afterSilence?.(last, () => onNews());
  }, [afterSilence, linkId, last, ratingDue]);
}

/** Makes the specification's GET, which counts the view and checks whether the link still works. */
function connect(page: OpenPage, dispatch: Dispatch): void {
  // The page's own `src` distinguishes a scanned code from a tapped link.
  const src = new URLSearchParams(location.search).get("src");
  const path = src === null ? page.configPath : `${page.configPath}?${new URLSearchParams({ src })}`;
  persist(() => fetchConfig(path)).then(
    (config) => dispatch({ type: "connected", config }),
    (failure: unknown) => dispatch({ type: "unavailable", reason: unavailableReason(failure) }),
  );
}

/**
 * The conversation's id: the visitor's own if there is one, else a new one for this mount. Keeps this load's messages
 * and restores those that an earlier load couldn't send.
 */
function useConversationId({ config, conversation }: OpenPage, entries: Entry[], dispatch: Dispatch) {
  const id = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const lastOwn = conversation?.messages.findLast(({ role }) => role === "user");
    const kept = readUnsent(config.linkId, lastOwn?.content);
    id.current = conversation?.conversationId ?? kept?.conversationId ?? `${config.linkId}-${Date.now()}`;
    if (kept) dispatch({ type: "restored", entries: kept.entries });
  }, []);
  useEffect(() => storeUnsent(config.linkId, id.current, entries), [config.linkId, entries]);
  return id;
}

/** Fetches what the server has stored; drops a response that a newer message made outdated. */
function useRefresh(linkId: string, conversationId: { current: string }, dispatch: Dispatch) {
  const latest = useRef(0);
  return {
    drop() {
      latest.current++;
    },
    now() {
      const mine = ++latest.current;
      loadExchange()
        .then(({ fetchStored }) => fetchStored(linkId, conversationId.current))
        .then(
          (apply) => mine === latest.current && dispatch({ type: "received", apply }),
          // The thread on screen stays as is; the next reply tries again.
          () => {},
        );
    },
  };
}

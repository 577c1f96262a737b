import type { MatchCard } from "@llave/contract/chat/homes";
import { useEffect, useRef, useState } from "react";
import type { OpenPage } from "../conversation/openPage.ts";
import type { ConversationState } from "../conversation/state.ts";
import { useOnDemand } from "../onDemand/useOnDemand.ts";
import type { NamedHome } from "./homeCalls.ts";

/** A home with an open sheet. */
interface OpenHome {
  id: string;
  card: MatchCard | null;
  named: NamedHome;
  close: () => void;
  say: ((text: string) => void) | null;
  ask: (start: string) => void;
}

const homeId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface CurrentConversation {
  /** The conversation's id, looked up when it is needed. */
  id: { readonly current: string };
  state: Pick<ConversationState, "entries">;
}

/** How a sheet's buttons write to the agent. */
interface Writing extends Pick<OpenHome, "say"> {
  /** Starts a message that the renter finishes in the field. */
  begin: (text: string) => void;
}

/** The sheet of a home, opened by its card or a shared address. The focus returns to where it was, or goes to the field. */
export function useHome(page: OpenPage, { id, state }: CurrentConversation, { say, begin }: Writing) {
  const [shown, setShown] = useState<{ id: string; card: MatchCard | null } | null>(null);
  const opener = useRef<Element | null>(null);
  const { HomeSheet } = useOnDemand(shown !== null, () => import("./sheet/HomeSheet.tsx"));

  useEffect(() => {
    const shared = new URLSearchParams(location.search).get("home");
    if (shared && homeId.test(shared)) setShown({ id: shared, card: null });
  }, []);

  const open = (id: string, card: MatchCard | null) => {
    opener.current = document.activeElement;
    setShown({ id, card });
  };
  const show = (card: MatchCard) => open(card.id, card);
  const showId = (id: string) => open(id, null);
  const close = () => {
    setShown(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const ask = (start: string) => {
    opener.current = null;
    begin(start);
  };
  const begun = state.entries.some(({ role, storedId }) => role === "user" && storedId !== null);
  const home: OpenHome | null = shown && {
    ...shown,
    named: { linkId: page.config.linkId, homeId: shown.id, conversationId: begun ? id.current : "" },
    close,
    say,
    ask,
  };
  return { home, show, showId, HomeSheet };
}

import type { HomeDetail, MatchCard } from "@llave/contract/homes";
import { useEffect, useRef, useState } from "react";
import { fetchHome } from "../conversation/calls.ts";
import type { Conversation, OpenPage } from "../conversation/useConversation.ts";
import { useOnDemand } from "../onDemand.ts";
import { useTexts } from "../texts/texts.ts";

/** A home with an open sheet. */
interface OpenHome {
  id: string;
  card: MatchCard | null;
  load: () => Promise<HomeDetail>;
  shareUrl: string;
  close: () => void;
  say: ((text: string) => void) | null;
}

const homeId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The sheet of a home, opened by its card or a shared address. The focus returns to where it was. */
export function useHome(page: OpenPage, { id, state }: Pick<Conversation, "id" | "state">, say: OpenHome["say"]) {
  const { language } = useTexts();
  const [shown, setShown] = useState<{ id: string; card: MatchCard | null } | null>(null);
  const opener = useRef<Element | null>(null);
  const { HomeSheet } = useOnDemand(shown !== null, () => import("./HomeSheet.tsx"));

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
  const begun = state.entries.some(({ role, storedId }) => role === "user" && storedId !== null);
  const home: OpenHome | null = shown && {
    ...shown,
    load: () =>
      fetchHome({
        linkId: page.config.linkId,
        homeId: shown.id,
        conversationId: begun ? id.current : "",
        language,
      }),
    shareUrl: shareUrl(shown.id),
    close,
    say,
  };
  return { home, show, showId, HomeSheet };
}

/** The link's own address with the home; it doesn't reveal whose chat it came from. */
function shareUrl(id: string): string {
  return typeof location === "undefined" ? "" : `${location.origin}${location.pathname}?home=${id}`;
}

import type { Showing } from "@llave/contract/showings/showings";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../../../data/request.ts";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { toasts } from "../../../../notifications/toasts.ts";
import { useAction } from "../../../../session/useAction.ts";
import { showingMoment } from "../../../../wording/showings.ts";
import { catalogs as listCatalogs } from "../../texts/catalogs.ts";
import { refetchLeads } from "../../useLeadChanges.ts";
import { catalogs } from "../texts/catalogs.ts";

export interface ShowingMove {
  /** The showing that needs a new time; null if there is none. */
  showing: Showing | null;
  /** ISO time chosen before a failed attempt; empty at first. */
  chosen: string;
  /** Why the last attempt failed. */
  problem: string | null;
  open: (showing: Showing) => void;
  close: () => void;
  carryOut: (showing: Showing, at: string) => void;
}

/**
 * Moves a lead's showings. The new time appears on the screen right away; if it couldn't be booked, the old one returns
 * and the dialog reopens with the earlier choice.
 * @param listPath the query that has the lead's showings
 */
export function useShowingMove(listPath: string): ShowingMove {
  const t = useTexts(catalogs);
  const words = useTexts(listCatalogs);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Pick<ShowingMove, "showing" | "chosen" | "problem">>(nothing);

  const put = (id: string, change: Partial<Showing>) =>
    queryClient.setQueryData<Showing[]>([listPath], (list) =>
      list?.map((one) => (one.id === id ? { ...one, ...change } : one)),
    );
  const { run } = useAction();
  const carryOut = async (showing: Showing, at: string) => {
    setAsked(nothing);
    // A fetch still in progress would bring the old time back.
    await queryClient.cancelQueries({ queryKey: [listPath] });
    put(showing.id, { at, status: "confirmed" });
    await run(
      async () => {
        await request("POST", `/api/showings/${showing.id}/move`, { at });
        toasts.add({ title: t("showings.moved", { when: showingMoment(language, at) }) });
      },
      ({ error }) => {
        put(showing.id, { at: showing.at, status: showing.status });
        setAsked({ showing, chosen: at, problem: error ?? words("change.failed") });
      },
    );
    refetchLeads(queryClient);
  };
  return {
    ...asked,
    open: (showing) => setAsked({ ...nothing, showing }),
    close: () => setAsked(nothing),
    carryOut: (showing, at) => void carryOut(showing, at),
  };
}

const nothing = { showing: null, chosen: "", problem: null };

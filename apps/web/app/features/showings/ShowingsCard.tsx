import type { LeadDetail } from "@llave/contract/leads/leads";
import type { Showing } from "@llave/contract/showings/showings";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { showingMoment } from "../../wording/showings.ts";
import { BookShowing } from "../leads/detail/showing/BookShowing.tsx";
import { CancelShowing } from "../leads/detail/showing/CancelShowing.tsx";
import { MoveShowing } from "../leads/detail/showing/MoveShowing.tsx";
import { useShowingMove } from "../leads/detail/showing/useShowingMove.ts";
import { catalogs } from "../leads/detail/texts/catalogs.ts";
import { ShowingCard } from "./card/ShowingCard.tsx";

/** The lead's upcoming showings: the agent can book one, confirm requested ones, and move or cancel any. */
export function ShowingsCard({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const path = `/api/showings?leadId=${lead.id}`;
  const list = useQuery<Showing[]>({ queryKey: [path] });
  const showings = list.data;
  const move = useShowingMove(path);
  const [canceled, setCanceled] = useState<Showing | null>(null);
  const [booking, setBooking] = useState(false);
  if (!showings) return <PartFailed name={t("showings.title")} of={[list]} />;
  // The assistant keeps one showing per conversation: a second is the first one, moved.
  const mayBook = lead.abilities.change && showings.every(({ status }) => status === "canceled");
  if (!mayBook && showings.length === 0) return null;
  return (
    <Card
      title={t("showings.title")}
      end={
        mayBook && (
          <button type="button" className={button("line", "small")} onClick={() => setBooking(true)}>
            {t("showings.book")}
          </button>
        )
      }
    >
      {showings.length === 0 && <p className="mt-2 text-muted">{t("showings.none")}</p>}
      <ul className="mt-1 divide-y divide-line empty:hidden">
        {showings.map((showing) => (
          <li key={showing.id} className="py-2.5">
            <ShowingCard
              showing={showing}
              when={showingMoment(language, showing.at)}
              commands={{ move: move.open, cancel: setCanceled }}
              named={false}
              ofRenter
            />
          </li>
        ))}
      </ul>
      <BookShowing lead={lead} open={booking} onClose={() => setBooking(false)} />
      <MoveShowing move={move} />
      <CancelShowing showing={canceled} onClose={() => setCanceled(null)} />
    </Card>
  );
}

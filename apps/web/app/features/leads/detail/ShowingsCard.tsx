import type { LeadDetail } from "@llave/contract/leads";
import type { Showing } from "@llave/contract/showings";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { Card } from "../../../components/Card.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { showingMoment } from "../../../wording/showings.ts";
import { useLeadCommand } from "../useLeadChanges.ts";
import { BookShowing } from "./BookShowing.tsx";
import { CancelShowing } from "./CancelShowing.tsx";
import { MoveShowing } from "./MoveShowing.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useShowingMove } from "./useShowingMove.ts";

/** The lead's upcoming showings: the agent can book one, confirm requested ones, and move or cancel any. */
export function ShowingsCard({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogs);
  const path = `/api/showings?leadId=${lead.id}`;
  const { data: showings } = useQuery<Showing[]>({ queryKey: [path] });
  const move = useShowingMove(path);
  const [canceled, setCanceled] = useState<Showing | null>(null);
  const [booking, setBooking] = useState(false);
  if (!showings) return null;
  // The assistant keeps one showing per conversation: a second is the first one, moved.
  const mayBook = lead.abilities.change && showings.every(({ status }) => status === "cancelled");
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
          <ComingShowing
            key={showing.id}
            showing={showing}
            onMove={() => move.open(showing)}
            onCancel={() => setCanceled(showing)}
          />
        ))}
      </ul>
      <BookShowing lead={lead} open={booking} onClose={() => setBooking(false)} />
      <MoveShowing move={move} />
      <CancelShowing showing={canceled} onClose={() => setCanceled(null)} />
    </Card>
  );
}

interface ComingShowingProps {
  showing: Showing;
  onMove: () => void;
  onCancel: () => void;
}

function ComingShowing({ showing: { id, at, address, status }, onMove, onCancel }: ComingShowingProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const command = useLeadCommand();
  return (
    <li className="py-2.5">
      <p className="flex justify-between gap-3">
        <b className="font-semibold">{showingMoment(language, at)}</b>
        <span className="text-right text-sm text-muted">{t(`showings.${status}`)}</span>
      </p>
      {address !== null && <p className="text-sm text-muted">{address}</p>}
      {status !== "cancelled" && (
        <div className="mt-2 -ml-1 flex flex-wrap gap-1.5">
          {status === "requested" && (
            <button
              type="button"
              className={`${button("navy", "small")} ml-1`}
              onClick={() => void command("POST", `/api/showings/${id}/confirm`)}
            >
              {t("showings.confirm")}
            </button>
          )}
          <button type="button" className={`${button("line", "small")} ml-1`} onClick={onMove}>
            {t("showings.move")}
          </button>
          <button type="button" className={button("danger", "small")} onClick={onCancel}>
            {t("showings.cancel")}
          </button>
        </div>
      )}
    </li>
  );
}

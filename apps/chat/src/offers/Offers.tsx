import type { MatchCard } from "@llave/contract/homes";
import type { MouseEvent } from "react";
import type { Entry } from "../conversation/entry.ts";
import { HomeCards } from "../homes/HomeCards.tsx";
import { useTexts } from "../texts/texts.ts";
import { VisitCard } from "../visit/VisitCard.tsx";
import type { VisitCalls } from "../visit/visitCalls.ts";

interface Props {
  offers: Entry;
  /** The renter's next message, which chose a time. */
  next: string;
  /** True for the last reply with times or a showing: only this one has the showing's card. */
  holdsVisit: boolean;
  agent: string;
  byline: string;
  calls: VisitCalls;
  openHome: string | null;
  show: (home: MatchCard) => void;
  /** Sends an answer as if it were typed; null while none is accepted. */
  answer: ((text: string, click: MouseEvent) => void) | null;
}

/** What appears under a reply: homes as cards, the showing's card, times offered earlier. */
export function Offers({ offers, next, holdsVisit, agent, byline, calls, openHome, show, answer }: Props) {
  const { t } = useTexts();
  const { times = [], earlierTimes = [], timesFor, matches = [], visit } = offers;
  return (
    <div className="offers">
      {matches.length > 0 && <HomeCards homes={matches} openHome={openHome} show={show} answer={answer} />}
      {holdsVisit && (times.length > 0 || visit) && (
        <VisitCard
          key={visit?.at ?? ""}
          agent={agent}
          byline={byline}
          times={times}
          home={timesFor ?? null}
          visit={visit ?? null}
          calls={calls}
          answer={answer}
        />
      )}
      {earlierTimes.length > 0 && (
        <ul className="taken" aria-label={t("earlierTimes")}>
          {earlierTimes.map(({ at, label }) => (
            <li key={at} className={label === next ? "chosen" : ""}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

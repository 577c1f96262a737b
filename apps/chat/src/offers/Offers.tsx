import type { AgentContact, MatchCard } from "@llave/contract/homes";
import type { MouseEvent } from "react";
import type { Entry } from "../conversation/entry.ts";
import { HomeCards } from "../homes/HomeCards.tsx";
import { useOnDemand } from "../onDemand.ts";
import { useTexts } from "../texts/texts.ts";
import { type OwnConversation, visitCalls } from "../visit/visitCalls.ts";

interface Props {
  offers: Entry;
  /** The renter's next message, which chose a time. */
  next: string;
  /** True for the last reply with times or a showing: only this one has the showing's card. */
  holdsVisit: boolean;
  agent: string;
  /** How to reach the agent; null if the agent allows no way. */
  contact: AgentContact | null;
  byline: string;
  own: OwnConversation;
  openHome: string | null;
  show: (home: MatchCard) => void;
  /** Sends an answer as if it were typed; null while none is accepted. */
  answer: ((text: string, click: MouseEvent) => void) | null;
}

/** What appears under a reply: homes as cards, the showing's card, times offered earlier, ways to reach the agent. */
export function Offers({ offers, next, holdsVisit, agent, contact, byline, own, openHome, show, answer }: Props) {
  const { t } = useTexts();
  const { times = [], earlierTimes = [], timesFor, matches = [], visit, reach = false } = offers;
  const holds = holdsVisit && (times.length > 0 || visit !== undefined);
  const { VisitCard } = useOnDemand(holds, () => import("../visit/VisitCard.tsx"));
  const { Ways } = useOnDemand(reach, () => import("../contact/Ways.tsx"));
  return (
    <div className="offers">
      {matches.length > 0 && <HomeCards homes={matches} openHome={openHome} show={show} answer={answer} />}
      {holds && VisitCard && (
        <VisitCard
          key={visit?.at ?? ""}
          agent={agent}
          byline={byline}
          times={times}
          home={timesFor ?? null}
          visit={visit ?? null}
          calls={visitCalls(own)}
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
      {reach && contact && Ways && (
        <div className="ways-card">
          <Ways contact={contact} />
        </div>
      )}
    </div>
  );
}

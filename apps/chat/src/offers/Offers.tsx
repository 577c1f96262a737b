import type { AgentContact, MatchCard } from "@llave/contract/chat/homes";
import type { MouseEvent } from "react";
import type { Entry } from "../conversation/entry.ts";
import { HomeCards } from "../homes/HomeCards.tsx";
import { useOnDemand } from "../onDemand/useOnDemand.ts";
import { type OwnConversation, showingCalls } from "../showing/showingCalls.ts";
import { useTexts } from "../texts/texts.ts";

interface Props {
  offers: Entry;
  /** The renter's next message, which chose a time. */
  next: string;
  /** True for the last reply with times or a showing: only this one has the showing's card. */
  holdsShowing: boolean;
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
export function Offers({ offers, next, holdsShowing, agent, contact, byline, own, openHome, show, answer }: Props) {
  const { t } = useTexts();
  const { times = [], earlierTimes = [], timesFor, matches = [], showing, reach = false } = offers;
  const holds = holdsShowing && (times.length > 0 || showing !== undefined);
  const { ShowingCard } = useOnDemand(holds, () => import("../showing/ShowingCard.tsx"));
  const { Ways } = useOnDemand(reach, () => import("../contact/Ways.tsx"));
  return (
    <div className="offers">
      {matches.length > 0 && <HomeCards homes={matches} openHome={openHome} show={show} answer={answer} />}
      {holds && ShowingCard && (
        <ShowingCard
          key={showing?.at ?? ""}
          agent={agent}
          byline={byline}
          times={times}
          home={timesFor ?? null}
          showing={showing ?? null}
          calls={showingCalls(own)}
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

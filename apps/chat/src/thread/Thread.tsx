import type { AgentContact, MatchCard } from "@llave/contract/chat/homes";
import type { MouseEvent } from "react";
import type { Entry } from "../conversation/entry.ts";
import type { ConversationState } from "../conversation/state.ts";
import { isPending, isUntouched } from "../conversation/state.ts";
import { loadExchange } from "../exchange/load.ts";
import { firstParts, hasOffers, loadOffers } from "../firstParts/firstParts.ts";
import { Icon } from "../icons/Icon.tsx";
import { useOnDemand } from "../onDemand/useOnDemand.ts";
import type { OwnConversation } from "../showing/showingCalls.ts";
import { useTexts } from "../texts/texts.ts";
import { Message } from "./Message.tsx";
import { rowsOf } from "./rows.ts";

interface Props {
  state: ConversationState;
  /** What sentences call the agent. */
  calledName: string;
  /** How to reach the agent outside the chat. */
  contact: AgentContact | null;
  /** The agent's full name with the brokerage. */
  byline: string;
  /** ISO time used to name days. */
  now: string;
  online: boolean;
  /** Seconds until the server takes messages again. */
  wait: number;
  retry: (key: string, click: MouseEvent) => void;
  /** Sends a tapped text; null while no message is accepted. */
  answer: ((text: string, click: MouseEvent) => void) | null;
  own: OwnConversation;
  openHome: string | null;
  show: (home: MatchCard) => void;
}

/** This many of the newest messages are always rendered: more than a screen holds. */
const laidOut = 24;

/** The messages. Screen readers announce only new ones, not those that were there when the page opened. */
export function Thread(props: Props) {
  const { state, calledName, contact, byline, now, online, wait, retry, answer, own, openHome, show } = props;
  const texts = useTexts();
  const { t } = texts;
  const pending = isPending(state);
  const { entries, seenAt } = state;
  const { Offers } = useOnDemand(entries.filter(hasOffers).length, loadOffers, firstParts());
  const { NotSent, ReceiptLine, WhoAnswers } = useOnDemand(!isUntouched(state), loadExchange, firstParts());
  const lastShowing = entries.findLastIndex(({ times, showing }) => times ?? showing);
  const answers = whoAnswers(state, t, calledName);
  const queued = entries.filter(({ delivery }) => delivery === "queued").length;
  const firstQueued = entries.find(({ delivery }) => delivery === "queued");
  return (
    <>
      <div
        className="log"
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t("conversation")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll the thread
        tabIndex={0}
      >
        {rowsOf(entries, now, texts, seenAt).map((row, at) => (
          <div
            className={at < entries.length - laidOut && !hasOffers(row.entry) ? "row far" : "row"}
            key={row.entry.key}
          >
            {row.entry === firstQueued && !online && <OfflineNote />}
            <Message row={row} agent={calledName} addresses={Offers ? addressesOf(row.entry) : []}>
              {row.receipt && ReceiptLine && (
                <ReceiptLine receipt={row.receipt} timestamp={row.entry.timestamp} seenAt={seenAt} agent={calledName} />
              )}
              {Offers && hasOffers(row.entry) && (
                <Offers
                  offers={row.entry}
                  next={entries[at + 1]?.content ?? ""}
                  holdsShowing={at === lastShowing}
                  agent={calledName}
                  contact={contact}
                  byline={byline}
                  own={own}
                  openHome={openHome}
                  show={show}
                  answer={answer}
                />
              )}
              {row.entry.delivery === "failed" && NotSent && (
                <NotSent wait={wait} retry={(click) => retry(row.entry.key, click)} />
              )}
            </Message>
          </div>
        ))}
        {!online && queued === 0 && <OfflineNote />}
        {queued > 0 && (
          <p className="stamp renter receipt queued">
            <Icon name="clock" />
            {t("waitingToSend", { count: queued })}
          </p>
        )}
      </div>
      {pending && (
        <div className="typing" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )}
      {answers && !pending && WhoAnswers && (
        <WhoAnswers text={answers} agent={calledName} contact={state.answeredBy === "nobody" ? contact : null} />
      )}
      <p className="hidden" role="status">
        {pending && t("typing")}
        {!pending && answers}
      </p>
    </>
  );
}

function addressesOf({ matches = [] }: Entry): string[] {
  return matches.map(({ address }) => address);
}

/** Who answers what the renter wrote, if it isn't the assistant; "" otherwise. */
function whoAnswers(state: ConversationState, t: ReturnType<typeof useTexts>["t"], agent: string): string {
  if (state.answeredBy === "nobody") return isUntouched(state) ? "" : t("answeredByNobody", { agent });
  return state.awaitsPerson ? t("answersInPerson", { agent }) : "";
}

/** Says that the renter's messages wait and will be sent automatically. */
function OfflineNote() {
  const { t } = useTexts();
  return (
    <p className="offline-note">
      <Icon name="offline" />
      <span>
        <b>{t("youAreOffline")}</b> {t("offlineNote")}
      </span>
    </p>
  );
}

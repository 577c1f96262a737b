import type { MouseEvent } from "react";
import type { ConversationState, Entry } from "../conversation/state.ts";
import { isPending } from "../conversation/state.ts";
import { useOffers } from "../offers/useOffers.ts";
import { useTexts } from "../texts/texts.ts";
import { Message } from "./Message.tsx";
import { NotSent } from "./NotSent.tsx";
import { rowsOf } from "./rows.ts";

interface Props {
  state: ConversationState;
  /** How a sentence names the agent. */
  calledName: string;
  /** ISO moment the days are named from. */
  now: string;
  /** Seconds until the server takes messages again. */
  wait: number;
  retry: (key: string, click: MouseEvent) => void;
  /** Sends what was tapped; null while no message is taken. */
  answer: ((text: string, click: MouseEvent) => void) | null;
}

function hasOffers({ times, matches, visit }: Entry): boolean {
  return Boolean(times ?? matches ?? visit);
}

/** The messages. Only additions are announced: what stood here when the page opened is not read out again. */
export function Thread({ state, calledName, now, wait, retry, answer }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const pending = isPending(state);
  const { Offers } = useOffers(state.entries.filter(hasOffers).length);
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
        {rowsOf(state.entries, now, texts).map((row) => (
          <Message key={row.entry.key} row={row} agent={calledName}>
            {Offers && hasOffers(row.entry) && <Offers offers={row.entry} answer={answer} />}
            {row.entry.delivery === "failed" && <NotSent wait={wait} retry={(click) => retry(row.entry.key, click)} />}
          </Message>
        ))}
      </div>
      {pending && (
        <div className="typing" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )}
      {state.awaitsPerson && !pending && <p className="in-person">{t("answersInPerson", { agent: calledName })}</p>}
      <p className="hidden" role="status">
        {pending && t("typing")}
        {state.awaitsPerson && !pending && t("answersInPerson", { agent: calledName })}
      </p>
    </>
  );
}

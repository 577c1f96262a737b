import type { Home } from "@llave/contract/chat/homes";
import type { ArrangedShowing, OfferedTime } from "@llave/contract/conversations/conversation";
import { type MouseEvent, useState } from "react";
import { Picture } from "../homes/Picture.tsx";
import { factsLine, money } from "../homes/words.ts";
import { Glyph } from "../icons/Glyph.tsx";
import { injectStyles } from "../styles/injectStyles.ts";
import { useTexts } from "../texts/texts.ts";
import { Arranged } from "./Arranged.tsx";
import css from "./showing.css?inline";
import type { ShowingCalls } from "./showingCalls.ts";
import { TimePicker } from "./TimePicker.tsx";

injectStyles(css);

interface Props {
  agent: string;
  /** The agent's full name with the brokerage. */
  byline: string;
  times: OfferedTime[];
  home: Home | null;
  showing: ArrangedShowing | null;
  calls: ShowingCalls;
  /** Sends the chosen time as a message; null while none is accepted. */
  answer: ((text: string, click: MouseEvent) => void) | null;
}

/** A showing's only card: the renter chooses a time on it, and it then shows the showing's state. */
export function ShowingCard({ agent, byline, times, home, showing, calls, answer }: Props) {
  const { t } = useTexts();
  const [changing, setChanging] = useState(false);
  const shown = showing?.home ?? home;
  const mini = shown && <MiniHome home={shown} />;
  if (showing && !changing) {
    return (
      <Arranged agent={agent} byline={byline} showing={showing} calls={calls} change={() => setChanging(true)}>
        {mini}
      </Arranged>
    );
  }
  return (
    <section className="showing" aria-label={t("showingWith", { agent })}>
      <h2>
        <Glyph name="calendar" />
        {t("showingWith", { agent })}
      </h2>
      {mini}
      <TimePicker
        home={shown?.address ?? ""}
        offered={showing ? [] : times}
        kept={showing}
        calls={calls}
        answer={answer}
        keep={() => setChanging(false)}
      />
    </section>
  );
}

function MiniHome({ home }: { home: Home }) {
  const texts = useTexts();
  return (
    <div className="mini">
      <Picture photo={home.photo} drawing={home.drawing} alt="" sizes="60px" />
      <p>
        <b>{home.address}</b>
        <span>
          {money(home.price, texts)} {texts.t("aMonth")} · {factsLine({ ...home, squareFeet: null }, texts)}
        </span>
      </p>
    </div>
  );
}

import type { ArrangedShowing } from "@llave/contract/conversations/conversation";
import { formatDate } from "@llave/ui/translate";
import { type ReactNode, useState } from "react";
import { holdChange } from "../calls/heldChange.ts";
import { Glyph } from "../icons/Glyph.tsx";
import { useTexts } from "../texts/texts.ts";
import { formatClock, formatDay } from "./days.ts";
import type { ShowingCalls } from "./showingCalls.ts";

interface Props {
  agent: string;
  byline: string;
  showing: ArrangedShowing;
  calls: ShowingCalls;
  change: () => void;
  /** The home. */
  children: ReactNode;
}

/** A showing's current state, and what the renter can do about it. */
export function Arranged({ agent, byline, showing, calls, change, children }: Props) {
  const { t, language } = useTexts();
  const [asked, setAsked] = useState(false);
  const { state: canceling, cancel, end } = useCancellation(calls);
  const booked = showing.status === "confirmed";
  const keep = () => {
    end();
    setAsked(false);
  };
  if (canceling) return <Canceling state={canceling} end={keep} />;
  const head = booked ? t("showingBooked") : t(showing.status === "held" ? "showingHeld" : "showingPending", { agent });
  return (
    <section className={booked ? "showing arranged" : "showing arranged pending"} aria-label={head}>
      <p className="showing-head">
        <Glyph name={booked ? "check" : "clock"} />
        {head}
      </p>
      <div className="when">
        <p className="leaf" aria-hidden="true">
          <small>{formatDay(showing.date, language, { month: "short" }).replace(/\.$/, "")}</small>
          <b>{Number(showing.date.slice(8))}</b>
        </p>
        <div>
          <h2>
            {formatDay(showing.date, language, { weekday: "long" })}, {formatClock(showing.time, language)}
          </h2>
          <p>{t("untilZone", { time: formatDate(language, showing.endsAt, { timeStyle: "short" }) })}</p>
        </div>
      </div>
      {children}
      <ul className="showing-facts">
        {showing.home && (
          <li>
            <Glyph name="pin" />
            {showing.home.address}, {showing.home.area}
          </li>
        )}
        <li>
          <Glyph name="key" />
          {byline}
        </li>
      </ul>
      {!booked && <p className="hold">{t(showing.status === "held" ? "heldNote" : "pendingNote", { agent })}</p>}
      {booked && (
        <a className="button dark to-calendar" href={`${showing.path}/visit.ics`} download="visit.ics">
          <Glyph name="calendar" />
          {t("addToCalendar")}
        </a>
      )}
      <div className="showing-acts pair">
        {asked ? (
          <>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              {t("keepShowing")}
            </button>
            <button type="button" className="button dark" onClick={cancel}>
              {t("reallyCancel")}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button" onClick={change}>
              <Glyph name="redo" />
              {t("changeTime")}
            </button>
            <button type="button" className="button" onClick={() => setAsked(true)}>
              {t("cancelShowing")}
            </button>
          </>
        )}
      </div>
      <a className="showing-page" href={showing.path} target="_blank" rel="noopener">
        {t("showing")} <span className="hidden">{t("newTab")}</span>
      </a>
    </section>
  );
}

/** How long a cancellation can be undone before anyone is notified. Milliseconds. */
const undoMs = 5000;

/** `held` while it can be undone, `begun` once it was sent. */
interface Cancellation {
  state: "held" | "begun" | "failed";
  undo: () => void;
}

/** A cancellation that waits a moment for an undo. */
function useCancellation(calls: ShowingCalls) {
  const [cancellation, setCancellation] = useState<Cancellation | null>(null);
  const turn = (state: Cancellation["state"]) => setCancellation((now) => now && { ...now, state });
  const cancel = () => {
    const carryOut = async () => {
      turn("begun");
      await calls.cancel().catch(() => turn("failed"));
    };
    setCancellation({ state: "held", undo: holdChange(carryOut, undoMs) });
  };
  const end = () => {
    cancellation?.undo();
    setCancellation(null);
  };
  return { state: cancellation?.state, cancel, end };
}

function Canceling({ state, end }: { state: Cancellation["state"]; end: () => void }) {
  const { t } = useTexts();
  const failed = state === "failed";
  return (
    <p className="canceling" role="status">
      {t(failed ? "showingFailed" : "showingCanceled")}{" "}
      {state !== "begun" && (
        <button type="button" className="plain" onClick={end}>
          {t(failed ? "close" : "undo")}
        </button>
      )}
    </p>
  );
}

import type { ArrangedShowing, OfferedTime, ShowingTimes } from "@llave/contract/conversations/conversation";
import { type MouseEvent, useEffect, useState } from "react";
import { Glyph } from "../icons/Glyph.tsx";
import { useTexts } from "../texts/texts.ts";
import { type Day, dayPage, daysOf, fewTimes, formatClock, formatDay, placeOf } from "./days.ts";
import type { ShowingCalls } from "./showingCalls.ts";

interface Props {
  /** The home's address, if the times are for one. */
  home: string;
  offered: OfferedTime[];
  /** The showing that keeps its time until another one is booked; null if there is none. */
  kept: ArrangedShowing | null;
  calls: ShowingCalls;
  answer: ((text: string, click: MouseEvent) => void) | null;
  keep: () => void;
}

/** The time chosen last. When a later reply takes over the card, it stays chosen there. */
let lastChoice: { home: string; time: OfferedTime } | null = null;

/** Choose a day, then a time, then one button that says what it does. */
export function TimePicker({ home, offered, kept, calls, answer, keep }: Props) {
  const { t, language } = useTexts();
  const [all, setAll] = useState<ShowingTimes | null>(null);
  // Until the renter turns the strip, it shows the day that the reply offers first.
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const [choice, setChoice] = useState(kept === null && lastChoice?.home === home ? lastChoice.time : null);
  const [date, setDate] = useState((choice ?? offered[0])?.date ?? "");
  const [problem, setProblem] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the card appears
  useEffect(() => {
    calls.times().then(setAll, () => setProblem(offered.length === 0));
  }, []);

  // Someone else may have taken it in the meantime.
  const chosen = choice !== null && all?.times.every(({ at }) => at !== choice.at) ? null : choice;
  const isExtra = chosen !== null && offered.every(({ at }) => at !== chosen.at);
  const shownFirst = isExtra ? [...offered, chosen] : offered;
  const days = daysOf(all ? fewTimes(all.times, shownFirst) : shownFirst);
  const { shown, earlier, later } = dayPage(days, turnedTo ?? placeOf(days, date));
  const day = days.find((one) => one.date === date) ?? days.find(({ times }) => times.length > 0);
  const book = async (click: MouseEvent) => {
    if (!chosen) return;
    lastChoice = null;
    if (!kept) return answer?.(chosen.label, click);
    try {
      await calls.move(chosen.at);
      keep();
    } catch {
      setProblem(true);
    }
  };
  const choose = (time: OfferedTime | null) => {
    setChoice(time);
    lastChoice = time && { home, time };
  };
  const chooseDay = (day: string) => {
    setDate(day);
    choose(null);
  };
  // A chosen time stays chosen: the button still names its day.
  const turnTo = (next: number) => {
    setTurnedTo(next);
    setDate(dayPage(days, next).shown.find(({ times }) => times.length > 0)?.date ?? "");
  };
  const ready = chosen !== null && (kept !== null || answer !== null);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend */}
      <div className="days" role="group" aria-label={t("chooseDay")}>
        {shown.map((one) => (
          <DayButton key={one.date} day={one} on={one === day} choose={() => chooseDay(one.date)} />
        ))}
      </div>
      {day && <Hours day={day} chosen={chosen} choose={choose} />}
      <p className="zone">
        <span>{all ? t("zoneAndLength", { minutes: all.lengthMinutes }) : t("zone")}</span>
        {earlier !== null && (
          <button type="button" className="plain" onClick={() => turnTo(earlier)}>
            {t("earlierDays")}
          </button>
        )}
        {later !== null && (
          <button type="button" className="plain" onClick={() => turnTo(later)}>
            {t("moreDays")}
          </button>
        )}
      </p>
      {problem && (
        <p className="showing-problem" role="alert">
          {t("showingFailed")}
        </p>
      )}
      <div className="showing-acts">
        {kept && (
          <button type="button" className="button" onClick={keep}>
            {t("keepTime")}
          </button>
        )}
        <button
          type="button"
          className="button accent"
          aria-disabled={!ready}
          onClick={(click) => ready && void book(click)}
        >
          {chosen
            ? t(kept ? "moveTo" : "book", {
                when: `${formatDay(chosen.date, language, { weekday: "short", month: "short", day: "numeric" })}, ${formatClock(chosen.time, language)}`,
              })
            : t("pickTime")}
        </button>
      </div>
    </>
  );
}

function DayButton({ day, on, choose }: { day: Day; on: boolean; choose: () => void }) {
  const { t, language } = useTexts();
  const full = day.times.length === 0;
  return (
    <button type="button" className="day1" aria-pressed={on} aria-disabled={full} onClick={() => !full && choose()}>
      <small>{formatDay(day.date, language, { weekday: "short" }).replace(/\.$/, "")}</small>
      <b>{Number(day.date.slice(8))}</b>
      <i>{full && t("full")}</i>
      <span className="hidden">{formatDay(day.date, language, { month: "long" })}</span>
    </button>
  );
}

interface HoursProps {
  day: Day;
  chosen: OfferedTime | null;
  choose: (time: OfferedTime) => void;
}

function Hours({ day, chosen, choose }: HoursProps) {
  const { t, language } = useTexts();
  const parts = [
    { name: t("morning"), times: day.times.filter(({ time }) => time < "12") },
    { name: t("afternoon"), times: day.times.filter(({ time }) => time >= "12") },
  ];
  return parts
    .filter(({ times }) => times.length > 0)
    .map(({ name, times }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
      <div className="part" role="group" aria-label={name} key={name}>
        <p className="part-name" aria-hidden="true">
          {name}
        </p>
        <div className="hours times">
          {times.map((time) => (
            <button
              type="button"
              className="chip hour"
              key={time.at}
              aria-pressed={time.at === chosen?.at}
              onClick={() => choose(time)}
            >
              {time.at === chosen?.at && <Glyph name="check" />}
              {formatClock(time.time, language)}
            </button>
          ))}
        </div>
      </div>
    ));
}

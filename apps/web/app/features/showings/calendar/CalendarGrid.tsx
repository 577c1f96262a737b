import type { AvailabilitySettings } from "@llave/contract/showings/showings";
import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";
import { useRef } from "react";
import { useNow } from "../../../components/hooks/useNow.ts";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { marketClock, marketMoment, weekdayOf } from "../../../wording/marketClock.ts";
import { dayText } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import type { CalendarGridProps } from "./calendarGridProps.ts";
import { DayColumn } from "./DayColumn.tsx";
import { GhostTip } from "./GhostTip.tsx";
import { moveVerdict } from "./moveVerdict.ts";
import { type ShownHours, shownHours } from "./shownHours.ts";
import { type Ghost, useEntryMove } from "./useEntryMove.ts";

const hourHeight = 58;
const hourColumn = "w-13 flex-none";

/** One day or a week by the hour: showings, blocked time and the hours outside the agent's own. */
export function CalendarGrid(props: CalendarGridProps) {
  const { days, showings, blockedTimes, busyTimes, availability } = props;
  const t = useShowingTexts();
  const now = useNow();
  const hours = shownHours(availability, showings);
  const area = useRef<HTMLDivElement>(null);
  const verdictOf = ({ showing, day, minutes }: Ghost) =>
    moveVerdict(showing, marketMoment(day, minutes), { showings, blockedTimes, busyTimes, availability, now });
  const move = useEntryMove({ days, hours, area, onDrop: (ghost) => props.onDrop(ghost, verdictOf(ghost)) });
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div className="relative overflow-hidden rounded-l border border-line bg-card">
      <div className="flex border-b border-line-2">
        <div className={hourColumn} />
        <div className="grid min-w-0 flex-1" style={columns}>
          {days.map((day) => (
            <DayHead key={day} day={day} {...props} />
          ))}
        </div>
      </div>
      <section
        aria-label={t("grid")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the rest into view.
        tabIndex={0}
        className="flex max-h-[calc(100dvh-236px)] min-h-80 overflow-y-auto py-2.5"
      >
        <HourLabels hours={hours} />
        <div
          ref={area}
          className="relative grid min-w-0 flex-1"
          style={{ ...columns, height: ((hours.to - hours.from) / 60) * hourHeight }}
        >
          {days.map((day) => (
            <DayColumn key={day} {...props} day={day} hours={hours} move={move} />
          ))}
        </div>
      </section>
      <GhostTip ghost={move.ghost} verdict={move.ghost && verdictOf(move.ghost)} />
    </div>
  );
}

function DayHead({ day, showings, availability }: CalendarGridProps & { day: string }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const today = marketClock(useNow()).day === day;
  const count = showings.filter(({ at }) => marketClock(at).day === day).length;
  const off = availability && (availability.daysOff.includes(day) || !hasHours(day, availability));
  return (
    <h2 className="flex h-11 min-w-0 items-center gap-1.5 border-l border-line px-2.5 text-sm text-muted">
      <span className="capitalize">{dayText(language, day, { weekday: "short" }).replace(".", "")}</span>
      <b
        aria-current={today ? "date" : undefined}
        className="min-w-7 rounded-s px-1 text-center text-lg font-semibold text-ink tabular-nums aria-[current=date]:bg-ink aria-[current=date]:text-on-night"
      >
        {dayText(language, day, { day: "numeric" })}
      </b>
      <span className="ml-auto truncate text-xs max-table:hidden">{count > 0 ? count : off ? t("off") : ""}</span>
    </h2>
  );
}

function hasHours(day: string, { weekly }: AvailabilitySettings): boolean {
  return weekly.some(({ weekday }) => weekday === weekdayOf(day));
}

function HourLabels({ hours }: { hours: ShownHours }) {
  const { language } = useLanguage();
  const count = (hours.to - hours.from) / 60 - 1;
  return (
    <div aria-hidden="true" className={`relative ${hourColumn}`}>
      {Array.from({ length: count }, (_, index) => hours.from + (index + 1) * 60).map((minutes) => (
        <span
          key={minutes}
          className="absolute right-2 -translate-y-1/2 text-2xs whitespace-nowrap text-muted"
          style={{ top: ((minutes - hours.from) / 60) * hourHeight }}
        >
          {hourText(language, minutes)}
        </span>
      ))}
    </div>
  );
}

/** A whole hour as the grid's margin shows it: "10 AM". */
function hourText(language: Language, minutes: number): string {
  return formatDate(language, marketMoment("2026-01-05", minutes), { hour: "numeric" });
}

import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { marketClock } from "../../../wording/marketClock.ts";
import { useShowings } from "../queries.ts";
import { dayText } from "../showingWords.ts";
import { daysOf } from "./calendarPlace.ts";

interface WeekStripProps {
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** A week's days in a row on phones; a dot marks those with showings. */
export function WeekStrip({ day, today, onDay }: WeekStripProps) {
  const { language } = useLanguage();
  const days = daysOf({ view: "week", day }, today);
  const { data: showings = [] } = useShowings(days);
  const busy = new Set(showings.map(({ at }) => marketClock(at).day));
  return (
    <div className="mb-4 grid grid-cols-7 gap-1">
      {days.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === day}
          className="relative grid h-16 place-items-center content-center rounded-m text-sm text-muted aria-pressed:bg-ink aria-pressed:text-on-night"
          onClick={() => onDay(each)}
        >
          <span className="sr-only">{dayText(language, each)}</span>
          <span aria-hidden="true" className="uppercase">
            {dayText(language, each, { weekday: "narrow" })}
          </span>
          <b aria-hidden="true" className="text-lg font-semibold">
            {dayText(language, each, { day: "numeric" })}
          </b>
          {busy.has(each) && <span className="absolute bottom-1.5 size-1.5 rounded-full bg-orange-dot" />}
        </button>
      ))}
    </div>
  );
}

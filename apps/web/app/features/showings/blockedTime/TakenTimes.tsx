import type { BusyTime } from "@llave/contract/showings/calendars";
import type { BlockedTime } from "@llave/contract/showings/showings";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { marketMoment } from "../../../wording/marketClock.ts";
import { blockedPart, type ShownHours } from "../calendar/shownHours.ts";
import { blockedColors } from "../card/showingColors.ts";
import { blockedText, timeText } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";

const wholeDay: ShownHours = { from: 0, to: 24 * 60 };

/** The periods that take time on a day, with the part that falls on it, earliest first. */
export function takenOn<Taken extends Pick<BlockedTime, "from" | "to">>(
  day: string,
  periods: readonly Taken[],
): { period: Taken; part: ShownHours }[] {
  return periods
    .flatMap((period) => {
      const part = blockedPart(day, period, wholeDay);
      return part ? [{ period, part }] : [];
    })
    .toSorted((a, b) => a.part.from - b.part.from);
}

interface TakenTimesProps {
  day: string;
  blockedTimes: readonly BlockedTime[];
  busyTimes: readonly BusyTime[];
  onOpenBlocked: (blocked: BlockedTime) => void;
}

/** A day's blocked time, which opens, and when the agent is busy elsewhere, as lines above the day's showings. */
export function TakenTimes({ day, blockedTimes, busyTimes, onOpenBlocked }: TakenTimesProps) {
  const t = useShowingTexts();
  return (
    <ul aria-label={t("taken.title")} className="mb-2 grid gap-1.5 empty:hidden">
      {takenOn(day, blockedTimes).map(({ period, part }) => (
        <li key={period.id}>
          <button
            type="button"
            className={`${line} ${blockedColors} touch w-full text-left`}
            onClick={() => onOpenBlocked(period)}
          >
            <When day={day} part={part} />
            <b className="min-w-0 truncate font-semibold">{blockedText(period, t)}</b>
          </button>
        </li>
      ))}
      {takenOn(day, busyTimes).map(({ period, part }) => (
        <li key={period.provider + period.from} className={`${line} border-line-2 bg-fill-2`}>
          <When day={day} part={part} />
          <b className="min-w-0 truncate font-semibold">{t("busy")}</b>
          <span className="text-muted">{t(`provider.${period.provider}`)}</span>
        </li>
      ))}
    </ul>
  );
}

const line = "flex min-h-11 flex-wrap items-center gap-x-3 rounded-m border px-4 py-1.5 text-md text-ink-2";

function When({ day, part }: { day: string; part: ShownHours }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const isWhole = part.from === wholeDay.from && part.to === wholeDay.to;
  const at = (minutes: number) => timeText(language, marketMoment(day, minutes));
  return (
    <span className="whitespace-nowrap tabular-nums">
      {isWhole ? t("taken.allDay") : `${at(part.from)} – ${at(part.to)}`}
    </span>
  );
}

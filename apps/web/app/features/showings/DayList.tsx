import type { Showing } from "@llave/contract/showings";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { marketClock } from "../../wording/marketClock.ts";
import { ShowingActions, type ShowingCommands } from "./ShowingActions.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { dayText, durationText, renterName, routeLink, timeText } from "./showingWords.ts";
import { useShowingTexts } from "./useShowingTexts.ts";

interface DayListProps {
  days: readonly string[];
  showings: readonly Showing[];
  commands: ShowingCommands;
}

/** The showings of several days as stops in order, with the time between them; days without one are left out. */
export function DayList({ days, showings, commands }: DayListProps) {
  const byDay = Map.groupBy(showings, ({ at }) => marketClock(at).day);
  return (
    <div className="grid gap-5">
      {days.map((day) => {
        const stops = byDay.get(day);
        return stops && <DayStops key={day} day={day} stops={stops} commands={commands} />;
      })}
    </div>
  );
}

function DayStops({ day, stops, commands }: { day: string; stops: Showing[]; commands: ShowingCommands }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const route = routeLink(stops);
  return (
    <section aria-labelledby={`day-${day}`}>
      <header className="mb-2 flex min-h-9 flex-wrap items-center gap-x-3">
        <h2 id={`day-${day}`} className="text-lg font-semibold first-letter:uppercase">
          {dayText(language, day)}
        </h2>
        <span className="text-base text-muted">{t("count", { count: stops.length })}</span>
        {route !== null && (
          <a className={`${button("line", "small")} ml-auto`} href={route} target="_blank" rel="noreferrer">
            <Icon name="pin" small />
            {t("route")}
          </a>
        )}
      </header>
      <ol className="overflow-hidden rounded-l border border-line bg-card">
        {stops.map((stop, index) => (
          <Stop key={stop.id} showing={stop} next={stops[index + 1]} commands={commands} />
        ))}
      </ol>
    </section>
  );
}

interface StopProps {
  showing: Showing;
  next: Showing | undefined;
  commands: ShowingCommands;
}

function Stop({ showing, next, commands }: StopProps) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  return (
    <li className="not-first:border-t not-first:border-line">
      <div className="grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-4">
        <b className="text-lg font-semibold tabular-nums">{timeText(language, showing.at)}</b>
        <b className="truncate text-lg font-semibold">{renterName(showing, t)}</b>
        <StatusBadge showing={showing} />
        <p className="col-span-2 col-start-2 mb-3 text-md text-ink-2">{showing.address ?? t("noAddress")}</p>
        <div className="col-span-3 phone:col-start-2 phone:col-span-2">
          <ShowingActions showing={showing} commands={commands} />
        </div>
      </div>
      {next && (
        <p className="border-t border-line bg-hover py-2 pr-4 pl-[6.75rem] text-sm text-muted">
          {t("gap.free", { time: durationText(Date.parse(next.at) - Date.parse(showing.endsAt), t) })}
        </p>
      )}
    </li>
  );
}

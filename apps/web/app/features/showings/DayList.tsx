import { minuteMs } from "@llave/contract/calendar";
import type { BusyTime } from "@llave/contract/showings/calendars";
import type { BlockedTime, Showing } from "@llave/contract/showings/showings";
import type { Drive } from "@llave/contract/showings/travel";
import type { Language } from "@llave/ui/language";
import { formatNumber } from "@llave/ui/translate";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { marketClock } from "../../wording/marketClock.ts";
import { TakenTimes, takenOn } from "./blockedTime/TakenTimes.tsx";
import type { ShowingCommands } from "./card/ShowingActions.tsx";
import { ShowingCard } from "./card/ShowingCard.tsx";
import { DriveLeg } from "./drive/DriveLeg.tsx";
import { totalDrive } from "./drive/driveLegs.ts";
import { DayRoute } from "./route/DayRoute.tsx";
import { dayText, durationText, routeLink, timeText } from "./showingWords.ts";
import { type ShowingTexts, useShowingTexts } from "./useShowingTexts.ts";

interface DayListProps {
  days: readonly string[];
  showings: readonly Showing[];
  blockedTimes: readonly BlockedTime[];
  busyTimes: readonly BusyTime[];
  commands: ShowingCommands;
  onOpenBlocked: (blocked: BlockedTime) => void;
}

/**
 * Several days as lists: the showings as stops in order, with the drives between them, and the agent's blocked and busy
 * time. Days without showings or blocked time are left out, but a single day also stays if the agent is busy elsewhere.
 */
export function DayList({ days, showings, ...rest }: DayListProps) {
  const byDay = Map.groupBy(showings, ({ at }) => marketClock(at).day);
  const taken = days.length === 1 ? [...rest.blockedTimes, ...rest.busyTimes] : rest.blockedTimes;
  const isShown = (day: string) => byDay.has(day) || takenOn(day, taken).length > 0;
  return (
    <div className="grid gap-5">
      {days.filter(isShown).map((day) => (
        <DayStops key={day} day={day} stops={byDay.get(day) ?? []} {...rest} />
      ))}
    </div>
  );
}

interface DayStopsProps extends Omit<DayListProps, "days" | "showings"> {
  day: string;
  stops: Showing[];
}

function DayStops({ day, stops, blockedTimes, busyTimes, commands, onOpenBlocked }: DayStopsProps) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const route = routeLink(stops);
  const drive = totalDrive(stops);
  return (
    <section aria-labelledby={`day-${day}`}>
      <header className="mb-2 flex min-h-9 flex-wrap items-center gap-x-3">
        <h2 id={`day-${day}`} className="text-lg font-semibold first-letter:uppercase">
          {dayText(language, day)}
        </h2>
        {stops.length > 0 && (
          <p className="text-base text-muted">
            {t("count", { count: stops.length })}
            {drive && ` · ${t("route.driving", driveValues(drive, language, t))}`}
          </p>
        )}
        {route !== null && (
          <a className={`${button("line", "small")} ml-auto`} href={route} target="_blank" rel="noreferrer">
            <Icon name="pin" small />
            {t("route")}
          </a>
        )}
      </header>
      <TakenTimes day={day} blockedTimes={blockedTimes} busyTimes={busyTimes} onOpenBlocked={onOpenBlocked} />
      <div
        className={stops.length > 1 ? "grid gap-3 wide:grid-cols-[minmax(0,1fr)_320px] wide:items-start" : undefined}
      >
        <ol className="overflow-hidden rounded-l border border-line bg-card empty:hidden">
          {stops.map((stop, index) => (
            <Stop
              key={stop.id}
              showing={stop}
              number={stops.length > 1 ? index + 1 : null}
              next={stops[index + 1]}
              busyTimes={busyTimes}
              commands={commands}
            />
          ))}
        </ol>
        {stops.length > 1 && (
          <div className="max-wide:order-first">
            <DayRoute stops={stops} />
          </div>
        )}
      </div>
      {drive && <p className="mt-1.5 text-sm text-muted">{t("gap.estimate")}</p>}
    </section>
  );
}

function driveValues({ miles, minutes }: Drive, language: Language, t: ShowingTexts) {
  const time = durationText(minutes * minuteMs, t);
  return { time, miles: formatNumber(language, miles, { maximumFractionDigits: 1 }) };
}

interface StopProps extends Pick<DayListProps, "busyTimes" | "commands"> {
  showing: Showing;
  /** Its number on the map; null if there is no route. */
  number: number | null;
  next: Showing | undefined;
}

function Stop({ showing, number, next, busyTimes, commands }: StopProps) {
  const { language } = useLanguage();
  const when = `${timeText(language, showing.at)} – ${timeText(language, showing.endsAt)}`;
  return (
    <li className="not-first:border-t not-first:border-line">
      <div className="flex gap-3 px-4 py-4">
        {number !== null && <StopNumber number={number} open={showing.status !== "confirmed"} />}
        <div className="min-w-0 flex-1">
          <ShowingCard showing={showing} when={when} busyTimes={busyTimes} commands={commands} />
        </div>
      </div>
      {next && <DriveLeg from={showing} to={next} />}
    </li>
  );
}

/** The stop's number as on the map; the list says it to screen readers. */
function StopNumber({ number, open }: { number: number; open: boolean }) {
  const look = open ? "border-2 border-dashed border-orange-ink text-orange-ink" : "bg-ink text-card";
  return (
    <span
      aria-hidden
      className={`grid size-[26px] flex-none place-items-center rounded-full text-sm font-bold ${look}`}
    >
      {number}
    </span>
  );
}

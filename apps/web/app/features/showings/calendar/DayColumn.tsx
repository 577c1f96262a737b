import { minuteMs } from "@llave/contract/calendar";
import type { BlockedTime, Showing } from "@llave/contract/showings/showings";
import type { CSSProperties, MouseEvent } from "react";
import { useNow } from "../../../components/hooks/useNow.ts";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { marketClock } from "../../../wording/marketClock.ts";
import { showingMoment } from "../../../wording/showings.ts";
import { blockedColors } from "../card/showingColors.ts";
import { legBetween } from "../drive/driveLegs.ts";
import { showingState } from "../showingState.ts";
import { blockedText, renterName, timeText } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { BusyEntry } from "./BusyEntry.tsx";
import type { CalendarGridProps } from "./calendarGridProps.ts";
import { blockedPart, labelStart, offHours, type ShownHours } from "./shownHours.ts";
import type { useEntryMove } from "./useEntryMove.ts";

interface DayColumnProps extends CalendarGridProps {
  day: string;
  hours: ShownHours;
  move: ReturnType<typeof useEntryMove>;
}

/** One day of the grid. A click on free time offers to book or block it. */
export function DayColumn({ day, hours, move, ...calendar }: DayColumnProps) {
  const { showings, blockedTimes, busyTimes, availability } = calendar;
  const own = showings.filter(({ at }) => marketClock(at).day === day);
  const choose = (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    const clicked = hours.from + ((event.clientY - box.top) / box.height) * (hours.to - hours.from);
    const from = Math.floor(clicked / 30) * 30;
    calendar.onSlot({ day, from, to: Math.min(from + 60, 24 * 60) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: "Block time", and "Book a showing" on a lead, do the same by keyboard.
    <div
      data-testid="day-column"
      data-day={day}
      className="relative border-l border-line bg-[linear-gradient(var(--line)_1px,transparent_1px)] bg-[length:100%_58px]"
      onClick={choose}
    >
      {offHours(day, availability, hours).map((part) => (
        <div
          key={part.from}
          className="pointer-events-none absolute inset-x-0 bg-fill-2/45"
          style={placeOf(part, hours)}
        />
      ))}
      <NowLine day={day} hours={hours} />
      {busyTimes.map((busy) => {
        const part = blockedPart(day, busy, hours);
        return part && <BusyEntry key={busy.provider + busy.from} busy={busy} style={placeOf(part, hours)} />;
      })}
      {own.map((showing, index) => {
        const next = own[index + 1];
        return next && <DriveStrip key={showing.id} from={showing} to={next} hours={hours} />;
      })}
      {blockedTimes.map((blocked) => {
        const part = blockedPart(day, blocked, hours);
        return (
          part && (
            <BlockedEntry
              key={blocked.id}
              blocked={blocked}
              style={placeOf(part, hours)}
              label={placeOf({ from: labelStart(part, own.map(spanOf)), to: part.to }, part)}
              onOpen={calendar.onOpenBlocked}
            />
          )
        );
      })}
      {own.map((showing) => (
        <ShowingEntry
          key={showing.id}
          showing={showing}
          style={placeOf(spanOf(showing), hours)}
          move={move}
          onOpen={calendar.onOpen}
        />
      ))}
      {move.ghost?.day === day && <Ghost showing={move.ghost.showing} minutes={move.ghost.minutes} hours={hours} />}
    </div>
  );
}

/** From this length on, an entry has room for a second line. */
const twoLinesMs = 40 * minuteMs;
const entry =
  "absolute right-[5px] left-[3px] overflow-hidden rounded-s border px-[7px] pt-[3px] text-left text-xs leading-[15px]";
const entryColors = {
  held: "border-dashed border-line-2 bg-card text-muted",
  requested: "border-[1.5px] border-dashed border-orange-line bg-orange-wash text-orange-ink",
  confirmed: "border-mint-line bg-mint-wash text-mint-ink",
  canceled: "border-line-2 bg-card text-muted line-through",
  declined: "border-line-2 bg-card text-muted line-through",
  past: "border-line-2 bg-card text-muted",
} as const;

interface ShowingEntryProps {
  showing: Showing;
  style: CSSProperties;
  move: DayColumnProps["move"];
  onOpen: (showing: Showing) => void;
}

function ShowingEntry({ showing, style, move, onOpen }: ShowingEntryProps) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const now = useNow();
  const state = showingState(showing, now);
  const movable = Date.parse(showing.at) > now;
  const name = renterName(showing, t);
  const place = showing.address ?? t("noAddress");
  const isShort = Date.parse(showing.endsAt) - Date.parse(showing.at) < twoLinesMs;
  // In a week's narrow column the end of a line is cut off: the name comes first, and the axis says the hour.
  const shortLine = [name, place].join(" · ");
  return (
    <button
      type="button"
      className={`${entry} ${entryColors[state]} ${movable ? "cursor-grab touch-pan-y active:cursor-grabbing" : ""} ${move.ghost?.showing.id === showing.id ? "opacity-45" : ""} hover:z-10 hover:shadow-2 focus-visible:z-10`}
      style={style}
      title={movable ? t("drag.hint") : undefined}
      onClick={() => move.endsDrag() || onOpen(showing)}
      {...(movable && move.handlersOf(showing))}
    >
      <span className="sr-only">
        {[name, showingMoment(language, showing.at), place, t(`status.${state}`)].join(", ")}
      </span>
      <b aria-hidden="true" className="pointer-events-none block truncate text-[0.78rem] font-semibold">
        {isShort ? shortLine : name}
      </b>
      {!isShort && (
        <span aria-hidden="true" className="pointer-events-none block truncate">
          {place}
        </span>
      )}
    </button>
  );
}

/** The estimated drive to the next showing, if the time between has room for it. */
function DriveStrip({ from, to, hours }: { from: Showing; to: Showing; hours: ShownHours }) {
  const t = useShowingTexts();
  const leg = legBetween(from, to);
  const start = spanOf(from).to;
  const between = (Date.parse(to.at) - Date.parse(from.endsAt)) / minuteMs;
  if (!leg || between < minStripMinutes) return null;
  const end = start + Math.min(between, Math.max(leg.drive.minutes, minStripMinutes));
  return (
    <p
      className={`pointer-events-none absolute right-[5px] left-[3px] truncate border-b border-dashed px-[7px] text-xs leading-[15px] ${leg.spare < 0 ? "border-orange-line text-orange-ink" : "border-line-2 text-muted"}`}
      style={placeOf({ from: start, to: end }, hours)}
    >
      {t("drive.strip", { minutes: leg.drive.minutes })}
    </p>
  );
}

/** A strip needs this much room for its line. Minutes. */
const minStripMinutes = 15;

interface BlockedEntryProps {
  blocked: BlockedTime;
  style: CSSProperties;
  /** The part that no showing covers, for the label. */
  label: CSSProperties;
  onOpen: (blocked: BlockedTime) => void;
}

function BlockedEntry({ blocked, style, label, onOpen }: BlockedEntryProps) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const text = blockedText(blocked, t);
  return (
    <button type="button" className={`${entry} ${blockedColors}`} style={style} onClick={() => onOpen(blocked)}>
      <b
        aria-hidden="true"
        className="absolute inset-x-[7px] truncate pt-[3px] text-[0.78rem] font-semibold"
        style={{ top: label.top }}
      >
        {text}
      </b>
      <span className="sr-only">{`${text}, ${showingMoment(language, blocked.from)} – ${timeText(language, blocked.to)}`}</span>
    </button>
  );
}

function Ghost({ showing, minutes, hours }: { showing: Showing; minutes: number; hours: ShownHours }) {
  const t = useShowingTexts();
  const length = (Date.parse(showing.endsAt) - Date.parse(showing.at)) / minuteMs;
  return (
    <div
      aria-hidden="true"
      className={`${entry} pointer-events-none z-20 border-[1.5px] border-ink bg-card text-ink shadow-2`}
      style={placeOf({ from: minutes, to: minutes + length }, hours)}
    >
      <b className="block truncate font-semibold">{renterName(showing, t)}</b>
    </div>
  );
}

function NowLine({ day, hours }: { day: string; hours: ShownHours }) {
  const { day: today, minutes } = marketClock(useNow());
  if (today !== day || minutes < hours.from || minutes > hours.to) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-orange-dot before:absolute before:-top-1 before:-left-1 before:size-2.5 before:rounded-full before:bg-orange-dot"
      style={{ top: placeOf({ from: minutes, to: minutes }, hours).top }}
    />
  );
}

function spanOf({ at, endsAt }: Showing): ShownHours {
  const from = marketClock(at).minutes;
  return { from, to: from + (Date.parse(endsAt) - Date.parse(at)) / minuteMs };
}

/** A period's position in its column, as fractions of the shown hours. */
function placeOf(span: ShownHours, hours: ShownHours): { top: string; height: string } {
  const share = (minutes: number) => `${(minutes / (hours.to - hours.from)) * 100}%`;
  return { top: share(span.from - hours.from), height: share(span.to - span.from) };
}

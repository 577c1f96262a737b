import type { AvailabilitySettings } from "@llave/contract/showings/showings";
import { useId } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { clockOf, minutesOf } from "../../../wording/timeField.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Monday first, as in a work week. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
const field =
  "min-h-11 w-[128px] rounded-m border border-field bg-card px-3 text-md tabular-nums aria-invalid:border-danger max-phone:min-w-0 max-phone:flex-1 max-phone:px-2";

const iconButton =
  "grid size-11 flex-none place-items-center rounded-m border border-line-2 bg-card text-ink-2 hover:bg-fill hover:text-ink aria-disabled:opacity-45";

type Windows = AvailabilitySettings["weekly"];

interface Props {
  weekly: Windows;
  /** Why hours weren't saved, and the places of those. */
  error: string | undefined;
  wrong: readonly number[];
  /** A time that is being typed. */
  onType: (weekly: Windows) => void;
  onLeave: () => void;
  /** Hours added or removed. */
  onChoose: (weekly: Windows) => void;
}

/** The hours of each weekday, several periods a day if an agent wants them. */
export function WeekGrid({ weekly, error, wrong, onType, onLeave, onChoose }: Props) {
  const t = useTexts(catalogs);
  const set = (at: number, part: Partial<Windows[number]>) =>
    onType(weekly.map((window, index) => (index === at ? { ...window, ...part } : window)));
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-l border border-line bg-card px-[18px]">
      {weekdays.map((weekday) => {
        const day = t(`day.${weekday}`);
        const own = weekly.flatMap((window, at) => (window.weekday === weekday ? [{ window, at }] : []));
        const last = own.at(-1)?.window.to ?? 540;
        return (
          <li key={weekday} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
            <span className="min-h-11 w-[104px] content-center font-semibold max-phone:flex-1">{day}</span>
            <div className="grid gap-2 max-phone:order-last max-phone:basis-full max-phone:grid-cols-[minmax(0,1fr)] phone:w-[348px]">
              {own.length === 0 && <span className="min-h-11 content-center text-muted">{t("off")}</span>}
              {own.map(({ window, at }) => (
                <Hours
                  key={at}
                  day={day}
                  window={window}
                  error={wrong.includes(at) ? error : undefined}
                  onType={(part) => set(at, part)}
                  onLeave={onLeave}
                  onRemove={() => onChoose(weekly.filter((_, index) => index !== at))}
                />
              ))}
            </div>
            <button
              type="button"
              className={iconButton}
              aria-label={t("add", { day })}
              aria-disabled={last > 1380}
              onClick={() =>
                last <= 1380 && onChoose([...weekly, { weekday, from: last, to: Math.min(last + 240, 1440) }])
              }
            >
              <Icon name="plus" small />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface HoursProps {
  day: string;
  window: Windows[number];
  error: string | undefined;
  onType: (part: Partial<Windows[number]>) => void;
  onLeave: () => void;
  onRemove: () => void;
}

/** One period of a day; it is saved when its fields are left. */
function Hours({ day, window, error, onType, onLeave, onRemove }: HoursProps) {
  const t = useTexts(catalogs);
  const id = useId();
  const described = error ? { "aria-invalid": true, "aria-describedby": id } : {};
  return (
    <div>
      <div className="flex min-w-0 items-center gap-2">
        {(["from", "to"] as const).map((end) => (
          <span key={end} className="contents">
            {end === "to" && <span aria-hidden="true">–</span>}
            <input
              type="time"
              required
              className={field}
              aria-label={t(end, { day })}
              {...described}
              value={clockOf(window[end])}
              onChange={(event) => {
                const minutes = minutesOf(event.target.value);
                if (minutes !== null) onType({ [end]: minutes });
              }}
              onBlur={onLeave}
            />
          </span>
        ))}
        <button type="button" className={iconButton} aria-label={t("remove", { day })} onClick={onRemove}>
          <Icon name="close" small />
        </button>
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1 text-base text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

import type { AvailabilitySettings } from "@llave/contract/showings";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { clockOf, minutesOf } from "./clock.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };
/** Monday first, as in a work week. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
const field =
  "min-h-11 w-[128px] rounded-m border border-field bg-card px-3 text-md tabular-nums max-phone:min-w-0 max-phone:flex-1 max-phone:px-2";

const iconButton =
  "grid size-11 flex-none place-items-center rounded-m border border-line-2 bg-card text-ink-2 hover:bg-fill hover:text-ink aria-disabled:opacity-45";

type Windows = AvailabilitySettings["weekly"];

interface Props {
  weekly: Windows;
  change: (weekly: Windows) => void;
}

/** The hours of each weekday, several periods a day if an agent wants them. */
export function WeekGrid({ weekly, change }: Props) {
  const t = useTexts(catalogs);
  const set = (at: number, part: Partial<Windows[number]>) =>
    change(weekly.map((window, index) => (index === at ? { ...window, ...part } : window)));
  return (
    <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
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
                <div key={at} className="flex min-w-0 items-center gap-2">
                  <TimeField label={t("from", { day })} value={window.from} set={(from) => set(at, { from })} />
                  <span aria-hidden="true">–</span>
                  <TimeField label={t("to", { day })} value={window.to} set={(to) => set(at, { to })} />
                  <button
                    type="button"
                    className={iconButton}
                    aria-label={t("remove", { day })}
                    onClick={() => change(weekly.filter((_, index) => index !== at))}
                  >
                    <Icon name="close" small />
                  </button>
                </div>
              ))}
            </div>
            <button
              type="button"
              className={iconButton}
              aria-label={t("add", { day })}
              aria-disabled={last > 1380}
              onClick={() =>
                last <= 1380 && change([...weekly, { weekday, from: last, to: Math.min(last + 240, 1440) }])
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

function TimeField({ label, value, set }: { label: string; value: number; set: (minutes: number) => void }) {
  return (
    <input
      type="time"
      className={field}
      aria-label={label}
      required
      value={clockOf(value)}
      onChange={(event) => {
        const minutes = minutesOf(event.target.value);
        if (minutes !== null) set(minutes);
      }}
    />
  );
}

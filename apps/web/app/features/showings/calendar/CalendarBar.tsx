import type { Language } from "@llave/ui/language";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { dayText } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { type CalendarPlace, type CalendarView, calendarViews, daysOf, stepFrom } from "./calendarPlace.ts";

interface CalendarBarProps {
  place: CalendarPlace;
  today: string;
  onPlace: (place: CalendarPlace) => void;
  onView: (view: CalendarView) => void;
  onBook: () => void;
  onBlock: () => void;
  /** A phone has no room for a week of hours. */
  onPhone: boolean;
}

/** The shown days, buttons for earlier and later ones, the three views, and blocking time. */
export function CalendarBar({ place, today, onPlace, onView, onBook, onBlock, onPhone }: CalendarBarProps) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 pt-5 pb-4">
      {/* On a phone no row of tabs above says where this is. */}
      <p className="-mb-2 w-full text-sm font-semibold text-muted phone:hidden">{t("title")}</p>
      <h1 className="display text-xl first-letter:uppercase">{rangeText(place, today, { language, t })}</h1>
      <div className="flex gap-1.5">
        <Step direction={-1} place={place} onPlace={onPlace} />
        <button type="button" className={button("line", "small")} onClick={() => onPlace({ ...place, day: today })}>
          {t("today")}
        </button>
        <Step direction={1} place={place} onPlace={onPlace} />
      </div>
      <div className="ml-auto flex flex-wrap gap-2.5 max-phone:contents">
        <fieldset aria-label={t("view.label")} className="flex rounded-[10px] bg-fill-2 p-[3px]">
          {calendarViews
            .filter((view) => !onPhone || view !== "week")
            .map((view) => (
              <button
                key={view}
                type="button"
                aria-pressed={place.view === view}
                className="touch h-[30px] rounded-s px-3 text-sm font-semibold text-ink-2 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1"
                onClick={() => onView(view)}
              >
                {t(`view.${view}`)}
              </button>
            ))}
        </fieldset>
        <div className="flex gap-2.5 max-phone:w-full max-phone:gap-2">
          <button type="button" className={`${button("line")} ${onPhoneRow}`} onClick={onBook}>
            <Icon name="plus" small />
            {t("slot.book")}
          </button>
          <button type="button" className={`${button("line")} ${onPhoneRow}`} onClick={onBlock}>
            <Icon name="lock" small />
            {t("block")}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Two in one row of a phone. */
const onPhoneRow = "max-phone:flex-1 max-phone:px-2 max-phone:text-sm";

function Step({ direction, place, onPlace }: { direction: 1 | -1 } & Pick<CalendarBarProps, "place" | "onPlace">) {
  const t = useShowingTexts();
  return (
    <button
      type="button"
      aria-label={t(direction === 1 ? "next" : "previous")}
      className={`${button("line", "small")} w-9 px-0`}
      onClick={() => onPlace(stepFrom(place, direction))}
    >
      <Icon name={direction === 1 ? "right" : "left"} small />
    </button>
  );
}

function rangeText(
  place: CalendarPlace,
  today: string,
  { language, t }: { language: Language; t: ReturnType<typeof useShowingTexts> },
): string {
  if (place.view === "day") return dayText(language, place.day);
  const days = daysOf(place, today);
  const [first = place.day, last = place.day] = [days[0], days.at(-1)];
  const short = { month: "short", day: "numeric" } as const;
  if (place.view === "list") return t("range.list", { from: dayText(language, first, short) });
  return `${dayText(language, first, short)} – ${dayText(language, last, short)}`;
}

import type { VisitFigures } from "@llave/contract/site/pageViews";
import { formatDate } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const height = 72;
const step = 12;

/** One column per day, colored if someone joined the waitlist. Its accessible name is a summary. */
export function DayChart({ figures: { byDay, from, to } }: { figures: VisitFigures }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const most = Math.max(1, ...byDay.map((day) => day.visits));
  const dayText = (day: string) =>
    formatDate(language, `${day}T12:00:00Z`, { month: "short", day: "numeric", timeZone: "UTC" });
  const name = t("chart", { from: dayText(from), to: dayText(to), most: Math.max(...byDay.map((day) => day.visits)) });
  return (
    <figure className="mt-4">
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${byDay.length * step} ${height + 12}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
      >
        {byDay.map(({ day, visits, signUps }, index) => {
          const barHeight = (visits / most) * height;
          return (
            <rect
              key={day}
              x={index * step + 2}
              y={height + 10 - barHeight}
              width={step - 4}
              height={Math.max(barHeight, 1)}
              className={signUps > 0 ? "fill-orange" : "fill-fill-2"}
            />
          );
        })}
      </svg>
      <figcaption className="mt-1 flex justify-between text-sm text-muted">
        <span>{dayText(from)}</span>
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-xs bg-orange" />
          {t("legend")}
        </span>
        <span>{dayText(to)}</span>
      </figcaption>
    </figure>
  );
}

import type { SmartLinkDay } from "@llave/contract/chat/smartlink";
import { formatDate, formatNumber } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { type ChartLine, chartLine, type DayCount } from "./chartLine.ts";

const size = { width: 680, height: 150 };
const margin = { left: 6, right: 8, top: 12 };

/** A dark line on a sand-colored area, the last day as an orange dot; the text above it gives the total. */
export function DayChart({ days, count }: { days: readonly SmartLinkDay[]; count: DayCount }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const line = chartLine(days, count, size);
  if (!line) return null;
  const name = t(count);
  const dayText = (day: string) => formatDate(language, `${day}T12:00:00Z`, { day: "numeric", month: "short" });
  const total = formatNumber(language, line.total);
  const label = t("chart.label", {
    figure: name,
    total,
    days: days.length,
    date: dayText(line.bestDay.day),
    most: line.highest,
  });
  return (
    <figure className="mt-4">
      <figcaption className="flex items-baseline gap-2">
        <b className="text-2xl font-semibold">{total}</b>
        <span className="text-muted">
          {name.toLowerCase()} · {t("chart.days", { count: days.length })}
        </span>
      </figcaption>
      {line.total === 0 ? (
        <p className="mt-3 rounded-m bg-fill px-4 py-8 text-center text-md text-ink-2">
          {t("chart.none", { figure: name.toLowerCase() })}
        </p>
      ) : (
        <>
          <Drawing line={line} label={label} />
          <p className="mt-1 flex justify-between text-xs text-muted" aria-hidden="true">
            {[0, Math.floor((days.length - 1) / 2), days.length - 1].map((at) => (
              <span key={at}>{dayText(days[at]?.day ?? "")}</span>
            ))}
          </p>
        </>
      )}
    </figure>
  );
}

function Drawing({ line, label }: { line: ChartLine; label: string }) {
  const { points } = line;
  const last = points.at(-1);
  const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const box = [-margin.left, -margin.top, size.width + margin.left + margin.right, size.height + margin.top + 2];
  return (
    <div className="relative mt-2">
      <span aria-hidden="true" className="absolute top-0 left-1 -translate-y-1/2 bg-card px-1 text-xs text-muted">
        {line.highest}
      </span>
      <svg viewBox={box.join(" ")} role="img" aria-label={label} className="w-full">
        <path
          d={`M0 0H${size.width}M0 ${size.height / 2}H${size.width}`}
          className="stroke-line"
          strokeDasharray="3 4"
        />
        <path d={`${path}L${size.width} ${size.height}L0 ${size.height}Z`} className="fill-fill" />
        <path d={`M0 ${size.height}H${size.width}`} className="stroke-line-2" />
        <path d={path} className="fill-none stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
        {last && <circle cx={last.x} cy={last.y} r="4.5" className="fill-orange-dot" />}
        {points.map(({ x, day }) => (
          <rect
            key={day.day}
            x={x - 6}
            y={-margin.top}
            width="12"
            height={size.height + margin.top}
            className="fill-transparent"
          >
            <title>{`${day.day}: ${day.views} / ${day.conversations} / ${day.leads}`}</title>
          </rect>
        ))}
      </svg>
    </div>
  );
}

import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

const center = { x: 150, y: 120 };
const radius = 100;
const work = { from: 9, to: 18 };
/** Hours when renters write, on a day as agents describe it. */
const messages = [
  0.4, 0.9, 1.2, 2.2, 3.1, 5.8, 6.4, 6.8, 7.2, 7.6, 8.1, 8.6, 11.3, 12.6, 15.4, 18.3, 18.7, 19.1, 19.4, 19.8, 20.1,
  20.4, 20.8, 21.1, 21.5, 21.8, 22.2, 22.6, 23.0, 23.4, 23.7,
];

/** A 24-hour dial, midnight on top: when agents work, and when renters write. */
export function WorkClock() {
  const t = useTexts(catalogs);
  const isWork = (hour: number) => hour >= work.from && hour < work.to;
  return (
    <div className="self-center px-5 pt-4 pb-6 phone:py-4.5 phone:pr-14 phone:pl-10">
      <svg
        viewBox="-14 -14 328 268"
        role="img"
        aria-label={t("problems.clock.picture")}
        className="mx-auto block w-full max-phone:max-w-[230px]"
      >
        <circle cx={center.x} cy={center.y} r={radius} className="fill-none stroke-line" strokeWidth="26" />
        <path d={arc(work.from, work.to)} className="fill-none stroke-[#8fe3c3]" strokeWidth="26" />
        <path
          d={ticks(messages.filter((hour) => !isWork(hour)))}
          className="stroke-hot"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d={ticks(messages.filter(isWork))} className="stroke-mint-ink" strokeWidth="4" strokeLinecap="round" />
        <g textAnchor="middle" className="fill-muted text-sm">
          <text x={center.x} y="-1" dy=".1em">
            {t("problems.clock.midnight")}
          </text>
          <text x={center.x} y="247">
            {t("problems.clock.noon")}
          </text>
          <text x={center.x + radius + 20} y={center.y + 5} textAnchor="start">
            {t("problems.clock.morning")}
          </text>
          <text x={center.x - radius - 20} y={center.y + 5} textAnchor="end">
            {t("problems.clock.evening")}
          </text>
        </g>
        <g textAnchor="middle">
          <text x={center.x} y={center.y} className="fill-ink text-lg font-semibold">
            {t("problems.clock.work")}
          </text>
          <text x={center.x} y={center.y + 19} className="fill-muted text-sm">
            {t("problems.clock.hours")}
          </text>
        </g>
      </svg>
    </div>
  );
}

/** A point on the dial, rounded so that server and browser produce the same. */
function point(hour: number, distance: number): string {
  const angle = (hour / 24) * 2 * Math.PI;
  const x = center.x + Math.sin(angle) * distance;
  const y = center.y - Math.cos(angle) * distance;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function arc(from: number, to: number): string {
  return `M${point(from, radius)}A${radius} ${radius} 0 ${to - from > 12 ? 1 : 0} 1 ${point(to, radius)}`;
}

function ticks(hours: number[]): string {
  return hours.map((hour) => `M${point(hour, radius - 6)}L${point(hour, radius + 6)}`).join("");
}

import type { Lead } from "@llave/contract/leads/leads";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

const colors = {
  hot: "bg-hot-wash text-hot",
  warm: "bg-warm-wash text-warm",
  cold: "bg-cold-wash text-cold",
} as const;
const litBars = { hot: 3, warm: 2, cold: 1 } as const;
const bars = [
  { x: 0.5, y: 8, height: 4.5 },
  { x: 5, y: 4.5, height: 8 },
  { x: 9.5, y: 1, height: 11.5 },
];

interface ScoreChipProps extends Pick<Lead, "score" | "status"> {
  /** A lead who rented or is lost has no temperature anymore: nobody has to be quick. */
  stage?: Lead["stage"];
  /** True where there is no room for the word: the bars show the temperature without relying on color. */
  compact?: boolean;
}

/** A lead's score: bars, number and word, so that it never depends on color alone. */
export function ScoreChip({ score, status, stage, compact = false }: ScoreChipProps) {
  const t = useTexts(catalogs);
  if (stage === "leased" || stage === "lost") return <ClosedScore score={score} compact={compact} />;
  const word = t(`score.${status}`);
  return (
    <span className={`${look(compact)} ${colors[status]}`} title={t("score.label", { score, word })}>
      <svg viewBox="0 0 13 13" className="size-[13px] flex-none fill-current" aria-hidden="true">
        {bars.map((bar, index) => (
          <rect key={bar.x} {...bar} width="3" rx="1" opacity={index < litBars[status] ? 1 : 0.25} />
        ))}
      </svg>
      <span className="text-base leading-none font-bold">{score}</span>
      <span className={compact ? "sr-only" : "text-xs leading-none font-semibold"}>{word}</span>
    </span>
  );
}

function ClosedScore({ score, compact }: { score: number; compact: boolean }) {
  return (
    <span className={`${look(compact)} bg-fill text-muted`}>
      <span className="text-base leading-none font-bold">{score}</span>
    </span>
  );
}

function look(compact: boolean): string {
  const size = compact ? "h-[22px] rounded-[7px] pr-[7px] pl-1.5" : "h-[26px] rounded-s pr-[9px] pl-2";
  return `inline-flex items-center gap-1.5 leading-none whitespace-nowrap ${size}`;
}

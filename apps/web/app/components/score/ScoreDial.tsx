import type { Lead } from "@llave/contract/leads/leads";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

const radius = 38;
const round = 2 * Math.PI * radius;

/** A score as a dial, for the one lead on a dark card. */
export function ScoreDial({ score, status }: Pick<Lead, "score" | "status">) {
  const t = useTexts(catalogs);
  const word = t(`score.${status}`);
  return (
    <div
      role="img"
      aria-label={t("score.label", { score, word })}
      className="relative size-[68px] flex-none phone:size-21"
    >
      <svg viewBox="0 0 84 84" className="size-full -rotate-90 fill-none" strokeWidth="6" aria-hidden="true">
        <circle cx="42" cy="42" r={radius} className="stroke-night-3" />
        <circle
          cx="42"
          cy="42"
          r={radius}
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * round} ${round}`}
          className="stroke-orange"
        />
      </svg>
      <span className="absolute inset-0 grid place-content-center text-center" aria-hidden="true">
        <b className="text-xl leading-6 font-bold phone:text-2xl phone:leading-7">{score}</b>
        <span className="text-2xs text-orange">{word}</span>
      </span>
    </div>
  );
}

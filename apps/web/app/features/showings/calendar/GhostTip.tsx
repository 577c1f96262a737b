import type { Language } from "@llave/ui/language";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { marketMoment } from "../../../wording/marketClock.ts";
import { showingMoment } from "../../../wording/showings.ts";
import { renterName, timeText } from "../showingWords.ts";
import { type ShowingTexts, useShowingTexts } from "../useShowingTexts.ts";
import type { MoveVerdict } from "./moveVerdict.ts";
import type { Ghost } from "./useEntryMove.ts";

/** Says where a showing being moved would go, and whether it fits. Screen readers announce it too. */
export function GhostTip({ ghost, verdict }: { ghost: Ghost | null; verdict: MoveVerdict | null }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const when = ghost && showingMoment(language, marketMoment(ghost.day, ghost.minutes));
  return (
    <>
      <p role="status" className="sr-only">
        {when && verdict && `${t("drag.to", { when })} ${verdictText(verdict, language, t)}`}
      </p>
      {when && verdict && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute right-4 bottom-4 z-30 rounded-m bg-ink px-3.5 py-2.5 text-sm text-on-night shadow-2"
        >
          <b className="block font-semibold">{when}</b>
          <span className={verdict.kind === "fits" ? "text-mint" : "text-peach"}>
            {verdictText(verdict, language, t)}
          </span>
        </div>
      )}
    </>
  );
}

/** The text for a verdict, for the tip and for a refused drop. */
export function verdictText(verdict: MoveVerdict, language: Language, t: ShowingTexts): string {
  if (verdict.kind === "tight") return t("verdict.tight", { drive: verdict.drive, gap: verdict.gap });
  if (verdict.kind !== "taken") return t(`verdict.${verdict.kind}`);
  return t("verdict.taken", { name: renterName(verdict.by, t), time: timeText(language, verdict.by.at) });
}

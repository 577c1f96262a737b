import { useTexts } from "../../../language/LanguageProvider.tsx";
import type { RecordedScore } from "../recordingType.ts";
import { catalogs } from "../texts/catalogs.ts";

const daysOfMonth = 30;

/** When someone moves: in days, from two months on in months; "later" if not soon. */
export function useMoves(): (score: RecordedScore) => string {
  const t = useTexts(catalogs);
  return ({ reasons }) => {
    const soon = reasons.find(({ id }) => id === "moves_soon");
    if (!soon) return t("reason.moves_late");
    const days = Number(soon.data?.days ?? 0);
    if (days > 2 * daysOfMonth) return t("lead.later", { count: Math.round(days / daysOfMonth) });
    return t("lead.move", { count: days });
  };
}

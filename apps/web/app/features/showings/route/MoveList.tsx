import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { renterName, timeText } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import type { PlannedMove } from "./shorterOrder.ts";

/** Who would move from when to when. */
export function MoveList({ moves, className }: { moves: readonly PlannedMove[]; className: string }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  return (
    <ul className={`grid gap-1 text-md ${className}`}>
      {moves.map(({ showing, at }) => (
        <li key={showing.id}>
          {t("order.move", {
            name: renterName(showing, t),
            from: timeText(language, showing.at),
            to: timeText(language, at),
            status: t(showing.status === "confirmed" ? "order.confirmed" : "order.unconfirmed"),
          })}
        </li>
      ))}
    </ul>
  );
}

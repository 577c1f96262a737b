import type { MatchCard } from "@llave/contract/chat/homes";
import { type FocusEvent, type MouseEvent, useState } from "react";
import { injectStyles } from "../styles/injectStyles.ts";
import { useTexts } from "../texts/texts.ts";
import { HomeCard } from "./HomeCard.tsx";
import css from "./homeCards.css?inline";

injectStyles(css);

interface Props {
  homes: MatchCard[];
  openHome: string | null;
  show: (home: MatchCard) => void;
  /** Sends an answer as if it were typed; null while none is accepted. */
  answer: ((text: string, click: MouseEvent) => void) | null;
}

/** The homes of a reply: a row to swipe on a phone, side by side on a desktop; a near miss expands on a tap. */
export function HomeCards({ homes, openHome, show, answer }: Props) {
  const { t } = useTexts();
  const [allShown, setAllShown] = useState(false);
  const [miss] = homes.some(({ isNearMiss }) => !isNearMiss) ? homes.filter(({ isNearMiss }) => isNearMiss) : [];
  const folded = Boolean(miss) && !allShown;
  return (
    <div className={folded ? "homes folded" : "homes"}>
      <ul className="home-row" aria-label={t("matches")} onFocus={showWhole}>
        {homes.map((home, at) => (
          <li key={home.id} className={home.isNearMiss && miss ? "near" : ""}>
            <HomeCard
              home={home}
              place={at}
              best={at === 0 && !home.isNearMiss}
              open={home.id === openHome}
              show={show}
              see={answer && ((click) => answer(t("seeMessage", { address: home.address }), click))}
            />
          </li>
        ))}
      </ul>
      {folded && miss && (
        <p className="near-line">
          {t("nearLine", {
            address: miss.address,
            percentage: miss.percentage,
            reason: miss.reasons.find(({ fits }) => !fits)?.text ?? "",
          })}{" "}
          <button type="button" className="plain" onClick={() => setAllShown(true)}>
            {t("showIt")}
          </button>
        </p>
      )}
    </div>
  );
}

/** Snapping keeps the row where it is when the keyboard reaches a card that is only partly in view. */
function showWhole({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  const card = target.closest("li");
  if (!card || !target.matches(":focus-visible")) return;
  const { scrollPaddingLeft } = getComputedStyle(row);
  row.scrollTo({ left: card.offsetLeft - row.offsetLeft - (Number.parseFloat(scrollPaddingLeft) || 0) });
}

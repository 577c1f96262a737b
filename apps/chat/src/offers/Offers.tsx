import type { Offers as OfferedThings } from "@llave/contract/conversation";
import { formatMoney } from "@llave/ui/translate";
import type { MouseEvent } from "react";
import { adopt } from "../styles/adopt.ts";
import { useTexts } from "../texts/texts.ts";
import { MatchCard } from "./MatchCard.tsx";
import css from "./offers.css?inline";

adopt(css);

interface Props {
  offers: OfferedThings;
  /** Sends an answer as if it were typed; null while none is taken. */
  answer: ((text: string, click: MouseEvent) => void) | null;
}

/** What stands under a reply: times to tap, listings as cards, the way to the visit's page. */
export function Offers({ offers: { times = [], matches = [], visit }, answer }: Props) {
  const { t, language } = useTexts();
  return (
    <div className="offers">
      {matches.length > 0 && (
        <ul className="matches" aria-label={t("matches")}>
          {matches.map((match) => (
            <li key={match.id}>
              <MatchCard
                match={match}
                rent={t("perMonth", { price: formatMoney(language, match.price) })}
                see={answer && ((click) => answer(t("seeMessage", { address: match.address }), click))}
              />
            </li>
          ))}
        </ul>
      )}
      {times.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
        <div className="times" role="group" aria-label={t("times")}>
          {times.map(({ at, label }) => (
            <button
              type="button"
              className="chip"
              key={at}
              aria-disabled={!answer}
              onClick={(click) => answer?.(label, click)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {visit && (
        <a className="button" href={visit.path} target="_blank" rel="noopener">
          {t("visit")} <span className="hidden">{t("newTab")}</span>
        </a>
      )}
    </div>
  );
}

import type { MatchCard as Match } from "@llave/contract/conversation";
import { formatMoney } from "@llave/ui/translate";
import type { MouseEvent } from "react";
import { useTexts } from "../texts/texts.ts";

interface Props {
  match: Match;
  /** The price as it reads. */
  rent: string;
  /** Asks for a visit; null while no message is taken. */
  see: ((click: MouseEvent) => void) | null;
}

/** A listing that fits: photo, price, facts, why it fits, and what moving in costs where the agent said it all. */
export function MatchCard({ match, rent, see }: Props) {
  const { t, language } = useTexts();
  const { address, area, bedrooms, bathrooms, squareFeet, percentage, reasons, photo, allIn } = match;
  const facts = [
    bedrooms === 0 ? t("studio") : t("bedroomsOf", { count: bedrooms }),
    t("bathroomsOf", { count: bathrooms }),
    ...(squareFeet ? [t("squareFeet", { count: squareFeet })] : []),
  ];
  return (
    <article className="match">
      {photo ? <img src={photo} alt="" loading="lazy" width="480" height="320" /> : <div className="no-photo" />}
      <div className="match-in">
        <p className="rent">
          {rent} <span className="fit">{t("fit", { percentage })}</span>
        </p>
        <h3>{address}</h3>
        <p className="where">{[area, ...facts].join(" · ")}</p>
        <ul className="why">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {allIn && (
          <p className="all-in">
            <strong>{t("allIn", { total: formatMoney(language, allIn.total) })}</strong> {allIn.parts}
          </p>
        )}
        <button type="button" className="button dark" aria-disabled={!see} onClick={(click) => see?.(click)}>
          {t("see")} <span className="hidden">{address}</span>
        </button>
      </div>
    </article>
  );
}

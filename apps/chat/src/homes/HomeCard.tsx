import type { MatchCard } from "@llave/contract/chat/homes";
import type { MouseEvent } from "react";
import { Glyph } from "../icons/Glyph.tsx";
import { useTexts } from "../texts/texts.ts";
import { Picture } from "./Picture.tsx";
import { factsLine, money, placeLine } from "./words.ts";

interface Props {
  home: MatchCard;
  /** Its place in the row, from 0. */
  place: number;
  /** True for the best match. */
  best: boolean;
  /** True while its sheet is open. */
  open: boolean;
  show: (home: MatchCard) => void;
  /** Asks for a showing; null while no message is accepted. */
  see: ((click: MouseEvent) => void) | null;
}

/** Less than its 276 pixels on a phone: the small size is sharp enough there and a third of the next one's bytes. */
const cardSizes = "(max-width: 720px) 180px, 250px";

/** A proposed home. Tapping it opens the sheet; its button goes straight to the showing. */
export function HomeCard({ home, place, best, open, show, see }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { address, price, percentage, isNearMiss, photo, photoCount, reasons, moveInTotal } = home;
  return (
    <article className={open ? "home-card open" : "home-card"}>
      <div className="home-picture">
        <Picture photo={photo} drawing={home.drawing} alt="" sizes={cardSizes} lazy={place > 1} first={place === 0} />
        <span className={isNearMiss ? "fit near" : "fit"}>{t(isNearMiss ? "fitNear" : "fit", { percentage })}</span>
        {photoCount > 1 && <span className="photo-count">{t("photoCount", { count: photoCount })}</span>}
      </div>
      <div className="home-in">
        <p className="home-price">
          <b>
            {money(price, texts)} <small>{t("aMonth")}</small>
          </b>
          {moveInTotal !== null && <span>{t("toMoveIn", { total: money(moveInTotal, texts) })}</span>}
        </p>
        <p className="home-facts">{factsLine(home, texts)}</p>
        <h2>
          <button type="button" className="home-open" onClick={() => show(home)}>
            {address}
          </button>
        </h2>
        {/* Browsers may format a date differently from the server; the server's text stays. */}
        <p className="home-place" suppressHydrationWarning>
          {placeLine(home, texts)}
        </p>
        <ul className="why">
          {reasons.map(({ fits, text }) => (
            <li key={text} className={fits ? "" : "no"}>
              <Glyph name={fits ? "check" : "dash"} />
              {text}
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={best ? "button dark" : "button"}
          aria-disabled={!see}
          onClick={(click) => see?.(click)}
        >
          <Glyph name="calendar" />
          {t("see")} <span className="hidden">{address}</span>
        </button>
      </div>
    </article>
  );
}

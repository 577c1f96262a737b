import type { Home } from "@llave/contract/chat/homes";
import { injectStyles } from "../styles/injectStyles.ts";
import { useTexts } from "../texts/texts.ts";
import css from "./aboutHome.css?inline";
import { factsLine, money, placeLine } from "./words.ts";

injectStyles(css);

/** Shown above the greeting on a link about one home until the renter writes. Tapping it opens the home. */
export function AboutHome({ home, show }: { home: Home; show: (id: string) => void }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <article className="about-home">
      <img src={home.photo?.small ?? home.drawing} alt="" width="480" height="360" />
      <div>
        <h2>
          <button type="button" onClick={() => show(home.id)}>
            {home.address}
          </button>
        </h2>
        <p>
          <b>
            {money(home.price, texts)} {t("aMonth")}
          </b>
        </p>
        <p>{factsLine(home, texts)}</p>
        <p>{placeLine(home, texts)}</p>
      </div>
    </article>
  );
}

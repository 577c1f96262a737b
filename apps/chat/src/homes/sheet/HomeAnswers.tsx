import type { HomeDetail } from "@llave/contract/chat/homes";
import { formatNumber } from "@llave/ui/translate";
import { Glyph, type GlyphName } from "../../icons/Glyph.tsx";
import { injectStyles } from "../../styles/injectStyles.ts";
import { useTexts } from "../../texts/texts.ts";
import { money } from "../words.ts";
import css from "./homeAnswers.css?inline";
import { Place } from "./Place.tsx";

injectStyles(css);

interface Props {
  home: HomeDetail;
  say: ((text: string) => void) | null;
}

/** What a renter asks about a home: its facts, how well it matches, pets, move-in costs, location. */
export function HomeAnswers({ home, say }: Props) {
  const { t } = useTexts();
  const { reasons, pets, notes, description, locator, address } = home;
  return (
    <div className="home-answers">
      <Facts home={home} />
      {reasons.length > 0 && (
        <section>
          <h3>{t("howItFits")}</h3>
          <ul className="why">
            {reasons.map(({ fits, text }) => (
              <li key={text} className={fits ? "" : "no"}>
                <Glyph name={fits ? "check" : "dash"} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(notes.length > 0 || description) && (
        <section>
          <h3>{t("aboutHome")}</h3>
          {description && <p className="home-text">{description}</p>}
          <ul className="notes">
            {notes.map(({ label, text, language }) => (
              <li key={text}>
                {label && `${label}: `}
                {language ? (
                  <>
                    <q lang={language}>{text}</q> ({t(`ownWords.${language}`)})
                  </>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {pets && (
        <section className={pets.fits === false ? "pets no" : "pets"}>
          <span className="pet-mark">
            <Glyph name="paw" />
          </span>
          <div>
            <h3>{pets.title}</h3>
            <p>{pets.text}</p>
          </div>
        </section>
      )}
      <MoveIn home={home} />
      {locator && (
        <section>
          <h3>{t("whereItIs")}</h3>
          <Place locator={locator} tiles={home.mapTiles} address={address} />
        </section>
      )}
      <section>
        <h3>{t("askAbout")}</h3>
        <div className="asks">
          {(["askParking", "askLaundry", "askUtilities", "askLease"] as const).map((key) => (
            <button
              type="button"
              className="chip"
              key={key}
              aria-disabled={!say}
              onClick={() => say?.(t(`${key}Message`, { address }))}
            >
              {t(key)}
            </button>
          ))}
        </div>
      </section>
    </div>
  );
}

function Facts({ home: { bedrooms, bathrooms, squareFeet } }: { home: HomeDetail }) {
  const { t, language } = useTexts();
  const rooms =
    bedrooms === 0
      ? [t("value.studio"), ""]
      : [formatNumber(language, bedrooms), t("factBedrooms", { count: bedrooms })];
  const facts: [GlyphName, string, string][] = [
    ["bed", rooms[0] ?? "", rooms[1] ?? ""],
    ["bath", formatNumber(language, bathrooms), t("factBaths", { count: bathrooms })],
    ...(squareFeet === null
      ? []
      : [["size", formatNumber(language, squareFeet), t("factSize")] as [GlyphName, string, string]]),
  ];
  return (
    <ul className="home-cells">
      {facts.map(([icon, value, name]) => (
        <li key={icon}>
          <Glyph name={icon} />
          <b>{value}</b> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function MoveIn({ home: { moveIn, price, included } }: { home: HomeDetail }) {
  const texts = useTexts();
  const { t } = texts;
  const then = [
    ...(moveIn ? [t("thenAMonth", { price: money(price, texts) })] : []),
    ...(included ? [t("included", { what: included })] : []),
  ].join(" ");
  if (!moveIn) return then ? <p className="fine">{then}</p> : null;
  return (
    <section>
      <h3>{t("toMoveInTitle")}</h3>
      <dl className="sum">
        {moveIn.parts.map(({ part, amount }) => (
          <div key={part}>
            <dt>{t(`part_${part}`)}</dt>
            <dd>{amount === 0 ? t("none") : money(amount, texts)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t("total")}</dt>
          <dd>{money(moveIn.total, texts)}</dd>
        </div>
      </dl>
      <p className="fine">{then}</p>
    </section>
  );
}

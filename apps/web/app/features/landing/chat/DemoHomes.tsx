import type { MatchCard } from "@llave/contract/chat/homes";
import type { Language } from "@llave/ui/language";
import { formatMoney } from "@llave/ui/translate";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

interface DemoHomesProps {
  homes: MatchCard[];
  /** Language of the reply that shows them. */
  language: Language;
  choose?: ((text: string) => void) | undefined;
}

/** A reply's homes, the best match first, in a row that scrolls if there isn't enough room. */
export function DemoHomes({ homes, language, choose }: DemoHomesProps) {
  const t = useTexts(catalogs);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is narrow
      tabIndex={0}
      aria-label={t("homes.label")}
      className="snap-x scroll-px-4 overflow-x-auto px-4 [scrollbar-width:none]"
    >
      <ul className="flex gap-2.5">
        {homes.map((home) => (
          <li
            key={home.id}
            className="relative w-[158px] flex-[1_0_154px] snap-start overflow-hidden rounded-[14px] border border-line bg-card"
          >
            <Picture home={home} />
            <div className="px-2.5 pt-1.5 pb-2.5" lang={language}>
              <p className="display text-[1.125rem] leading-[21px]">
                {formatMoney(language, home.price)}{" "}
                <small className="font-body text-sm font-medium text-muted">{t("homes.month")}</small>
              </p>
              <p className="text-sm text-ink-2">
                {home.area},{" "}
                <span className="whitespace-nowrap">
                  {home.bedrooms === 0
                    ? t("homes.studio", { bathrooms: home.bathrooms })
                    : t("homes.rooms", { bedrooms: home.bedrooms, bathrooms: home.bathrooms })}
                </span>
              </p>
              <Telling home={home} />
            </div>
            {choose && (
              <button
                type="button"
                className="absolute inset-0 rounded-[14px]"
                onClick={() => choose(t("homes.see", { address: home.address }))}
              >
                <span className="sr-only">{t("homes.see", { address: home.address })}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ home }: { home: MatchCard }) {
  const t = useTexts(catalogs);
  return (
    <div className="relative">
      <img
        src={home.drawing}
        alt={t("homes.drawing", { address: home.address })}
        width="480"
        height="360"
        loading="lazy"
        className="h-[82px] w-full object-cover object-[50%_62%]"
      />
      <p
        className={`absolute bottom-2 left-2 rounded-full px-2.5 text-sm leading-6 font-bold ${home.isNearMiss ? "bg-fill text-ink-2" : "bg-mint text-mint-ink"}`}
      >
        <span className="sr-only">{t("homes.match", { percent: home.percentage })}</span>
        <span aria-hidden="true">{home.percentage}%</span>
      </p>
    </div>
  );
}

/** The single most telling reason: a difference, else an advantage. */
function Telling({ home: { reasons } }: { home: MatchCard }) {
  const reason = reasons.find(({ fits }) => !fits) ?? reasons[0];
  if (!reason) return null;
  return (
    <p className={`flex items-start gap-1 text-sm ${reason.fits ? "text-mint-ink" : "text-warm"}`}>
      <Icon name={reason.fits ? "check" : "minus"} small className="mt-0.5" />
      {reason.text}
    </p>
  );
}

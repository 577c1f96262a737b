import { Icon } from "../../components/Icon.tsx";
import { Section } from "../../components/Section.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
const ways = ["sso", "number", "photo"] as const;

/** How agents show that they are licensed, and what becomes of the data. */
export function Trust() {
  const t = useTexts(catalogues);
  return (
    <Section title={t("trust.title")} lead={t("trust.lead")}>
      <ul className="border-t-2 border-ink">
        {ways.map((way) => (
          <li
            key={way}
            className="grid items-baseline gap-x-8 gap-y-1 border-b border-line py-6 table:grid-cols-[5fr_5fr_3fr] wide:py-8"
          >
            <h3 className="title-card">{t(`trust.${way}.title`)}</h3>
            <p className="text-body text-ink-2">{t(`trust.${way}.text`)}</p>
            <p className="text-body font-semibold text-mint-ink table:text-right">{t(`trust.${way}.time`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex max-w-[44em] gap-3 text-body text-ink-2 text-pretty">
        <Icon name="shield" className="mt-1 text-mint-ink" />
        {t("trust.security")}
      </p>
    </Section>
  );
}

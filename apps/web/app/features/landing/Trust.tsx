import { Icon } from "../../components/Icon.tsx";
import { Section } from "../../components/publicPage/Section.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const ways = ["sso", "number", "photo"] as const;

/** Who renters talk to: the badge they see, and how agents get it. */
export function Trust() {
  const t = useTexts(catalogs);
  return (
    <Section late title={t("trust.title")} lead={t("trust.lead")}>
      <div className="grid gap-x-6 gap-y-5 phone:gap-y-8 wide:grid-cols-[520fr_768fr]">
        <Badge />
        <div className="flex flex-col justify-between gap-6">
          <ul className="border-t-2 border-ink">
            {ways.map((way) => (
              <li
                key={way}
                className="grid items-baseline gap-x-8 gap-y-1 border-b border-line py-3 phone:grid-cols-[1fr_auto] phone:py-6"
              >
                <h3 className="title-card">{t(`trust.${way}.title`)}</h3>
                <p className="text-md font-semibold text-mint-ink phone:text-body">{t(`trust.${way}.time`)}</p>
                <p className="text-md text-ink-2 max-phone:row-start-2 phone:text-body">{t(`trust.${way}.text`)}</p>
              </li>
            ))}
          </ul>
          <p className="flex gap-3 text-md text-ink-2 text-pretty phone:text-body">
            <Icon name="shield" className="mt-1 text-mint-ink" />
            {t("trust.security")}
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The agent, as renters see her in the chat, which a phone page has no room for. */
function Badge() {
  const t = useTexts(catalogs);
  return (
    <div className="grid place-items-center rounded-xl bg-mint px-5 py-14 max-phone:hidden">
      <div className="w-full max-w-[340px] rounded-[20px] bg-card p-5 px-6 pt-8 pb-6 text-center shadow-2">
        <span
          className="mx-auto grid size-20 place-items-center rounded-full bg-orange text-2xl font-bold"
          aria-hidden="true"
        >
          ME
        </span>
        <p className="mt-4 display text-2xl leading-none">Marisol Echeverría</p>
        <p className="mt-2 text-md text-muted">{t("demo.title")}</p>
        <p className="text-md text-muted">Bay & Palm Realty</p>
        <p className="mt-5 inline-flex min-h-9 items-center gap-1.5 rounded-full bg-mint py-1.5 pr-4 pl-3 text-base leading-tight font-semibold text-mint-ink">
          <Icon name="shield" />
          {t("trust.badge")}
        </p>
      </div>
    </div>
  );
}

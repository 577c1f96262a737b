import { Link } from "react-router";
import { button } from "../components/button.ts";
import { ClosingCall } from "../components/ClosingCall.tsx";
import { Icon } from "../components/Icon.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section } from "../components/Section.tsx";
import { NightShift } from "../features/site/NightShift.tsx";
import { featuresId } from "../features/site/SiteLinks.tsx";
import { SitePage } from "../features/site/SitePage.tsx";
import { en } from "../features/site/texts/en.ts";
import { es } from "../features/site/texts/es.ts";
import { useTexts } from "../language/LanguageProvider.tsx";
import { pageContext } from "../pageContext.ts";
import { paths } from "../paths.ts";
import { StructuredData } from "../sharing/StructuredData.tsx";
import { organization, softwareApplication } from "../sharing/structuredData.ts";
import type { Route } from "./+types/home.ts";

export { clientLoader, handle } from "../light/lightPage.ts";

const catalogues = { en, es };
const facts = ["languages", "answers", "score"] as const;

export async function loader({ context }: Route.LoaderArgs) {
  return { demoSmartLink: await context.get(pageContext).demoSmartLink() };
}

export default function HomePage({ loaderData: { demoSmartLink } }: Route.ComponentProps) {
  const t = useTexts(catalogues);
  return (
    <SitePage>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <StructuredData things={(origin) => [organization(origin), softwareApplication(origin, t("pageDescription"))]} />
      <div className="measure">
        <h1 className="display-xl pt-10 text-[clamp(2.9rem,7.6vw,6.9rem)] wide:pt-14">
          {t("hero.night")}
          <br />
          {t("hero.day")}
        </h1>
        <div className="mt-6 mb-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
          <p className="max-w-[56ch] text-body text-ink-2 phone:text-lead">{t("hero.text")}</p>
          <Opening demoSmartLink={demoSmartLink} />
        </div>
        <NightShift />
      </div>
      <Section id={featuresId} title={t("features.title")}>
        <ul className="grid gap-8 wide:grid-cols-3 wide:gap-12">
          {facts.map((fact) => (
            <li key={fact} className="border-t-2 border-ink pt-5">
              <h3 className="title-card">{t(`facts.${fact}.title`)}</h3>
              <p className="mt-2 text-body text-ink-2">{t(`facts.${fact}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall title={t("closing.title")} text={t("closing.text")}>
        <Link to={paths.signUp} className={button("navy", "huge")}>
          {t("closing.trial")}
        </Link>
        <Link to={paths.contact} className={button("onAccent", "huge")}>
          {t("closing.demo")}
        </Link>
      </ClosingCall>
    </SitePage>
  );
}

/** The way in: early access; and beside it the assistant itself, where this installation has a sample agent. */
function Opening({ demoSmartLink }: { demoSmartLink: string | null }) {
  const t = useTexts(catalogues);
  return (
    <div className="max-phone:w-full">
      <div className="flex flex-wrap gap-3">
        <Link to={paths.early} className={`${button("accent", "huge")} max-phone:w-full`}>
          {t("hero.join")}
          <Icon name="arrow" />
        </Link>
        {demoSmartLink !== null && (
          <a href={demoSmartLink} className={`${button("line", "huge")} max-phone:w-full`}>
            {t("hero.try")}
          </a>
        )}
      </div>
      {demoSmartLink !== null && <p className="mt-2.5 text-base text-muted">{t("hero.tryNote")}</p>}
    </div>
  );
}

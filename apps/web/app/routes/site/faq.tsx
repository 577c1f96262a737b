import { addOns, annualDiscount, planLimits, pricingPlans, trialDays } from "@llave/contract/account/plans";
import { formatMoney } from "@llave/ui/translate";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { PageHead } from "../../components/page/PageHead.tsx";
import { ClosingCall } from "../../components/publicPage/ClosingCall.tsx";
import { Questions } from "../../components/publicPage/Questions.tsx";
import { useOnEveryPlan } from "../../components/publicPage/useOnEveryPlan.ts";
import { catalogs } from "../../features/faq/texts/catalogs.ts";
import { SitePage } from "../../features/site/SitePage.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { StructuredData } from "../../sharing/StructuredData.tsx";
import { faqPage } from "../../sharing/structuredData.ts";

export { clientLoader, handle, loader } from "../../static/staticPage.ts";

const questions = ["what", "who", "smartLinks", "license", "whatsapp", "plans"] as const;

export default function FaqPage() {
  const t = useTexts(catalogs);
  const figures = useFigures();
  const asked = questions.map((id) => ({ id, question: t(`${id}.question`), answer: t(`${id}.answer`, figures) }));
  return (
    <SitePage>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <StructuredData things={() => [faqPage(asked)]} />
      <div className="measure grid gap-x-16 gap-y-10 pt-11 wide:grid-cols-[5fr_7fr] wide:pt-20">
        <div className="wide:sticky wide:top-36 wide:self-start">
          <h1 className="title-section text-[clamp(2.75rem,5vw,4.5rem)]">{t("title")}</h1>
          <p className="mt-5 max-w-[38ch] text-body text-ink-2 text-pretty phone:text-lead">{t("lead")}</p>
          <SomethingElse className="mt-10 max-wide:hidden" />
        </div>
        <Questions group="faq" questions={asked} />
        <SomethingElse className="wide:hidden" />
      </div>
      <ClosingCall title={t("closing.title")} text={t("closing.text", figures)}>
        <Link to={paths.signUp} className={button("navy", "huge")}>
          {t("closing.trial")}
          <Icon name="arrow" />
        </Link>
        <Link to={paths.demo} reloadDocument className={button("onAccent", "huge")}>
          {t("closing.demo")}
        </Link>
      </ClosingCall>
    </SitePage>
  );
}

/** Every figure in an answer, from the plans' own file. */
function useFigures() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const money = (dollars: number | null) => formatMoney(language, dollars ?? 0);
  return {
    days: trialDays,
    percent: annualDiscount,
    whatsapp: money(addOns.whatsapp.price),
    onEveryPlan: useOnEveryPlan(),
    starter: money(pricingPlans.starter.monthly),
    professional: money(pricingPlans.professional.monthly),
    enterprise: money(pricingPlans.enterprise.monthly),
    trial: t("plans.trial"),
    solo: t("plans.solo"),
    team: t("plans.team"),
    soloPrice: money(planLimits("solo").monthly),
    teamPrice: money(planLimits("team").monthly),
  };
}

/** How to reach a person, beside the questions if there is room. */
function SomethingElse({ className }: { className: string }) {
  const t = useTexts(catalogs);
  return (
    <aside className={`max-w-[26rem] rounded-l bg-mint p-6 ${className}`}>
      <h2 className="title-card">{t("more.title")}</h2>
      <p className="mt-2 mb-5 text-lg text-pretty">{t("more.text")}</p>
      <Link to={paths.contact} className={button("navy", "large")}>
        <Icon name="mail" />
        {t("more.contact")}
      </Link>
    </aside>
  );
}

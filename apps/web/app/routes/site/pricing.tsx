import { extraLeadPrice, trialDays, trialMonths } from "@llave/contract/account/plans";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { PageHead } from "../../components/page/PageHead.tsx";
import { contentId } from "../../components/page/RouteFocus.tsx";
import { ClosingCall } from "../../components/publicPage/ClosingCall.tsx";
import { Questions } from "../../components/publicPage/Questions.tsx";
import { usePlanChanges } from "../../components/publicPage/usePlanChanges.ts";
import { Billing, BillingToggle } from "../../features/pricing/Billing.tsx";
import { Comparison } from "../../features/pricing/Comparison.tsx";
import { LaunchPlans } from "../../features/pricing/LaunchPlans.tsx";
import { priceText } from "../../features/pricing/money.ts";
import { PlanCards } from "../../features/pricing/PlanCards.tsx";
import { PricingHeader } from "../../features/pricing/PricingHeader.tsx";
import { catalogs } from "../../features/pricing/texts/catalogs.ts";
import { SiteFooter } from "../../features/site/SiteFooter.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";

export { clientLoader, handle, loader } from "../../static/staticPage.ts";

const terms = ["trial", "extra"] as const;
const questions = ["free", "beyond", "change", "share"] as const;

export default function PricingPage() {
  const t = useTexts(catalogs);
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <PricingHeader />
      <main id={contentId} tabIndex={-1} className="outline-none">
        <Billing>
          <div className="measure">
            <Title />
            <PlanCards />
            <Terms />
          </div>
        </Billing>
        <Comparison />
        <LaunchPlans />
        <PricingQuestions />
        <ClosingCall title={t("closing.title")} text={t("closing.text", { days: trialDays })}>
          <Link to={paths.signUp} className={button("navy", "huge")}>
            {t("trial")}
            <Icon name="arrow" />
          </Link>
        </ClosingCall>
      </main>
      <SiteFooter />
    </>
  );
}

function Title() {
  const t = useTexts(catalogs);
  return (
    <>
      <h1 className="title-page pt-11 wide:pt-20">
        {t("title.first")}
        <br />
        {t("title.second")}
      </h1>
      <div className="mt-5 mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-6 wide:mb-13">
        <p className="max-w-[36em] text-body text-ink-2 text-pretty phone:text-lead">
          {t("lead", { days: trialDays })}
        </p>
        <BillingToggle />
      </div>
    </>
  );
}

function Terms() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const values = { days: trialDays, price: priceText(language, extraLeadPrice) };
  return (
    <ul className="mt-8 grid gap-x-6 gap-y-3 text-lg text-ink-2 table:mt-10 table:grid-cols-3">
      {[...terms.map((term) => t(`terms.${term}`, values)), usePlanChanges()].map((term) => (
        <li key={term} className="flex gap-3">
          <Icon name="check" className="mt-0.5 text-orange-ink" />
          {term}
        </li>
      ))}
    </ul>
  );
}

function PricingQuestions() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { earlyAccess: early, standard } = trialMonths;
  const price = priceText(language, extraLeadPrice);
  const values = { days: trialDays, early, standard, price, planChanges: usePlanChanges() };
  return (
    <section className="measure grid gap-x-16 gap-y-8 pt-22 wide:grid-cols-[5fr_7fr] wide:pt-36">
      <h2 className="title-section">{t("faq")}</h2>
      <Questions
        group="pricing"
        questions={questions.map((id) => ({ id, question: t(`faq.${id}`), answer: t(`faq.${id}.answer`, values) }))}
      />
    </section>
  );
}

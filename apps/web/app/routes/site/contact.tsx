import { trialDays } from "@llave/contract/account/plans";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { PageHead } from "../../components/page/PageHead.tsx";
import { Questions } from "../../components/publicPage/Questions.tsx";
import { ContactAside } from "../../features/contact/ContactAside.tsx";
import { ContactForm } from "../../features/contact/ContactForm.tsx";
import { catalogs } from "../../features/contact/texts/catalogs.ts";
import { SitePage } from "../../features/site/SitePage.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";

export { handle } from "../../patient/patientPage.ts";

const quickAnswers = ["access", "card", "language", "data"] as const;

export default function ContactPage() {
  const t = useTexts(catalogs);
  return (
    <SitePage>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <div className="measure pt-11 wide:pt-20">
        <h1 className="title-page">{t("title")}</h1>
        <p className="mt-5 max-w-[40em] text-body text-ink-2 text-pretty phone:text-lead">{t("lead")}</p>
        <div className="mt-10 grid gap-x-16 gap-y-12 wide:mt-14 wide:grid-cols-[7fr_5fr]">
          <ContactForm />
          <ContactAside />
        </div>
      </div>
      <QuickAnswers />
    </SitePage>
  );
}

function QuickAnswers() {
  const t = useTexts(catalogs);
  return (
    <section className="measure grid gap-x-16 gap-y-8 py-22 wide:grid-cols-[5fr_7fr] wide:py-36">
      <div>
        <h2 className="title-section">{t("quick")}</h2>
        <p className="mt-4 mb-6 max-w-[34ch] text-body text-ink-2 text-pretty phone:text-lead">{t("quick.text")}</p>
        <Link to={paths.faq} className={button("line", "large")}>
          {t("quick.faq")}
        </Link>
      </div>
      <Questions
        group="quick"
        questions={quickAnswers.map((id) => ({
          id,
          question: t(`quick.${id}`),
          answer: t(`quick.${id}.answer`, { days: trialDays }),
        }))}
      />
    </section>
  );
}

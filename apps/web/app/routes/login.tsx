import { PageHead } from "../components/PageHead.tsx";
import { SplitPage } from "../components/SplitPage.tsx";
import { LoginForm } from "../features/login/LoginForm.tsx";
import { MarketingPanel } from "../features/login/MarketingPanel.tsx";
import { en } from "../features/login/texts/en.ts";
import { es } from "../features/login/texts/es.ts";
import { BackHomeHeader } from "../features/site/BackHomeHeader.tsx";
import { useTexts } from "../language/LanguageProvider.tsx";

const catalogues = { en, es };

export default function LoginPage() {
  const t = useTexts(catalogues);
  return (
    <SplitPage header={<BackHomeHeader signIn={false} />} aside={<MarketingPanel />}>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <h1 className="display-xl text-[2.5rem] phone:text-[3.25rem]">{t("title")}</h1>
      <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">{t("lead")}</p>
      <LoginForm />
      <p className="mt-6 border-t border-line pt-5 text-sm text-muted">{t("footer")}</p>
    </SplitPage>
  );
}

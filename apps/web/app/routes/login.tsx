import { Link } from "react-router";
import { button } from "../components/button.ts";
import { Icon } from "../components/Icon.tsx";
import { LanguageToggle } from "../components/LanguageToggle.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { contentId } from "../components/RouteFocus.tsx";
import { LoginForm } from "../features/login/LoginForm.tsx";
import { MarketingPanel } from "../features/login/MarketingPanel.tsx";
import { en } from "../features/login/texts/en.ts";
import { es } from "../features/login/texts/es.ts";
import { useTexts } from "../language/LanguageProvider.tsx";
import { paths } from "../paths.ts";

const catalogues = { en, es };

export default function LoginPage() {
  const t = useTexts(catalogues);
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <header className="sticky top-0 z-10 border-b border-line bg-paper">
        <div className="measure flex h-[76px] items-center justify-between gap-4">
          <Link to={paths.home} className={button("line", "large")}>
            <Icon name="back" />
            {t("back")}
          </Link>
          <LanguageToggle />
        </div>
      </header>
      <div className="grid flex-1 wide:grid-cols-2">
        <main
          id={contentId}
          tabIndex={-1}
          className="flex w-full max-w-[720px] flex-col justify-center justify-self-center px-4 py-10 outline-none phone:px-8 wide:justify-self-end wide:px-16 wide:py-12"
        >
          <div className="w-full wide:max-w-[500px]">
            <h1 className="display-xl text-[2.5rem] phone:text-[3.25rem]">{t("title")}</h1>
            <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">{t("lead")}</p>
            <LoginForm />
            <p className="mt-6 border-t border-line pt-5 text-sm text-muted">{t("footer")}</p>
          </div>
        </main>
        <MarketingPanel />
      </div>
    </div>
  );
}

import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { LanguageToggle } from "../../components/page/LanguageToggle.tsx";
import { Logo } from "../../components/page/Logo.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { useRootData } from "../../rootData.ts";
import { AuthArea, AuthTemplates } from "./AuthArea.tsx";
import { SiteLinks } from "./SiteLinks.tsx";
import { SiteMenu } from "./SiteMenu.tsx";
import { catalogs } from "./texts/catalogs.ts";

const link =
  "inline-flex h-11 items-center rounded-[10px] px-3.5 text-lg font-medium text-ink-2 transition-colors duration-[120ms] " +
  "hover:bg-fill hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline " +
  "aria-[current=page]:decoration-orange aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

/** The navigation bar of the public pages: stays at the top, and collapses its links into a menu on narrow screens. */
export function SiteHeader() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const isAgent = useRootData()?.access === "agent";
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="measure flex min-h-16 flex-wrap items-center gap-x-2 py-2 phone:gap-x-3 wide:min-h-19">
        <Link to={paths.home} className="-ml-1 inline-flex h-11 items-center rounded-s px-1">
          {/* The Spanish sign-in text and the dashboard link need the room. */}
          <Logo compactOnPhone={language === "es" || isAgent} />
        </Link>
        <nav aria-label={t("nav.label")} className="ml-4 flex gap-0.5 max-bar:hidden wide:ml-9">
          <SiteLinks className={link} />
        </nav>
        <div className="ml-auto">
          <LanguageToggle />
        </div>
        <AuthArea />
        <Link to={paths.early} className={`${button("line", "large")} max-medium:hidden`} data-sticky-join>
          {t("join")}
        </Link>
        <SiteMenu />
        <AuthTemplates />
      </div>
    </header>
  );
}

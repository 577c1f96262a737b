import { Link } from "react-router";
import { LanguageToggle } from "../../components/LanguageToggle.tsx";
import { Logo } from "../../components/Logo.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { AuthArea, AuthTemplates } from "./AuthArea.tsx";
import { SiteLinks } from "./SiteLinks.tsx";
import { SiteMenu } from "./SiteMenu.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
const link =
  "inline-flex h-11 items-center rounded-[10px] px-3.5 text-lg font-medium text-ink-2 transition-colors duration-[120ms] " +
  "hover:bg-fill hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline " +
  "aria-[current=page]:decoration-orange aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

/** The navigation bar of the public pages: stays at the top, and folds its links into a menu where it is narrow. */
export function SiteHeader() {
  const t = useTexts(catalogues);
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="measure flex h-16 items-center gap-x-2 phone:gap-x-3 wide:h-19">
        <Link to={paths.home} className="-ml-1 inline-flex h-11 items-center rounded-s px-1">
          <Logo />
        </Link>
        <nav aria-label={t("nav.label")} className="ml-4 flex gap-0.5 max-bar:hidden wide:ml-9">
          <SiteLinks className={link} />
        </nav>
        <div className="ml-auto flex items-center gap-2 phone:gap-3">
          <LanguageToggle />
          <div className="max-phone:hidden">
            <AuthArea />
          </div>
          <SiteMenu />
        </div>
        <AuthTemplates />
      </div>
    </header>
  );
}

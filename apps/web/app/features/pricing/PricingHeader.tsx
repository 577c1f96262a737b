import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { LanguageToggle } from "../../components/page/LanguageToggle.tsx";
import { Logo } from "../../components/page/Logo.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

const link =
  "inline-flex h-11 items-center rounded-[10px] px-3.5 text-lg font-medium text-ink-2 transition-colors duration-[120ms] hover:bg-fill hover:text-ink";

/** The pricing page's header: contact, and sign-up. */
export function PricingHeader() {
  const t = useTexts(catalogs);
  return (
    <header className="z-20 border-b phone:sticky phone:top-0 border-line bg-paper print:hidden">
      <div className="measure flex min-h-16 flex-wrap items-center gap-x-2 phone:gap-x-3 wide:h-19">
        <Link to={paths.home} className="-ml-1 inline-flex h-11 items-center rounded-s px-1">
          <Logo compactOnPhone />
        </Link>
        <nav
          aria-label={t("nav.label")}
          className="ml-auto flex max-phone:order-last max-phone:-mx-3.5 max-phone:w-full"
        >
          <Link to={paths.about} className={link}>
            {t("nav.about")}
          </Link>
          <Link to={paths.contact} className={link}>
            {t("nav.contact")}
          </Link>
        </nav>
        <div className="flex items-center gap-2 max-phone:ml-auto phone:gap-3">
          <LanguageToggle />
          <Link to={paths.signUp} className={button("navy", "large")}>
            {t("trial")}
          </Link>
        </div>
      </div>
    </header>
  );
}

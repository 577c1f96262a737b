import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { LanguageToggle } from "../../components/page/LanguageToggle.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { AuthArea } from "./AuthArea.tsx";
import { catalogs } from "./texts/catalogs.ts";

/**
 * The navigation bar of single-purpose pages: a link home instead of the logo.
 * @param signIn false on the page that signing in leads to
 */
export function BackHomeHeader({ signIn = true }: { signIn?: boolean }) {
  const t = useTexts(catalogs);
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="measure flex min-h-[76px] flex-wrap items-center gap-x-3 gap-y-2 py-2">
        <Link to={paths.home} className={`${button("line", "large")} mr-auto`}>
          <Icon name="back" />
          {t("back")}
        </Link>
        <LanguageToggle />
        <AuthArea signIn={signIn ? "max-phone:hidden" : null} />
      </div>
    </header>
  );
}

import { Link } from "react-router";
import { LanguageToggle } from "../../components/LanguageToggle.tsx";
import { Logo } from "../../components/Logo.tsx";
import { paths } from "../../paths.ts";
import { AuthArea } from "./AuthArea.tsx";

/** The navigation bar of the public pages. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="measure flex min-h-[76px] flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <Link to={paths.home} className="inline-flex h-11 items-center rounded-s">
          <Logo />
        </Link>
        <div className="flex flex-wrap items-center justify-end gap-2 phone:gap-3">
          <LanguageToggle />
          <AuthArea />
        </div>
      </div>
    </header>
  );
}

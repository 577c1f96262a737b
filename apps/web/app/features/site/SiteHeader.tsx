import type { AccessStatus } from "@llave/contract/auth";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { LanguageToggle } from "../../components/LanguageToggle.tsx";
import { Logo } from "../../components/Logo.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { endSession } from "../../session/currentSession.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** The navigation bar of the public pages. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="measure flex h-[76px] items-center justify-between gap-4">
        <Link to={paths.home} className="inline-flex h-11 items-center rounded-s">
          <Logo />
        </Link>
        <div className="flex items-center gap-2 phone:gap-3">
          <LanguageToggle />
          <AuthArea />
        </div>
      </div>
    </header>
  );
}

/** Sign In, Dashboard, or the waitlist's label: as the server knows this browser. Sign In until it has said so. */
function AuthArea() {
  const t = useTexts(catalogues);
  const { data } = useQuery<AccessStatus>({ queryKey: ["/api/access/status"] });
  if (!data?.authenticated) return <AuthLink to={paths.login} text={t("signIn")} />;
  if (data.accessLevel === "early_access") return <AuthLink to={paths.dashboard} text={t("dashboard")} />;
  return (
    <>
      <span className="text-base font-semibold text-muted">{t("onWaitlist")}</span>
      <button
        type="button"
        className={button("line", "large")}
        onClick={async () => {
          await endSession();
          location.reload();
        }}
      >
        {t("logOut")}
      </button>
    </>
  );
}

function AuthLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className={button("line", "large")}>
      {text}
    </Link>
  );
}

import type { AccessStatus } from "@llave/contract/auth";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { endSession } from "../../session/currentSession.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** Who this browser is to the server, asked once per page load. */
export function useAccessStatus() {
  return useQuery<AccessStatus>({ queryKey: ["/api/access/status"] });
}

/**
 * Sign In, Dashboard, or the waitlist's label: as the server knows this browser. Sign In until it has said so.
 * @param signIn classes of the Sign In link, for bars that have no room for it; null leaves it out
 */
export function AuthArea({ signIn = "" }: { signIn?: string | null }) {
  const t = useTexts(catalogues);
  const { data } = useAccessStatus();
  if (!data?.authenticated) {
    return signIn === null ? null : <AuthLink to={paths.login} text={t("signIn")} className={signIn} />;
  }
  if (data.accessLevel === "early_access") return <AuthLink to={paths.dashboard} text={t("dashboard")} />;
  return (
    <>
      <span className="text-base font-semibold text-muted">{t("onWaitlist")}</span>
      <button type="button" className={button("line", "large")} onClick={logOut}>
        {t("logOut")}
      </button>
    </>
  );
}

/** Ends the session and loads the page anew, so that nothing of the person stays in memory. */
async function logOut(): Promise<void> {
  await endSession();
  location.reload();
}

function AuthLink({ to, text, className = "" }: { to: string; text: string; className?: string }) {
  return (
    <Link to={to} className={`${button("line", "large")} ${className}`}>
      {text}
    </Link>
  );
}

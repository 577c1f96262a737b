import type { AccessStatus } from "@llave/contract/account/auth";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { useRootData } from "../../rootData.ts";
import { type AccessState, accessStateOf, accessStates } from "../../session/accessState.ts";
import { endSession } from "../../session/currentSession.ts";
import { useStaticPage } from "../../static/staticPage.ts";
import { catalogs } from "./texts/catalogs.ts";

/** On a phone, the waitlist's label and button have their own row. */
const area =
  "flex items-center gap-3 max-phone:data-[access=waiting]:order-last max-phone:data-[access=waiting]:basis-full " +
  "max-phone:data-[access=waiting]:justify-between max-phone:data-[access=waiting]:pt-1";

/** Who is signed in in this browser, fetched once per page load. */
export function useAccessStatus() {
  return useQuery<AccessStatus>({ queryKey: ["/api/access/status"] });
}

/**
 * Sign In, Dashboard, or the waitlist's label: first what the server rendered from the cookie, then the call's current
 * answer.
 * @param signIn classes of the Sign In link, for headers that have no room for it; null leaves it out
 */
export function AuthArea({ signIn = "" }: { signIn?: string | null }) {
  const painted = useRootData()?.access ?? "signedOut";
  const { data } = useAccessStatus();
  const state = data ? accessStateOf(data) : painted;
  return (
    <div data-access={state} className={area}>
      <AuthButtons state={state} signIn={signIn} />
    </div>
  );
}

/** The sign-in area in each state, for the static pages' script to choose from. */
export function AuthTemplates() {
  if (!useStaticPage()) return null;
  return accessStates.map((state) => (
    <template key={state} data-access-state={state}>
      <AuthButtons state={state} signIn="" />
    </template>
  ));
}

function AuthButtons({ state, signIn }: { state: AccessState; signIn: string | null }) {
  const t = useTexts(catalogs);
  if (state === "signedOut") {
    return signIn === null ? null : <AuthLink to={paths.login} text={t("signIn")} className={signIn} />;
  }
  if (state === "agent") return <AuthLink to={paths.dashboard} text={t("dashboard")} />;
  return (
    <>
      <span className="text-base font-semibold whitespace-nowrap text-muted">{t("onWaitlist")}</span>
      <button type="button" data-log-out className={button("line", "large")} onClick={logOut}>
        {t("logOut")}
      </button>
    </>
  );
}

/** Ends the session and reloads the page, so that nothing about the person stays in memory. */
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

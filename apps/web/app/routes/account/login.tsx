import { useSearchParams } from "react-router";
import { PageHead } from "../../components/page/PageHead.tsx";
import { SplitPage } from "../../components/page/SplitPage.tsx";
import { InvitationChoice } from "../../features/invitation/InvitationChoice.tsx";
import { useSignedInHere } from "../../features/invitation/useSignedInHere.ts";
import { LoginForm } from "../../features/login/LoginForm.tsx";
import { MarketingPanel } from "../../features/login/MarketingPanel.tsx";
import { catalogs } from "../../features/login/texts/catalogs.ts";
import { BackHomeHeader } from "../../features/site/BackHomeHeader.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { mayBeSignedIn } from "../../session/mayBeSignedIn.ts";
import { safeReturnTo } from "../../session/returnTo.ts";
import { useInvitation } from "../../session/useInvitation.ts";
import type { Route } from "./+types/login.ts";

export { handle } from "../../patient/patientPage.ts";

export function loader({ request }: Route.LoaderArgs) {
  return { mayBeSignedIn: mayBeSignedIn(request) };
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(catalogs);
  const invitation = useInvitation();
  const signedIn = useSignedInHere(loaderData.mayBeSignedIn && invitation.token !== undefined);
  return (
    <SplitPage header={<BackHomeHeader signIn={false} />} aside={<MarketingPanel />}>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      {signedIn === null ? <Login /> : <InvitationChoice invitation={invitation} signedIn={signedIn} />}
    </SplitPage>
  );
}

function Login() {
  const t = useTexts(catalogs);
  const [search] = useSearchParams();
  return (
    <>
      <h1 className="display-xl text-[2.5rem] phone:text-[3.25rem]">{t("title")}</h1>
      {comesFor(paths.community, search.get("returnTo")) ? (
        <Community />
      ) : (
        <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">{t("lead")}</p>
      )}
      <LoginForm />
      <p className="mt-6 border-t border-line pt-5 text-sm text-muted">{t("footer")}</p>
    </>
  );
}

/** What the community is and how to get in, for people who followed a link to it while signed out. */
function Community() {
  const t = useTexts(catalogs);
  return (
    <div className="mt-4 mb-8 rounded-l border border-mint-line bg-mint-wash px-5 py-4">
      <h2 className="title-card">{t("community.title")}</h2>
      <p className="mt-1.5 text-body text-ink-2 text-pretty">{t("community.text")}</p>
    </div>
  );
}

/** True if signing in leads to this page. */
function comesFor(page: string, returnTo: string | null): boolean {
  return safeReturnTo(returnTo, "").split("?")[0] === page;
}

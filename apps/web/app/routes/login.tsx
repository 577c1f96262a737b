import { PageHead } from "../components/PageHead.tsx";
import { SplitPage } from "../components/SplitPage.tsx";
import { InvitationChoice } from "../features/invitation/InvitationChoice.tsx";
import { useSignedInHere } from "../features/invitation/useSignedInHere.ts";
import { LoginForm } from "../features/login/LoginForm.tsx";
import { MarketingPanel } from "../features/login/MarketingPanel.tsx";
import { catalogs } from "../features/login/texts/catalogs.ts";
import { BackHomeHeader } from "../features/site/BackHomeHeader.tsx";
import { useTexts } from "../language/LanguageProvider.tsx";
import { maySignedIn } from "../session/maySignedIn.ts";
import { useInvitation } from "../session/useInvitation.ts";
import type { Route } from "./+types/login.ts";

export function loader({ request }: Route.LoaderArgs) {
  return { maySignedIn: maySignedIn(request) };
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(catalogs);
  const invitation = useInvitation();
  const signedIn = useSignedInHere(loaderData.maySignedIn && invitation.token !== undefined);
  return (
    <SplitPage header={<BackHomeHeader signIn={false} />} aside={<MarketingPanel />}>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      {signedIn === null ? <Login /> : <InvitationChoice invitation={invitation} signedIn={signedIn} />}
    </SplitPage>
  );
}

function Login() {
  const t = useTexts(catalogs);
  return (
    <>
      <h1 className="display-xl text-[2.5rem] phone:text-[3.25rem]">{t("title")}</h1>
      <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">{t("lead")}</p>
      <LoginForm />
      <p className="mt-6 border-t border-line pt-5 text-sm text-muted">{t("footer")}</p>
    </>
  );
}

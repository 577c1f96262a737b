import { Link } from "react-router";
import { FormAlert } from "../../components/form/FormAlert.tsx";
import { PageHead } from "../../components/page/PageHead.tsx";
import { SplitPage } from "../../components/page/SplitPage.tsx";
import { InvitationChoice } from "../../features/invitation/InvitationChoice.tsx";
import { useSignedInHere } from "../../features/invitation/useSignedInHere.ts";
import { SetupPanel } from "../../features/signup/SetupPanel.tsx";
import { SignUpForm } from "../../features/signup/SignUpForm.tsx";
import { catalogs } from "../../features/signup/texts/catalogs.ts";
import { BackHomeHeader } from "../../features/site/BackHomeHeader.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { mayBeSignedIn } from "../../session/mayBeSignedIn.ts";
import { type Invitation, useInvitation } from "../../session/useInvitation.ts";
import type { Route } from "./+types/signup.ts";

export { handle } from "../../patient/patientPage.ts";

const link = "font-semibold underline underline-offset-4";

export function loader({ request }: Route.LoaderArgs) {
  return { mayBeSignedIn: mayBeSignedIn(request) };
}

export default function SignUpPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(catalogs);
  const invitation = useInvitation();
  const signedIn = useSignedInHere(loaderData.mayBeSignedIn && invitation.token !== undefined);
  return (
    <SplitPage header={<BackHomeHeader />} aside={<SetupPanel />}>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      {signedIn === null ? (
        <SignUp invitation={invitation} />
      ) : (
        <InvitationChoice invitation={invitation} signedIn={signedIn} />
      )}
    </SplitPage>
  );
}

function SignUp({ invitation }: { invitation: Invitation }) {
  const t = useTexts(catalogs);
  const { invited } = invitation;
  return (
    <>
      <h1 className="display-xl text-balance text-[2.5rem] phone:text-[3.25rem]">{t("title")}</h1>
      <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">
        {invited ? t("lead.invited", { name: invited.name }) : t("lead")}
      </p>
      <InvitationNotice invitation={invitation} />
      <SignUpForm invitation={invitation} />
      <p className="mt-6 border-t border-line pt-3 text-md text-muted">
        {t("haveAccount")}{" "}
        <Link to={paths.login} className={`${link} inline-block py-2 text-ink`}>
          {t("signIn")}
        </Link>
      </p>
    </>
  );
}

/** If the mail's link doesn't lead to a new account: it no longer works, or there already is an account. */
function InvitationNotice({ invitation: { token = "", invited, refused } }: { invitation: Invitation }) {
  const t = useTexts(catalogs);
  if (refused) {
    return (
      <div className="mb-6">
        <FormAlert text={t(`invite.${refused}`)} />
      </div>
    );
  }
  if (!invited?.hasAccount) return null;
  return (
    <p className="mb-6 rounded-m border border-mint-line bg-mint-wash px-4 py-3 text-md text-mint-ink">
      {t("invite.hasAccount")}{" "}
      <Link to={`${paths.login}?invite=${encodeURIComponent(token)}`} className={link}>
        {t("invite.signIn")}
      </Link>
    </p>
  );
}

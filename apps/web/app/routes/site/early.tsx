import type { WaitlistResponse } from "@llave/contract/site/waitlist";
import { useState } from "react";
import { Link } from "react-router";
import { PageHead } from "../../components/page/PageHead.tsx";
import { SplitPage } from "../../components/page/SplitPage.tsx";
import { Confirmation } from "../../features/early/Confirmation.tsx";
import { EarlyForm } from "../../features/early/EarlyForm.tsx";
import { TrialPanel } from "../../features/early/TrialPanel.tsx";
import { catalogs } from "../../features/early/texts/catalogs.ts";
import { useAccessStatus } from "../../features/site/AuthArea.tsx";
import { BackHomeHeader } from "../../features/site/BackHomeHeader.tsx";
import { useOwnPlace } from "../../features/waitlist/useOwnPlace.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { pageContext } from "../../pageContext.ts";
import { paths } from "../../paths.ts";
import { useRootData } from "../../rootData.ts";
import { accessStateOf } from "../../session/accessState.ts";
import type { Route } from "./+types/early.ts";

export { handle } from "../../patient/patientPage.ts";

const link = "font-semibold underline underline-offset-4";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(pageContext).origin };
}

export default function EarlyPage({ loaderData: { origin } }: Route.ComponentProps) {
  const t = useTexts(catalogs);
  const [joined, setJoined] = useState<WaitlistResponse>();
  const own = useOwnEntry();
  const shown = joined ?? own.entry;
  return (
    <SplitPage header={<BackHomeHeader />} aside={<TrialPanel />}>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      {shown && <Confirmation joined={shown} isOwn={shown === own.entry} origin={origin} />}
      {!shown && own.isPending && <p role="status">{t("place.loading")}</p>}
      {!shown && !own.isPending && (
        <>
          <h1 className="display-xl text-balance text-[2.5rem] phone:text-[3.5rem]">{t("title")}</h1>
          <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">{t("lead")}</p>
          <EarlyForm onJoined={setJoined} />
          <FinePrint />
        </>
      )}
    </SplitPage>
  );
}

/** The place of someone who is signed in and waits: they need no form. */
function useOwnEntry(): { entry: WaitlistResponse | undefined; isPending: boolean } {
  const painted = useRootData()?.access;
  const { data: access } = useAccessStatus();
  const waits = (access ? accessStateOf(access) : painted) === "waiting";
  const { data: place, isPending } = useOwnPlace(waits);
  const entry = waits && place ? { joined: false, ...place } : undefined;
  return { entry, isPending: waits && isPending };
}

function FinePrint() {
  const t = useTexts(catalogs);
  return (
    <>
      <p className="mt-4 text-md text-muted">
        {t("fine")}{" "}
        <Link to={paths.privacy} className="underline underline-offset-4">
          {t("fine.privacy")}
        </Link>
      </p>
      <p className="mt-2 text-md text-muted">
        {t("haveAccount")}{" "}
        <Link to={paths.login} className={`${link} inline-block py-2 text-ink`}>
          {t("signIn")}
        </Link>
      </p>
    </>
  );
}

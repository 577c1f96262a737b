import type { WaitlistResponse } from "@llave/contract/waitlist";
import { useState } from "react";
import { Link } from "react-router";
import { PageHead } from "../components/PageHead.tsx";
import { SplitPage } from "../components/SplitPage.tsx";
import { Confirmation } from "../features/early/Confirmation.tsx";
import { EarlyForm } from "../features/early/EarlyForm.tsx";
import { TrialPanel } from "../features/early/TrialPanel.tsx";
import { en } from "../features/early/texts/en.ts";
import { es } from "../features/early/texts/es.ts";
import { useAccessStatus } from "../features/site/AuthArea.tsx";
import { BackHomeHeader } from "../features/site/BackHomeHeader.tsx";
import { useTexts } from "../language/LanguageProvider.tsx";
import { pageContext } from "../pageContext.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/early.ts";

const catalogues = { en, es };
const link = "font-semibold underline underline-offset-4";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(pageContext).origin };
}

export default function EarlyPage({ loaderData: { origin } }: Route.ComponentProps) {
  const t = useTexts(catalogues);
  const [joined, setJoined] = useState<WaitlistResponse>();
  return (
    <SplitPage header={<BackHomeHeader />} aside={<TrialPanel />}>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      {joined ? (
        <Confirmation joined={joined} origin={origin} />
      ) : (
        <>
          <h1 className="display-xl text-balance text-[2.5rem] phone:text-[3.5rem]">{t("title")}</h1>
          <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">{t("lead")}</p>
          <OnList />
          <EarlyForm onJoined={setJoined} />
          <FinePrint />
        </>
      )}
    </SplitPage>
  );
}

/** Somebody who is signed in and waits has a place already. */
function OnList() {
  const t = useTexts(catalogues);
  const { data } = useAccessStatus();
  if (!data?.authenticated || data.accessLevel === "early_access") return null;
  return (
    <p className="mb-6 rounded-m border border-mint-line bg-mint-wash px-4 py-3 text-md text-mint-ink [overflow-wrap:anywhere]">
      {t("onList", { email: data.email ?? "" })}{" "}
      <Link to={paths.waitlist} className={link}>
        {t("onList.link")}
      </Link>
    </p>
  );
}

function FinePrint() {
  const t = useTexts(catalogues);
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

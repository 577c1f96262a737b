import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { button } from "../../components/button.ts";
import { PageHead } from "../../components/page/PageHead.tsx";
import { SplitPage } from "../../components/page/SplitPage.tsx";
import { SkylinePanel } from "../../components/publicPage/SkylinePanel.tsx";
import { ResultIcon } from "../../components/states/ResultIcon.tsx";
import { Outcome } from "../../features/passwords/Outcome.tsx";
import { ResetForm } from "../../features/passwords/ResetForm.tsx";
import { catalogs } from "../../features/passwords/texts/catalogs.ts";
import { BackHomeHeader } from "../../features/site/BackHomeHeader.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";

export { handle } from "../../patient/patientPage.ts";

export default function ResetPasswordPage() {
  const t = useTexts(catalogs);
  return (
    <SplitPage header={<BackHomeHeader />} aside={<SkylinePanel />}>
      <PageHead title={t("reset.pageTitle")} description={t("reset.pageDescription")} />
      <Reset />
    </SplitPage>
  );
}

/** Without a token the link is useless; with one there is the form, and then the result. */
function Reset() {
  const t = useTexts(catalogs);
  const queryClient = useQueryClient();
  const token = useSearchParams()[0].get("token");
  const [done, setDone] = useState(false);
  if (!token) {
    return (
      <Outcome resultIcon={<ResultIcon icon="link" tone="wrong" />} title={t("invalid.title")} text={t("invalid.text")}>
        <Link to={paths.forgotPassword} className={button("accent", "large")}>
          {t("invalid.request")}
        </Link>
      </Outcome>
    );
  }
  if (done) return <Outcome resultIcon={<ResultIcon icon="check" />} title={t("done.title")} text={t("done.text")} />;
  const onDone = () => {
    void queryClient.resetQueries();
    setDone(true);
  };
  return (
    <>
      <h1 className="display-xl text-balance text-[2.5rem] phone:text-[3.25rem]">{t("reset.title")}</h1>
      <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">{t("reset.lead")}</p>
      <ResetForm token={token} onDone={onDone} />
    </>
  );
}

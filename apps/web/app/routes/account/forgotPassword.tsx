import { useState } from "react";
import { PageHead } from "../../components/page/PageHead.tsx";
import { SplitPage } from "../../components/page/SplitPage.tsx";
import { SkylinePanel } from "../../components/publicPage/SkylinePanel.tsx";
import { ForgotForm } from "../../features/passwords/ForgotForm.tsx";
import { SentView } from "../../features/passwords/SentView.tsx";
import { catalogs } from "../../features/passwords/texts/catalogs.ts";
import { BackHomeHeader } from "../../features/site/BackHomeHeader.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";

export { handle } from "../../patient/patientPage.ts";

export default function ForgotPasswordPage() {
  const t = useTexts(catalogs);
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);
  const onSent = (address: string) => {
    setEmail(address);
    setSent(true);
  };
  return (
    <SplitPage header={<BackHomeHeader />} aside={<SkylinePanel />}>
      <PageHead title={t("forgot.pageTitle")} description={t("forgot.pageDescription")} />
      {sent ? (
        <SentView email={email} onOther={() => setSent(false)} />
      ) : (
        <>
          <h1 className="display-xl text-balance text-[2.5rem] phone:text-[3.25rem]">{t("forgot.title")}</h1>
          <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">{t("forgot.lead")}</p>
          <ForgotForm email={email} onSent={onSent} />
        </>
      )}
    </SplitPage>
  );
}

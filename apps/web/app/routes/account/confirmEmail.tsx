import { useSearchParams } from "react-router";
import { PageHead } from "../../components/page/PageHead.tsx";
import { SplitPage } from "../../components/page/SplitPage.tsx";
import { SkylinePanel } from "../../components/publicPage/SkylinePanel.tsx";
import { ConfirmEmail } from "../../features/account/ConfirmEmail.tsx";
import { catalogs } from "../../features/account/texts/catalogs.ts";
import { BackHomeHeader } from "../../features/site/BackHomeHeader.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";

/** Where the mail about a changed address leads. */
export default function ConfirmEmailPage() {
  const t = useTexts(catalogs);
  const token = useSearchParams()[0].get("token");
  return (
    <SplitPage header={<BackHomeHeader />} aside={<SkylinePanel />}>
      <PageHead title={t("confirm.pageTitle")} description={t("confirm.pageDescription")} />
      <ConfirmEmail token={token} />
    </SplitPage>
  );
}

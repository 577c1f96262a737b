import { PageHead } from "../../components/page/PageHead.tsx";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { SecondFactorsCard } from "../secondFactors/SecondFactorsCard.tsx";
import { SecurityEventsCard } from "../securityEvents/SecurityEventsCard.tsx";
import { DataCard } from "./DataCard.tsx";
import { DeleteCard } from "./DeleteCard.tsx";
import { EmailCard } from "./EmailCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { PrivacyCard } from "./PrivacyCard.tsx";
import { useAccount } from "./queries.ts";
import { SessionsCard } from "./SessionsCard.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** The settings of the signed-in account. */
export function AccountView() {
  const t = useTexts(catalogs);
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <h1 className="pt-6 pb-4 display text-2xl">{t("title")}</h1>
      <AccountCards />
    </>
  );
}

function AccountCards() {
  const t = useTexts(catalogs);
  const { data: account, isError, refetch } = useAccount();
  if (account) {
    return (
      <div className="mb-14 grid max-w-[760px] gap-4">
        <SessionsCard />
        <PasswordCard />
        <SecondFactorsCard />
        <EmailCard account={account} />
        <SecurityEventsCard of="own" />
        <DataCard />
        <PrivacyCard />
        <DeleteCard />
      </div>
    );
  }
  if (!isError) {
    return (
      <p role="status" className="py-16 text-lg text-muted">
        {t("loading")}
      </p>
    );
  }
  return (
    <div className="max-w-[760px]">
      <ListAlert title={t("failed.text")} retry={t("failed.retry")} onRetry={() => void refetch()} />
    </div>
  );
}

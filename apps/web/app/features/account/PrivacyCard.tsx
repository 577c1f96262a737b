import type { PrivacyReceipt } from "@llave/contract/account/privacy";
import { formatDate } from "@llave/ui/translate";
import { Card } from "../../components/Card.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { usePrivacyReceipts } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Which renters' privacy requests were fulfilled, without saying whose. An account without a profile has none. */
export function PrivacyCard() {
  const t = useTexts(catalogs);
  const kept = usePrivacyReceipts();
  const receipts = kept.data;
  if (!receipts) return <PartFailed name={t("privacy.title")} of={[kept]} />;
  return (
    <Card title={t("privacy.title")}>
      <p className="mt-1 mb-3 max-w-[64ch] text-md text-muted">{t("privacy.text")}</p>
      {receipts.length === 0 ? (
        <p className="text-md text-ink-2">{t("privacy.none")}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {receipts.map((receipt) => (
            <ReceiptRow key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ReceiptRow({ receipt }: { receipt: PrivacyReceipt }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { act, proof, messages, showings, createdAt, id } = receipt;
  const details = [
    t(`privacy.proof.${proof}`),
    t("privacy.messages", { count: messages }),
    ...(showings > 0 ? [t("privacy.showings", { count: showings })] : []),
  ];
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="text-md font-semibold">{t(`privacy.${act}`)}</strong>
        <time dateTime={createdAt} className="text-sm text-muted">
          {formatDate(language, createdAt, { dateStyle: "medium", timeStyle: "short" })}
        </time>
      </p>
      <p className="text-sm text-ink-2">{details.join(" · ")}</p>
      <p className="text-xs text-muted [overflow-wrap:anywhere]">{t("privacy.receipt", { id })}</p>
    </li>
  );
}

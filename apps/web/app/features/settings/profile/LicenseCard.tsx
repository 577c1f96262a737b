import type { AgentSettings } from "@llave/contract/agent/settings";
import { brand } from "@llave/ui/brand";
import { formatDate } from "@llave/ui/translate";
import { Card } from "../../../components/Card.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { useSettingsTexts } from "../useTexts.ts";

const looks = {
  attested: "bg-fill text-ink-2",
  provisional: "bg-orange-wash text-orange-ink",
  verified: "bg-mint-wash text-mint-ink",
  rejected: "bg-danger-wash text-danger",
} as const;

/** The license with its state, and how it was checked. Only a check changes it, never a form. */
export function LicenseCard({ license }: { license: AgentSettings["license"] }) {
  const t = useSettingsTexts();
  const { language } = useLanguage();
  const { status, finding, checkedAt, number, state } = license;
  return (
    <Card
      title={t("license.title")}
      end={
        <span
          className={`inline-flex items-center gap-1.5 rounded-s px-2 py-0.5 text-sm font-semibold ${looks[status]}`}
        >
          <Icon name="shield" small />
          {t(`license.${status}`)}
        </span>
      }
    >
      <p className="mt-2 text-lg font-semibold">
        {number === "" ? t("license.none") : t("license.number", { number, state })}
      </p>
      <p className="mt-1 max-w-[64ch] text-md text-ink-2">{t(`license.${status}.text`)}</p>
      {finding && status !== "verified" && (
        <p className="mt-1 max-w-[64ch] text-md text-ink-2">{t(`license.finding.${finding}`)}</p>
      )}
      {checkedAt && (
        <p className="mt-1 text-base text-muted">
          {t("license.checked", {
            date: formatDate(language, checkedAt, { day: "numeric", month: "long", year: "numeric" }),
          })}
        </p>
      )}
      {status === "rejected" && (
        <a href={`mailto:${brand.supportMail}`} className="mt-2 inline-block py-1 font-semibold underline">
          {t("license.support")}
        </a>
      )}
    </Card>
  );
}

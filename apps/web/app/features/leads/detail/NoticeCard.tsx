import type { LeadDetail } from "@llave/contract/leads/leads";
import { formatDate } from "@llave/ui/translate";
import { Card } from "../../../components/Card.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** The record that the renter was shown the notice about the AI and the saved chat, with its wording. */
export function NoticeCard({ notice }: Pick<LeadDetail, "notice">) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <Card title={t("notice.title")}>
      <div className="mt-2.5 flex gap-[9px]">
        <Icon name={notice ? "check" : "minus"} small className={`mt-0.5 ${notice ? "text-mint-ink" : "text-muted"}`} />
        <div>
          <b className="block text-sm font-semibold">{t("notice.shown")}</b>
          <p className="text-sm text-muted">
            {notice
              ? t("notice.when", {
                  when: formatDate(language, notice.shownAt, {
                    month: "short",
                    day: "numeric",
                    hour: "numeric",
                    minute: "2-digit",
                  }),
                  version: notice.version,
                })
              : t("notice.none")}
          </p>
        </div>
      </div>
    </Card>
  );
}

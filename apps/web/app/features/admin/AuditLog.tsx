import type { AuditPage } from "@llave/contract/admin/admin";
import { formatDate } from "@llave/ui/translate";
import { useState } from "react";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { useAudit } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The administrators' actions, newest first. */
export function AuditLog() {
  const t = useTexts(catalogs);
  const [page, setPage] = useState(1);
  const { data } = useAudit(page);
  if (!data) return null;
  const { acts, pagination } = data;
  return (
    <Card title={t("audit.title")}>
      {acts.length === 0 && <p className="mt-2 text-md text-muted">{t("audit.none")}</p>}
      <ul className="mt-2 divide-y divide-line">
        {acts.map((act) => (
          <Act key={act.id} act={act} />
        ))}
      </ul>
      {pagination.pages > 1 && (
        <div className="mt-3 flex gap-2">
          {page > 1 && (
            <button type="button" className={button("line", "small")} onClick={() => setPage(page - 1)}>
              {t("audit.newer")}
            </button>
          )}
          {page < pagination.pages && (
            <button type="button" className={button("line", "small")} onClick={() => setPage(page + 1)}>
              {t("audit.older")}
            </button>
          )}
        </div>
      )}
    </Card>
  );
}

function Act({ act: { act, adminEmail, detail, createdAt } }: { act: AuditPage["acts"][number] }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const when = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
      <span>{t(`audit.${act}`, detail)}</span>
      <span className="text-sm text-muted [overflow-wrap:anywhere]">
        {adminEmail ?? t("audit.gone")} · {formatDate(language, createdAt, when)}
      </span>
    </li>
  );
}

import type { LicenseCheck } from "@llave/contract/admin/licenseChecks";
import { formatDate } from "@llave/ui/translate";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { Card } from "../../../components/Card.tsx";
import { request } from "../../../data/request.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { useAction } from "../../../session/useAction.ts";
import { Paging } from "../Paging.tsx";
import { useLicenses, useRefreshAdministration } from "../queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The status filter; empty for licenses that wait for a check. */
const statuses = ["", "verified", "rejected"] as const;

/** The licenses that wait for a check, the longest-waiting first, and the two decisions. */
export function LicensesCard() {
  const t = useTexts(catalogs);
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<(typeof statuses)[number]>("");
  const { data } = useLicenses(status, page);
  if (!data) return null;
  const { licenses, pagination } = data;
  return (
    <Card
      title={t("title")}
      end={
        <select
          aria-label={t("filter")}
          value={status}
          onChange={(event) => {
            setStatus(statuses.find((known) => known === event.target.value) ?? "");
            setPage(1);
          }}
          className="touch h-9 rounded-[10px] border border-field bg-card px-2.5 text-base"
        >
          {statuses.map((known) => (
            <option key={known} value={known}>
              {t(`status.${known || "waiting"}`)}
            </option>
          ))}
        </select>
      }
    >
      <p className="mt-1 text-md text-muted">
        {licenses.length === 0 ? t("none") : t("count", { count: pagination.total })}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {licenses.map((license) => (
          <License key={license.agentId} license={license} />
        ))}
      </ul>
      {pagination.pages > 1 && <Paging pagination={pagination} onPage={setPage} />}
    </Card>
  );
}

function License({ license }: { license: LicenseCheck }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { agentId, name, email, brokerage, number, state, finding, holder, fileStatus, hasPhoto, attestedAt } = license;
  const since = formatDate(language, attestedAt, { month: "short", day: "numeric", year: "numeric" });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-md font-semibold">
          {name} · {state} {number}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {[email, brokerage, since].filter(Boolean).join(" · ")}
        </p>
        <p className={`mt-1 text-sm ${finding === null ? "text-muted" : "text-orange-ink"}`}>
          {t(`finding.${finding ?? "unknown"}`, { holder: holder ?? "", status: fileStatus ?? "" })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {hasPhoto && (
          <a
            href={`/api/admin/licenses/${agentId}/photo`}
            target="_blank"
            rel="noreferrer"
            className={button("quiet", "small")}
          >
            {t("photo")}
          </a>
        )}
        <Decision license={license} />
      </div>
    </li>
  );
}

function Decision({ license: { agentId, name, status: current } }: { license: LicenseCheck }) {
  const t = useTexts(catalogs);
  const refresh = useRefreshAdministration();
  const { busy, runOnce } = useAction(() => toasts.add({ title: t("failed"), description: name, tone: "destructive" }));
  const decide = (status: "verified" | "rejected") =>
    runOnce(async () => {
      await request("POST", `/api/admin/licenses/${agentId}`, { status });
      toasts.add({ title: t(status), description: name });
      refresh();
    });
  return (
    <>
      {current !== "rejected" && (
        <button
          type="button"
          aria-disabled={busy}
          onClick={() => void decide("rejected")}
          className={button("line", "small")}
        >
          {t("reject")} <span className="sr-only">{name}</span>
        </button>
      )}
      {current !== "verified" && (
        <button
          type="button"
          aria-disabled={busy}
          onClick={() => void decide("verified")}
          className={button("navy", "small")}
        >
          {t("verify")} <span className="sr-only">{name}</span>
        </button>
      )}
    </>
  );
}

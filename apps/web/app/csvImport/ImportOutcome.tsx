import type { ImportRowError } from "@llave/contract/csv/csvImport";
import { formatNumber } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { button } from "../components/button.ts";
import { Icon } from "../components/Icon.tsx";
import { useLanguage, useTexts } from "../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const cell = "border-b border-line px-3 py-2.5 text-left align-top";

interface Count {
  label: string;
  count: number;
  /** True for rows that need a correction. */
  bad?: boolean;
}

interface ImportOutcomeProps {
  counts: readonly Count[];
  outcome: { errors: readonly ImportRowError[]; ignoredColumns: readonly string[]; failed: number };
  /** How many rows an import stores, and the words of its button. */
  changes: number;
  commit: string;
  busy: boolean;
  onCommit: () => void;
  children: ReactNode;
}

/** What a file would do: how much it creates and changes, which rows are skipped and why, and the button that does it. */
export function ImportOutcome({ counts, outcome, changes, commit, busy, onCommit, children }: ImportOutcomeProps) {
  const t = useTexts(catalogs);
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5" aria-live="polite">
      <Counts counts={counts} />
      {outcome.errors.length > 0 && <RowErrors errors={outcome.errors} />}
      {outcome.ignoredColumns.length > 0 && (
        <p className="text-base text-muted">{t("ignored", { columns: outcome.ignoredColumns.join(", ") })}</p>
      )}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-disabled={busy || changes === 0}
          className={button(changes === 0 ? "line" : "accent", "large")}
          onClick={() => !busy && changes > 0 && onCommit()}
        >
          {busy ? t("busy") : commit}
        </button>
        {changes === 0 && <p className="text-base text-muted">{t("nothing")}</p>}
        {changes > 0 && outcome.failed > 0 && (
          <p className="text-base text-muted">{t("without", { count: outcome.failed })}</p>
        )}
      </div>
    </div>
  );
}

function Counts({ counts }: Pick<ImportOutcomeProps, "counts">) {
  const { language } = useLanguage();
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-m border border-line phone:auto-cols-fr phone:grid-flow-col phone:grid-cols-none">
      {counts.map(({ label, count, bad }) => (
        <div
          key={label}
          className="border-line px-4 py-3 not-first:border-l max-phone:nth-3:border-l-0 max-phone:nth-[n+3]:border-t"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={`text-xl font-semibold ${bad && count > 0 ? "text-danger" : ""}`}>
            {formatNumber(language, count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RowErrors({ errors }: { errors: readonly ImportRowError[] }) {
  const t = useTexts(catalogs);
  return (
    <div>
      <h2 className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="alert" />
        {t("errors")}
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={t("errors")}
        className="mt-2 max-h-72 overflow-auto rounded-m border border-line"
      >
        <table className="w-full border-collapse text-base">
          <thead className="text-sm text-muted">
            <tr>
              <th className={`${cell} font-medium`}>{t("line")}</th>
              <th className={`${cell} font-medium`}>{t("about")}</th>
              <th className={`${cell} font-medium`}>{t("column")}</th>
              <th className={`${cell} w-full font-medium`}>{t("problem")}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, about, column, value, text }) => (
              <tr key={`${line} ${column} ${text}`}>
                <td className={cell}>{line}</td>
                <td className={`${cell} min-w-40 [overflow-wrap:anywhere]`}>{about}</td>
                <td className={`${cell} min-w-32 font-semibold`}>
                  {column}
                  {value !== "" && value !== about && (
                    <span className="block font-normal text-muted [overflow-wrap:anywhere]">{value}</span>
                  )}
                </td>
                <td className={cell}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface PreviewRow {
  line: number;
  title: string;
  /** Beside the title. */
  text: string;
  /** At the end of the row. */
  end: string | null;
  change: string;
  /** What it changes, one line each. */
  details?: readonly string[];
}

/** The first rows of a file as they were understood. */
export function PreviewRows({ rows }: { rows: readonly PreviewRow[] }) {
  const t = useTexts(catalogs);
  if (rows.length === 0) return null;
  return (
    <div>
      <h2 className="font-semibold">{t("preview", { count: rows.length })}</h2>
      <ul className="mt-2 divide-y divide-line rounded-m border border-line">
        {rows.map(({ line, title, text, end, change, details = [] }) => (
          <li key={line} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-3.5 py-2.5">
            <b className="min-w-0 font-semibold">{title}</b>
            <span className="min-w-0 text-muted [overflow-wrap:anywhere]">{text}</span>
            <span className="ml-auto flex items-baseline gap-3">
              {end}
              <span className="text-sm text-muted">{change}</span>
            </span>
            <ul className="flex w-full flex-wrap gap-x-5 gap-y-1 text-base empty:hidden">
              {details.map((detail) => (
                <li key={detail} className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
                  {detail}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

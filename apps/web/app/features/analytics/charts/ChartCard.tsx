import { type ReactNode, useId, useState } from "react";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { csvText, saveFile } from "./csvFile.ts";

/** The chart's data as a table: for people who prefer it, for screen readers, and for the file. */
export interface Table {
  /** Name of the file, without its extension. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** How a row's name reads on the page; the file has the machine-readable form. */
  nameOf?: (name: string) => string;
}

interface ChartCardProps {
  title: string;
  /** The chart's main point, in words. */
  summary?: ReactNode;
  /** Undefined while it loads. */
  table: Table | undefined;
  className?: string;
  children: ReactNode;
}

/** A chart, with its table one click away, and the same data as a file. */
export function ChartCard({ title, summary, table, className = "", children }: ChartCardProps) {
  const t = useTexts(catalogs);
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-l border border-line bg-card p-5 ${className}`}>
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {summary && <p className="mt-0.5 text-sm text-muted">{summary}</p>}
        </div>
        {table && table.rows.length > 0 && (
          <div className="-mt-1 -mr-2 flex flex-none max-phone:-mt-2.5">
            <button
              type="button"
              aria-pressed={asTable}
              aria-label={t("table.show", { title })}
              title={t("table.show", { title })}
              onClick={() => setAsTable(!asTable)}
              className={`${button("quiet", "small")} max-phone:size-11 max-phone:px-0 aria-pressed:bg-fill-2`}
            >
              <Icon name="list" small />
            </button>
            <button
              type="button"
              aria-label={t("table.save", { title })}
              title={t("table.save", { title })}
              onClick={() => saveFile(`${table.name}.csv`, csvText(table.columns, table.rows))}
              className={`${button("quiet", "small")} max-phone:size-11 max-phone:px-0`}
            >
              <Icon name="download" small />
            </button>
          </div>
        )}
      </header>
      <div className="mt-4">
        {asTable && table ? <PlainTable table={table} label={t("table.show", { title })} /> : children}
      </div>
    </section>
  );
}

function PlainTable({ table, label }: { table: Table; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="max-h-80 overflow-auto [scrollbar-width:thin]">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`sticky top-0 bg-card py-1.5 pr-3 font-medium text-muted ${index === 0 ? "text-left" : "text-right"}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {table.rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {table.nameOf?.(String(name)) ?? name}
              </th>
              {values.map((value, index) => (
                <td key={table.columns[index + 1]} className="py-1.5 pr-3 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

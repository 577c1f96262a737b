import type { FileColumn } from "@llave/contract/csv/csvImport";
import { useState } from "react";
import { useTexts } from "../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** The field for each column of a file, in order. */
export type ColumnMapping<Column extends string> = readonly (Column | null)[];

interface ColumnMapProps<Column extends string> {
  columns: readonly FileColumn<Column>[];
  /** The fields, by their names on this page. */
  fields: readonly { field: Column; label: string }[];
  /** Names of columns that are never imported. */
  never?: readonly string[];
  busy: boolean;
  onMap: (columns: ColumnMapping<Column>) => void;
}

/** The field for each column of the file, which can be corrected; every change rereads the file. */
export function ColumnMap<Column extends string>({ columns, fields, never = [], busy, onMap }: ColumnMapProps<Column>) {
  const t = useTexts(catalogs);
  const known = columns.filter(({ field }) => field !== null).length;
  // Opened for a file with unknown columns, and left open: it must not close under the hand that matches the last one.
  const [open] = useState(known < columns.length);
  const choose = (at: number, chosen: string) => {
    const field = fields.find((one) => one.field === chosen)?.field ?? null;
    // A field has one column: the previous one loses it.
    onMap(columns.map((column, index) => (index === at ? field : column.field === field ? null : column.field)));
  };
  return (
    <details className="mt-5 rounded-m border border-line" open={open}>
      <summary className="cursor-pointer px-4 py-3 font-semibold">
        {t("map.title")}{" "}
        <span className="font-normal text-muted">{t("map.count", { known, count: columns.length })}</span>
      </summary>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-line px-4 py-2 table:grid-cols-2">
        {columns.map(({ name, field, example }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a file's columns keep their positions, and may share a name
            key={at}
            className="flex min-h-14 items-center gap-3 py-1.5"
          >
            <span className="min-w-0 flex-1">
              <b className="block truncate font-semibold">{name || t("map.noName", { place: at + 1 })}</b>
              <span className="block truncate text-sm text-muted">{example}</span>
            </span>
            {never.includes(name) ? (
              <span className="w-44 flex-none px-2.5 text-base text-muted">{t("map.never")}</span>
            ) : (
              <select
                aria-label={t("map.of", { name: name || String(at + 1) })}
                value={field ?? ""}
                aria-disabled={busy}
                onChange={(event) => !busy && choose(at, event.target.value)}
                className={`h-11 w-44 flex-none rounded-[10px] border bg-card px-2.5 text-base phone:h-9 ${field ? "border-field" : "border-dashed border-orange text-orange-ink"}`}
              >
                <option value="">{t("map.skip")}</option>
                {fields.map((one) => (
                  <option key={one.field} value={one.field}>
                    {one.label}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

import { button } from "../../../../components/button.ts";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs } from "../../texts/catalogs.ts";
import { BarPopover } from "../BarPopover.tsx";
import { chooseColumns, columnNames, fixedColumns, useColumns } from "./columns.ts";

/** Chooses the table's columns; the choice stays in this browser. */
export function ColumnChooser() {
  const t = useTexts(catalogs);
  const chosen = useColumns();
  const toggle = (name: (typeof columnNames)[number]) =>
    chooseColumns(columnNames.filter((each) => (each === name ? !chosen.includes(name) : chosen.includes(each))));
  return (
    <BarPopover icon="table" label={t("columns.open")} className="w-64 p-2">
      {columnNames.map((name) => {
        const fixed = fixedColumns.includes(name);
        return (
          <label
            key={name}
            className="flex min-h-9 items-center gap-3 rounded-s px-2.5 hover:bg-fill has-focus-visible:bg-fill max-phone:min-h-11"
          >
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              disabled={fixed}
              onChange={() => toggle(name)}
              className="size-[18px] accent-ink"
            />
            <span className="flex-1">{t(`column.${name}`)}</span>
            {fixed && <span className="text-sm text-muted">{t("columns.always")}</span>}
          </label>
        );
      })}
      <p className="mt-1 flex items-center justify-between gap-3 border-t border-line px-2.5 pt-2 text-sm text-muted">
        {t("columns.count", { count: chosen.length, total: columnNames.length })}
        <button type="button" className={button("quiet", "small")} onClick={() => chooseColumns(undefined)}>
          {t("columns.reset")}
        </button>
      </p>
    </BarPopover>
  );
}

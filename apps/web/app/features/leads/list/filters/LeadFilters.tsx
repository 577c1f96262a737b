import { button } from "../../../../components/button.ts";
import { ListSelect } from "../../../../components/form/ListSelect.tsx";
import { SearchField } from "../../../../components/form/SearchField.tsx";
import { Icon } from "../../../../components/Icon.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { exportPath, type LeadFilter, sorts, temperatures } from "../../filter.ts";
import { catalogs } from "../../texts/catalogs.ts";
import { ColumnChooser } from "../table/ColumnChooser.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { FilterPopover } from "./FilterPopover.tsx";

const dots = { all: null, hot: "bg-hot", warm: "bg-[#d39a1c]", cold: "bg-cold" } as const;

interface LeadFiltersProps {
  filter: LeadFilter;
  onChange(filter: LeadFilter): void;
}

/** Search, order, temperature and all other filters; the result can be exported as a file. */
export function LeadFilters({ filter, onChange }: LeadFiltersProps) {
  const t = useTexts(catalogs);
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2 phone:px-3.5 phone:py-3">
      <div className="flex gap-2 max-phone:contents max-table:w-full">
        <SearchField
          label={t("search")}
          placeholder={t("search.placeholder")}
          text={filter.text}
          onText={(text) => onChange({ ...filter, text })}
          className="max-phone:basis-3/5 max-table:flex-1 table:w-60"
        />
        <ListSelect
          label={t("sort")}
          value={filter.sort}
          options={sorts.map((name) => [name, t(`sort.${name}`)] as const)}
          onChoose={(sort) => onChange({ ...filter, sort })}
          className="flex-none max-phone:order-2 max-phone:min-w-44 max-phone:flex-1"
        />
      </div>
      <fieldset
        aria-label={t("temperature")}
        // On a phone the views above include Hot, and the filter panel has the rest: two rows of the same words would
        // fill half a screen.
        className="flex rounded-[10px] bg-fill-2 p-0.5 max-phone:hidden"
      >
        {temperatures.map((status) => (
          <Choice
            key={status}
            chosen={filter.status === status}
            dot={dots[status]}
            text={t(`temperature.${status}`)}
            onChoose={() => onChange({ ...filter, status })}
          />
        ))}
      </fieldset>
      <FilterChips filter={filter} onChange={onChange} />
      <div className="ml-auto flex gap-2 max-phone:contents">
        {filter.view === "table" && (
          <span className="max-table:hidden">
            <ColumnChooser />
          </span>
        )}
        <FilterPopover filter={filter} onChange={onChange} />
        <a
          href={exportPath(filter)}
          download
          className={`${button("line", "small")} max-phone:order-2 max-phone:flex-none`}
        >
          <Icon name="download" small />
          {t("export")}
        </a>
      </div>
    </div>
  );
}

function Choice(props: { chosen: boolean; text: string; dot?: string | null; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={props.chosen}
      onClick={props.onChoose}
      className="inline-flex h-7 items-center justify-center gap-1.5 rounded-[8px] px-2.5 text-sm font-semibold text-ink-2 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1"
    >
      {props.dot && <span className={`size-[7px] rounded-full ${props.dot}`} />}
      {props.text}
    </button>
  );
}

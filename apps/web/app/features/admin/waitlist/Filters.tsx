import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { type EntryFilter, statuses, types } from "./filter.ts";

interface FiltersProps {
  search: string;
  onSearch(text: string): void;
  /** Searches all pages for the text. */
  onSearchAll(): void;
  filter: EntryFilter;
  onFilter(filter: EntryFilter): void;
}

/** Search on the loaded page and then on all pages, and the two filters that the server applies. */
export function Filters({ search, onSearch, onSearchAll, filter, onFilter }: FiltersProps) {
  const t = useTexts(catalogs);
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-3.5 py-3">
      <div className="relative max-phone:w-full">
        <Icon name="search" small className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          type="search"
          value={search}
          aria-label={t("search")}
          placeholder={t("search.placeholder")}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onSearch("");
            if (event.key === "Enter") onSearchAll();
          }}
          className="h-11 w-full rounded-[10px] border border-field bg-card pr-3 pl-9 text-lg phone:h-9 phone:w-80 phone:text-base"
        />
      </div>
      {search.trim() !== filter.q && search.trim() !== "" && (
        <button type="button" className={`${button("line", "small")} max-phone:w-full`} onClick={onSearchAll}>
          {t("search.all")}
        </button>
      )}
      <Choice
        label={t("status.label")}
        value={filter.status}
        options={statuses.map((status) => [status, t(`status.${status}`)])}
        onChoose={(status) => onFilter({ ...filter, status, page: 1 })}
      />
      <Choice
        label={t("type.label")}
        value={filter.isAgent}
        options={types.map((type) => [type, t(`type.${type}`)])}
        onChoose={(isAgent) => onFilter({ ...filter, isAgent, page: 1 })}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChoose(value: Value): void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find(([option]) => option === event.target.value);
        if (chosen) onChoose(chosen[0]);
      }}
      className="h-11 rounded-[10px] border border-field bg-card pl-3 text-base font-medium max-phone:min-w-0 max-phone:flex-1 phone:h-9"
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

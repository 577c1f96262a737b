import { ListSelect } from "../../../components/form/ListSelect.tsx";
import { SearchField } from "../../../components/form/SearchField.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { type PropertyFilter, sortChoices, statusChoices } from "../filter.ts";
import { catalogs } from "../texts/catalogs.ts";

interface PropertyFiltersProps {
  filter: PropertyFilter;
  onChange(filter: PropertyFilter): void;
}

/** Search, status and order of the list. */
export function PropertyFilters({ filter, onChange }: PropertyFiltersProps) {
  const t = useTexts(catalogs);
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4">
      <SearchField
        label={t("filter.search")}
        placeholder={t("filter.placeholder")}
        text={filter.text}
        onText={(text) => onChange({ ...filter, text })}
        className="max-phone:w-full phone:w-72"
      />
      <ListSelect
        label={t("filter.status")}
        value={filter.status}
        options={statusChoices.map((value) => [value, t(`status.${value}`)] as const)}
        onChoose={(status) => onChange({ ...filter, status })}
        className="max-phone:flex-1"
      />
      <ListSelect
        label={t("filter.sort")}
        value={filter.sort}
        options={sortChoices.map((value) => [value, t(`sort.${value}`)] as const)}
        onChoose={(sort) => onChange({ ...filter, sort })}
        className="max-phone:flex-1"
      />
    </div>
  );
}

import type { ReactNode } from "react";
import { useSmartLinks } from "../../../../agent/queries.ts";
import { button } from "../../../../components/button.ts";
import { Field } from "../../../../components/form/Field.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { type LeadFilter, noFilter, sizes, stages, temperatures } from "../../filter.ts";
import { sizeText, sourceText } from "../../leadWords.ts";
import { catalogs } from "../../texts/catalogs.ts";
import { BarPopover } from "../BarPopover.tsx";
import { AreaChoice, BudgetFields, MoveFields } from "./SearchFilters.tsx";
import { useLeadSources } from "./useLeadSources.ts";

interface FilterPopoverProps {
  filter: LeadFilter;
  onChange(filter: LeadFilter): void;
}

/** All other filters of a list. A choice applies immediately. */
export function FilterPopover({ filter, onChange }: FilterPopoverProps) {
  const t = useTexts(catalogs);
  return (
    <BarPopover shortcut="f" icon="filter" label={t("filter.open")} className="w-[min(380px,calc(100vw-2rem))] p-4">
      <div className="grid grid-cols-2 gap-3.5">
        <BudgetFields filter={filter} onChange={onChange} />
        <MoveFields filter={filter} onChange={onChange} />
        <AreaChoice filter={filter} onChange={onChange} />
        <div className="phone:hidden">
          <Choice
            label={t("temperature")}
            value={filter.status === "all" ? "" : filter.status}
            onValue={(value) =>
              onChange({ ...filter, status: temperatures.find((status) => status === value) ?? "all" })
            }
          >
            {temperatures
              .filter((status) => status !== "all")
              .map((status) => (
                <option key={status} value={status}>
                  {t(`temperature.${status}`)}
                </option>
              ))}
          </Choice>
        </div>
        <Choices filter={filter} onChange={onChange} />
        <Days filter={filter} onChange={onChange} />
      </div>
      <button
        type="button"
        className={`${button("quiet", "small")} mt-3`}
        onClick={() => onChange({ ...noFilter, sort: filter.sort, view: filter.view })}
      >
        {t("none.clear")}
      </button>
    </BarPopover>
  );
}

function Choices({ filter, onChange }: FilterPopoverProps) {
  const t = useTexts(catalogs);
  const { data: links } = useSmartLinks();
  const sources = useLeadSources(filter.source);
  const { language } = useLanguage();
  const set = (name: "stage" | "source" | "link" | "language" | "size") => (value: string) =>
    onChange({ ...filter, [name]: value });
  return (
    <>
      {filter.view === "table" && (
        <Choice label={t("column.stage")} value={filter.stage} onValue={set("stage")}>
          {stages.map((stage) => (
            <option key={stage} value={stage}>
              {t(`stage.${stage}`)}
            </option>
          ))}
        </Choice>
      )}
      <Choice label={t("column.size")} value={filter.size} onValue={set("size")}>
        {sizes.map((size) => (
          <option key={size} value={size}>
            {sizeText(size, language)}
          </option>
        ))}
      </Choice>
      <Choice label={t("filter.language")} value={filter.language} onValue={set("language")}>
        <option value="en">{t("language.en")}</option>
        <option value="es">{t("language.es")}</option>
      </Choice>
      <Choice label={t("column.source")} value={filter.source} onValue={set("source")}>
        {sources.map((source) => (
          <option key={source} value={source}>
            {sourceText({ source }, t)}
          </option>
        ))}
      </Choice>
      <Choice label={t("filter.link")} value={filter.link} onValue={set("link")}>
        {links?.map((link) => (
          <option key={link.id} value={link.id}>
            {link.name}
          </option>
        ))}
      </Choice>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onValue(value: string): void;
  children: ReactNode;
}

function Choice({ label, value, onValue, children }: ChoiceProps) {
  const t = useTexts(catalogs);
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onValue(event.target.value)}>
          <option value="">{t("filter.any")}</option>
          {children}
        </select>
      )}
    </Field>
  );
}

function Days({ filter, onChange }: FilterPopoverProps) {
  const t = useTexts(catalogs);
  return (["from", "to"] as const).map((name) => (
    <Field key={name} label={t(`filter.${name}`)}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={filter[name]}
          onChange={(event) => onChange({ ...filter, [name]: event.target.value })}
        />
      )}
    </Field>
  ));
}

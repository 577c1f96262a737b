import { useEffect, useState } from "react";
import { Field } from "../../../../components/form/Field.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import type { LeadFilter } from "../../filter.ts";
import { useLeadAreas } from "../../queries.ts";
import { catalogs } from "../../texts/catalogs.ts";

interface FilterProps {
  filter: LeadFilter;
  onChange(filter: LeadFilter): void;
}

/** A pause in typing that counts as the end of an amount. Milliseconds. */
const typingPauseMs = 400;

/** The lowest and the highest budget to show. */
export function BudgetFields({ filter, onChange }: FilterProps) {
  const t = useTexts(catalogs);
  return (["budgetFrom", "budgetTo"] as const).map((name) => (
    <Amount
      key={name}
      label={t(`filter.${name}.label`)}
      value={filter[name]}
      onValue={(value) => onChange({ ...filter, [name]: value })}
    />
  ));
}

interface AmountProps {
  label: string;
  value: string;
  onValue(value: string): void;
}

function Amount({ label, value, onValue }: AmountProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const digits = typed.replaceAll(/\D/g, "").slice(0, 7);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause
  useEffect(() => {
    if (digits === value) return;
    const timer = setTimeout(() => onValue(digits), typingPauseMs);
    return () => clearTimeout(timer);
  }, [digits]);
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          placeholder="$"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The latest move-in date. As soon as possible counts too, and so do renters without a date if the agent wants. */
export function MoveFields({ filter, onChange }: FilterProps) {
  const t = useTexts(catalogs);
  return (
    <div className="col-span-2 flex flex-wrap items-end gap-x-3.5 gap-y-1">
      <Field label={t("filter.moveBy")} className="min-w-40 flex-1">
        {(control) => (
          <input
            {...control}
            type="date"
            value={filter.moveBy}
            onChange={({ target: { value } }) =>
              onChange({ ...filter, moveBy: value, flexible: value !== "" && filter.flexible })
            }
          />
        )}
      </Field>
      <label className="flex h-11 flex-none items-center gap-2.5 has-disabled:text-muted">
        <input
          type="checkbox"
          checked={filter.flexible}
          disabled={filter.moveBy === ""}
          onChange={(event) => onChange({ ...filter, flexible: event.target.checked })}
          className="size-[18px] accent-ink"
        />
        {t("filter.flexible")}
      </label>
    </div>
  );
}

/** The areas that leads look in; one of the chosen ones is enough. */
export function AreaChoice({ filter, onChange }: FilterProps) {
  const t = useTexts(catalogs);
  const { data } = useLeadAreas();
  const chosen = filter.area === "" ? [] : filter.area.split(",");
  const areas = [...new Set([...(data ?? []), ...chosen])].toSorted((a, b) => a.localeCompare(b));
  if (areas.length === 0) return null;
  const toggle = (name: string) => {
    const next = chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name];
    onChange({ ...filter, area: next.join(",") });
  };
  return (
    <fieldset className="col-span-2 min-w-0">
      <legend className="font-semibold">{t("column.area")}</legend>
      <div className="mt-1.5 grid max-h-44 grid-cols-2 gap-x-3.5 overflow-y-auto rounded-[10px] border border-line px-3 py-1.5">
        {areas.map((name) => (
          <label key={name} className="flex min-h-8 min-w-0 items-center gap-2.5 max-phone:min-h-11">
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={() => toggle(name)}
              className="size-[18px] flex-none accent-ink"
            />
            <span className="truncate">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

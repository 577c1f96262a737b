import { figurePeriods } from "@llave/contract/agent/dashboard";
import { Field } from "../../components/form/Field.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import type { Period } from "./period.ts";
import { catalogs } from "./texts/catalogs.ts";

interface PeriodPickerProps {
  period: Period;
  /** First and last day shown: the start values of a custom period. */
  shown: { from: string; to: string };
  onChange(period: Period): void;
}

/** The days the figures cover. */
export function PeriodPicker({ period, shown, onChange }: PeriodPickerProps) {
  const t = useTexts(catalogs);
  const choose = (name: Period["name"]) =>
    name !== period.name && onChange(name === "custom" ? { name, ...shown } : { ...period, name });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <fieldset aria-label={t("period")} className="inline-flex rounded-[10px] bg-fill-2 p-0.5">
        {figurePeriods.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={period.name === name}
            onClick={() => choose(name)}
            className="h-8 rounded-[8px] px-3 text-sm font-semibold text-ink-2 max-phone:h-11 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1"
          >
            {t(`period.${name}`)}
          </button>
        ))}
      </fieldset>
      {period.name === "custom" &&
        (["from", "to"] as const).map((end) => (
          <Field key={end} label={t(`period.${end}`)} className="max-w-44">
            {(control) => (
              <input
                {...control}
                type="date"
                value={period[end]}
                onChange={(event) => onChange({ ...period, [end]: event.target.value })}
              />
            )}
          </Field>
        ))}
    </div>
  );
}

import type { AvailabilitySettings } from "@llave/contract/showings/showings";
import { Field } from "../../../components/form/Field.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

type Rule = "lengthMinutes" | "bufferMinutes" | "noticeMinutes" | "horizonDays";

/** The available choices; a value set in another way is added to its list. Minutes, except for the days ahead. */
const choices: Record<Rule, { label: "length" | "buffer" | "notice" | "horizon"; values: readonly number[] }> = {
  lengthMinutes: { label: "length", values: [15, 30, 45, 60, 90, 120] },
  bufferMinutes: { label: "buffer", values: [0, 15, 30, 45, 60, 90] },
  noticeMinutes: { label: "notice", values: [0, 60, 120, 240, 720, 1440, 2880] },
  horizonDays: { label: "horizon", values: [3, 7, 14, 21, 30, 60] },
};
const rules = ["lengthMinutes", "bufferMinutes", "noticeMinutes", "horizonDays"] as const;

interface Props {
  settings: AvailabilitySettings;
  errors: Partial<Record<string, string>>;
  onChoose: (rule: Rule, value: number) => void;
}

/** How long a showing takes, the buffer around it, and when it can be booked. */
export function ShowingRules({ settings, errors, onChoose }: Props) {
  const t = useTexts(catalogs);
  const named = (rule: Rule, value: number) => {
    if (rule === "horizonDays") return t("days", { count: value });
    if (value === 0) return t("none");
    return value >= 120 && value % 60 === 0 ? t("hours", { count: value / 60 }) : t("minutes", { count: value });
  };
  return (
    <div className="grid gap-4 phone:grid-cols-2">
      {rules.map((rule) => {
        const values = [...new Set([...choices[rule].values, settings[rule]])].sort((a, b) => a - b);
        return (
          <Field key={rule} label={t(choices[rule].label)} error={errors[rule]}>
            {(control) => (
              <select
                {...control}
                value={settings[rule]}
                onChange={(event) => onChoose(rule, Number(event.target.value))}
              >
                {values.map((value) => (
                  <option key={value} value={value}>
                    {named(rule, value)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        );
      })}
    </div>
  );
}

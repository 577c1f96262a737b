import { utilities } from "@llave/contract/listings/properties";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "../../../../components/form/Field.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs } from "../../texts/catalogs.ts";
import type { FormValues } from "../values.ts";
import { OptionalSection } from "./OptionalSection.tsx";
import { TextInput } from "./TextInput.tsx";
import { useTermsSummary } from "./useTermsSummary.ts";

const dollars = { before: "$" };
const petPolicies = ["", "none", "cat", "dog", "both"] as const;

/** Move-in cost and what the home allows, a line each: the assistant phrases all of it in both languages. */
export function TermsSections() {
  const t = useTexts(catalogs);
  const summary = useTermsSummary();
  return (
    <>
      <OptionalSection icon="home" title={t("form.fees")} summary={summary.fees} note={t("form.terms.note")} asked>
        <Fees />
      </OptionalSection>
      <OptionalSection icon="star" title={t("form.pets")} summary={summary.pets} asked>
        <Pets />
      </OptionalSection>
      <OptionalSection icon="settings" title={t("form.lease")} summary={summary.lease} asked>
        <Rest />
      </OptionalSection>
      <OptionalSection icon="check" title={t("form.utilities")} summary={summary.utilities} asked>
        <Utilities />
      </OptionalSection>
    </>
  );
}

function Fees() {
  const t = useTexts(catalogs);
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t("form.fees")}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <Check name="terms.fees.firstMonth" label={t("form.firstMonth")} />
        <Check name="terms.fees.lastMonth" label={t("form.lastMonth")} />
      </div>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-3">
        <TextInput name="terms.fees.deposit" label={t("form.deposit")} sign={dollars} numeric />
        <TextInput name="terms.fees.application" label={t("form.application")} sign={dollars} numeric />
        <TextInput name="terms.fees.other" label={t("form.otherFees")} sign={dollars} numeric />
      </div>
    </fieldset>
  );
}

function Pets() {
  const t = useTexts(catalogs);
  const { register } = useFormContext<FormValues>();
  const policy = useWatch<FormValues, "terms.pets.allowed">({ name: "terms.pets.allowed" });
  const some = policy !== "" && policy !== "none";
  return (
    <div className="grid grid-cols-2 gap-4 table:grid-cols-4">
      <Field label={t("form.pets")} className={some ? "" : "max-phone:col-span-2"} hint={t("form.pets.hint")}>
        {(control) => (
          <select {...control} {...register("terms.pets.allowed")}>
            {petPolicies.map((name) => (
              <option key={name} value={name}>
                {t(`pets.${name || "unknown"}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {some && (
        <>
          <TextInput name="terms.pets.most" label={t("form.pets.most")} numeric />
          <TextInput name="terms.pets.pounds" label={t("form.pets.pounds")} numeric sign={{ after: "lb" }} />
          <TextInput
            name="terms.pets.fee"
            label={t("form.pets.fee")}
            hint={t("form.pets.fee.hint")}
            sign={dollars}
            numeric
          />
        </>
      )}
    </div>
  );
}

function Rest() {
  const t = useTexts(catalogs);
  const { register } = useFormContext<FormValues>();
  return (
    <div className="grid grid-cols-2 gap-4 table:grid-cols-4">
      <TextInput name="terms.parkingSpaces" label={t("form.parking")} numeric />
      <Field label={t("form.furnished")}>
        {(control) => (
          <select {...control} {...register("terms.furnished")}>
            <option value="">{t("pets.unknown")}</option>
            <option value="yes">{t("furnished.yes")}</option>
            <option value="no">{t("furnished.no")}</option>
          </select>
        )}
      </Field>
      <TextInput name="terms.lease.min" label={t("form.leaseMin")} sign={{ after: t("form.months") }} numeric />
      <TextInput name="terms.lease.max" label={t("form.leaseMax")} sign={{ after: t("form.months") }} numeric />
    </div>
  );
}

function Utilities() {
  const t = useTexts(catalogs);
  const { setValue } = useFormContext<FormValues>();
  const [chosen, none] = useWatch<FormValues, ["terms.utilities", "terms.noUtilities"]>({
    name: ["terms.utilities", "terms.noUtilities"],
  });
  const set = (next: typeof chosen, noUtilities: boolean) => {
    setValue("terms.utilities", next, { shouldDirty: true });
    setValue("terms.noUtilities", noUtilities, { shouldDirty: true });
  };
  return (
    <fieldset>
      <legend className="sr-only">{t("form.utilities")}</legend>
      <div className="flex flex-wrap gap-2">
        {utilities.map((name) => {
          const on = chosen.includes(name);
          return (
            <Toggle
              key={name}
              on={on}
              text={t(`utility.${name}`)}
              onToggle={() => set(on ? chosen.filter((other) => other !== name) : [...chosen, name], false)}
            />
          );
        })}
        <Toggle on={none} text={t("utility.none")} onToggle={() => set([], !none)} />
      </div>
    </fieldset>
  );
}

function Toggle({ on, text, onToggle }: { on: boolean; text: string; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className="h-11 rounded-full border border-field bg-card px-4 text-base font-medium hover:bg-fill aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-night phone:h-9"
    >
      {text}
    </button>
  );
}

function Check({ name, label }: { name: "terms.fees.firstMonth" | "terms.fees.lastMonth"; label: string }) {
  const { register } = useFormContext<FormValues>();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-md phone:min-h-8">
      <input type="checkbox" className="size-5 accent-ink" {...register(name)} />
      {label}
    </label>
  );
}

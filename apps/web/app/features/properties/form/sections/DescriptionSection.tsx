import { maxDescriptionLength } from "@llave/contract/listings/properties";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "../../../../components/form/Field.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs } from "../../texts/catalogs.ts";
import { useFieldError } from "../useFieldError.ts";
import type { FormValues } from "../values.ts";
import { FieldWording, useWording } from "../wording.tsx";
import { OptionalSection } from "./OptionalSection.tsx";

/** The description in the agent's words, checked for fair housing. */
export function DescriptionSection() {
  const t = useTexts(catalogs);
  const { register } = useFormContext<FormValues>();
  const errorOf = useFieldError();
  const { found, check } = useWording();
  const text = useWatch<FormValues, "description">({ name: "description" });
  const { onBlur, ...field } = register("description");
  return (
    <OptionalSection icon="pen" title={t("form.description")} summary={text.trim()}>
      <div>
        <Field
          label={t("form.description")}
          hint={t("form.description.hint")}
          error={found.description ? undefined : errorOf("description")}
        >
          {(control) => (
            <textarea
              {...control}
              {...field}
              rows={4}
              maxLength={maxDescriptionLength}
              aria-invalid={found.description ? true : control["aria-invalid"]}
              className={`${control.className} h-auto min-h-28 py-2.5`}
              onBlur={(event) => {
                void onBlur(event);
                if (event.target.value.trim() !== "" || found.description)
                  void check({ description: event.target.value });
              }}
            />
          )}
        </Field>
        <FieldWording field="description" text={text} />
      </div>
    </OptionalSection>
  );
}

import { descriptionMaxLength } from "@llave/contract/properties";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "../../../components/Field.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { usePlaces } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { Section } from "./Section.tsx";
import { CheckedInput, TextInput } from "./TextInput.tsx";
import { useFieldError } from "./useFieldError.ts";
import type { FormValues } from "./values.ts";
import { FieldWording, useWording } from "./wording.tsx";

const dollars = { before: "$" };

/** The basics of every listing: location, rent, size and availability. */
export function BasicsSection() {
  const t = useTexts(catalogs);
  const places = useId();
  return (
    <Section title={t("form.basics")}>
      <div className="grid gap-4 phone:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <CheckedInput name="address" label={t("form.address")} placeholder="100 SW 10th St, #4" maxLength={200} />
        <CheckedInput name="area" label={t("form.area")} list={places} maxLength={100} placeholder="Brickell" />
        <Places id={places} />
      </div>
      <div className="grid grid-cols-2 gap-4 table:grid-cols-4">
        <TextInput name="price" label={t("form.price")} sign={dollars} numeric />
        <TextInput name="bedrooms" label={t("form.bedrooms")} numeric hint={t("form.bedrooms.hint")} />
        <TextInput name="bathrooms" label={t("form.bathrooms")} numeric />
        <TextInput name="squareFeet" label={t("form.squareFeet")} optional numeric />
      </div>
      <div className="grid gap-4 phone:grid-cols-2">
        <TextInput name="availableFrom" label={t("form.availableFrom")} optional type="date" />
        <TextInput
          name="externalId"
          label={t("form.externalId")}
          optional
          hint={t("form.externalId.hint")}
          maxLength={100}
        />
      </div>
      <Description />
      <TextInput name="sourceUrl" label={t("form.sourceUrl")} optional type="url" placeholder="https://" />
    </Section>
  );
}

function Places({ id }: { id: string }) {
  const { data: places = [] } = usePlaces();
  return (
    <datalist id={id}>
      {places.map((place) => (
        <option key={place} value={place} />
      ))}
    </datalist>
  );
}

function Description() {
  const t = useTexts(catalogs);
  const { register } = useFormContext<FormValues>();
  const errorOf = useFieldError();
  const { found, check } = useWording();
  const text = useWatch<FormValues, "description">({ name: "description" });
  const { onBlur, ...field } = register("description");
  return (
    <div>
      <Field
        label={t("form.description")}
        optional
        hint={t("form.description.hint")}
        error={found.description ? undefined : errorOf("description")}
      >
        {(control) => (
          <textarea
            {...control}
            {...field}
            rows={4}
            maxLength={descriptionMaxLength}
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
  );
}

import { useId } from "react";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { usePlaces } from "../../queries.ts";
import { catalogs } from "../../texts/catalogs.ts";
import { AddressInput } from "./AddressInput.tsx";
import { Section } from "./Section.tsx";
import { CheckedInput, TextInput } from "./TextInput.tsx";

const dollars = { before: "$" };

/** What every listing has: location, rent, size and availability. */
export function BasicsSection() {
  const t = useTexts(catalogs);
  const places = useId();
  return (
    <Section title={t("form.basics")}>
      <div className="grid gap-4 phone:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <AddressInput />
        <CheckedInput name="area" label={t("form.area")} list={places} maxLength={100} placeholder="Brickell" />
        <Places id={places} />
      </div>
      <div className="grid grid-cols-2 gap-4 table:grid-cols-[1.2fr_1.4fr_1fr_1fr_1fr]">
        <TextInput name="price" label={t("form.price")} sign={dollars} numeric />
        <TextInput
          name="availableFrom"
          label={t("form.availableFrom")}
          optional
          type="date"
          hint={t("form.availableFrom.hint")}
        />
        <TextInput name="bedrooms" label={t("form.bedrooms")} numeric hint={t("form.bedrooms.hint")} />
        <TextInput name="bathrooms" label={t("form.bathrooms")} numeric />
        <TextInput name="squareFeet" label={t("form.squareFeet")} className="max-table:col-span-2" optional numeric />
      </div>
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

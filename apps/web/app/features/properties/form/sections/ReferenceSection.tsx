import { useWatch } from "react-hook-form";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs } from "../../texts/catalogs.ts";
import type { FormValues } from "../values.ts";
import { OptionalSection } from "./OptionalSection.tsx";
import { TextInput } from "./TextInput.tsx";

/** Where else the listing is known: its reference, such as the MLS number, and its page. */
export function ReferenceSection() {
  const t = useTexts(catalogs);
  const [reference, link] = useWatch<FormValues, ["externalId", "sourceUrl"]>({ name: ["externalId", "sourceUrl"] });
  const host = URL.canParse(link) ? new URL(link).host : link;
  return (
    <OptionalSection
      icon="link"
      title={t("form.reference")}
      summary={[reference, host].filter((part) => part.trim() !== "").join(" · ")}
    >
      <div className="grid gap-4 phone:grid-cols-2">
        <TextInput
          name="externalId"
          label={t("form.externalId")}
          optional
          hint={t("form.externalId.hint")}
          maxLength={100}
        />
        <TextInput name="sourceUrl" label={t("form.sourceUrl")} optional type="url" placeholder="https://" />
      </div>
    </OptionalSection>
  );
}

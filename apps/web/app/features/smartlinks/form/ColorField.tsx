import { brandColors } from "@llave/contract/agent/onboardingChoices";
import { defaultBrandColor } from "@llave/contract/chat/chatLimits";
import type { CreateSmartLinkRequest } from "@llave/contract/chat/smartlink";
import { normalizeHex, readableTextOn } from "@llave/ui/contrast";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckRow } from "../../../components/form/CheckRow.tsx";
import { HexField } from "../../../components/form/HexField.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

/** The color of a link's chat, with a readable text color. */
export function ColorField() {
  const t = useTexts(catalogs);
  const { setValue, formState, control } = useFormContext<CreateSmartLinkRequest>();
  const color = useWatch({ control, name: "brandColor" });
  const choose = (value: string | null) =>
    setValue("brandColor", value, { shouldDirty: true, shouldValidate: formState.submitCount > 0 });
  const wrong = color !== null && !/^#[0-9a-f]{6}$/i.test(color);
  return (
    <div className="grid gap-3">
      <CheckRow
        label={t("form.color.own")}
        checked={color !== null}
        onChange={(event) => choose(event.target.checked ? defaultBrandColor : null)}
      />
      {color !== null && (
        <div className="grid gap-3 phone:grid-cols-2">
          <div>
            <fieldset className="flex flex-wrap gap-1.5">
              <legend className="mb-1.5 font-semibold">{t("form.color")}</legend>
              {brandColors.map((preset) => (
                <button
                  key={preset}
                  type="button"
                  aria-label={preset}
                  aria-pressed={preset.toLowerCase() === color.toLowerCase()}
                  onClick={() => choose(preset)}
                  className="size-9 rounded-s border border-field aria-pressed:ring-2 aria-pressed:ring-ink aria-pressed:ring-offset-2 max-phone:size-11"
                  style={{ backgroundColor: preset }}
                />
              ))}
            </fieldset>
            <HexField
              label={t("form.color.hex")}
              color={color}
              error={wrong ? t("form.color.wrong") : undefined}
              onType={choose}
            />
          </div>
          <Preview color={normalizeHex(color) ?? defaultBrandColor} />
        </div>
      )}
    </div>
  );
}

function Preview({ color }: { color: string }) {
  const t = useTexts(catalogs);
  return (
    <figure className="flex flex-col rounded-m border border-line bg-paper p-3">
      <figcaption className="text-sm text-muted">{t("form.color.preview")}</figcaption>
      <p
        className="mt-auto self-start rounded-[18px] rounded-bl-[5px] px-4 py-2.5 text-md"
        style={{ backgroundColor: color, color: readableTextOn(color) }}
      >
        {t("form.color.sample")}
      </p>
    </figure>
  );
}

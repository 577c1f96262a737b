import { type CreateSmartLinkRequest, linkLanguage, maxCustomSlugLength, tone } from "@llave/contract/chat/smartlink";
import { useFormContext } from "react-hook-form";
import { useSmartLinks } from "../../../agent/queries.ts";
import { CheckRow } from "../../../components/form/CheckRow.tsx";
import { Field } from "../../../components/form/Field.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import type { en } from "../texts/en.ts";
import { ColorField } from "./ColorField.tsx";

/** A link's fields; a new one includes whether it is active, later its switch does that. */
export function LinkFields({ isNew }: { isNew: boolean }) {
  const t = useTexts(catalogs);
  const { register, formState } = useFormContext<CreateSmartLinkRequest>();
  const { errors } = formState;
  return (
    <>
      <Field
        label={t("form.name")}
        error={errors.name && t("form.name.missing")}
        {...(isNew && { hint: t("form.name.hint") })}
      >
        {(control) => (
          <input
            {...control}
            {...register("name")}
            maxLength={60}
            autoComplete="off"
            placeholder={t("form.name.placeholder")}
          />
        )}
      </Field>
      <Field label={t("form.source")} error={errors.sourceTag && t("form.source.missing")} hint={t("form.source.hint")}>
        {(control) => (
          <input
            {...control}
            {...register("sourceTag")}
            maxLength={60}
            autoComplete="off"
            placeholder={t("form.source.placeholder")}
          />
        )}
      </Field>
      <SlugField />
      <div className="grid grid-cols-2 gap-3">
        <Choice name="language" options={linkLanguage.options} />
        <Choice name="tone" options={tone.options} />
      </div>
      <ColorField />
      {isNew && <CheckRow label={t("form.active")} {...register("isActive")} />}
    </>
  );
}

/** The part of the address after the agent's name. If empty, the address is made from the link's name. */
function SlugField() {
  const t = useTexts(catalogs);
  const { data: links } = useSmartLinks();
  const { register, formState } = useFormContext<CreateSmartLinkRequest>();
  const { customSlug: error } = formState.errors;
  const agent = links?.find(({ isFirst }) => isFirst)?.slug.split("/")[0] ?? "";
  return (
    <Field
      label={t("form.slug")}
      optional
      hint={t("form.slug.hint")}
      error={error && (error.type === "server" ? error.message : t("form.slug.wrong"))}
    >
      {(control) => (
        <span className="mt-1.5 flex items-center gap-2">
          <span className="max-w-[45%] truncate text-base text-muted">smartlink/{agent && `${agent}/`}</span>
          <input
            {...control}
            className={control.className.replace("mt-1.5 ", "")}
            {...register("customSlug", { setValueAs: (value: string | null) => value?.trim() || null })}
            maxLength={maxCustomSlugLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t("form.slug.placeholder")}
          />
        </span>
      )}
    </Field>
  );
}

interface ChoiceProps {
  name: "language" | "tone";
  options: readonly string[];
}

/** One of several settings, or the agent's own. */
function Choice({ name, options }: ChoiceProps) {
  const t = useTexts(catalogs);
  const { register } = useFormContext<CreateSmartLinkRequest>();
  return (
    <Field label={t(`form.${name}`)}>
      {(control) => (
        <select {...control} {...register(name, { setValueAs: (value: string | null) => value || null })}>
          <option value="">{t("form.asProfile")}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`${name}.${option}` as keyof typeof en)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

import { type FactTopic, factTopics, maxFactLength } from "@llave/contract/listings/properties";
import type { Language } from "@llave/ui/language";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "../../../../components/form/Field.tsx";
import { Icon } from "../../../../components/Icon.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs } from "../../texts/catalogs.ts";
import { useFieldError } from "../useFieldError.ts";
import type { FormValues } from "../values.ts";
import { FieldWording, useWording } from "../wording.tsx";
import { OptionalSection } from "./OptionalSection.tsx";

/** What else the assistant can quote, in the agent's own words. */
export function FactsSection() {
  const t = useTexts(catalogs);
  const { setValue } = useFormContext<FormValues>();
  const facts = useWatch<FormValues, "facts">({ name: "facts" });
  const topics = factTopics.filter((topic) => facts[topic] !== undefined);
  const set = (next: FormValues["facts"]) => setValue("facts", next, { shouldDirty: true });
  const add = (topic: FactTopic) => set({ ...facts, [topic]: { en: "", es: "" } });
  const remove = (topic: FactTopic) =>
    set(Object.fromEntries(Object.entries(facts).filter(([name]) => name !== topic)));
  return (
    <OptionalSection
      icon="chat"
      title={t("form.facts")}
      summary={topics.map((topic) => t(`fact.${topic}`)).join(" · ")}
      note={t("form.facts.note")}
    >
      {topics.map((topic) => (
        <Fact key={topic} topic={topic} onRemove={() => remove(topic)} />
      ))}
      <select
        aria-label={t("form.facts.add")}
        value=""
        onChange={(event) => {
          const topic = factTopics.find((name) => name === event.target.value);
          if (topic) add(topic);
        }}
        className="h-11 w-full max-w-72 rounded-[10px] border border-dashed border-field bg-card px-3 text-base font-semibold"
      >
        <option value="">{t("form.facts.add")}</option>
        {factTopics
          .filter((topic) => facts[topic] === undefined)
          .map((topic) => (
            <option key={topic} value={topic}>
              {t(`fact.${topic}`)}
            </option>
          ))}
      </select>
    </OptionalSection>
  );
}

function Fact({ topic, onRemove }: { topic: FactTopic; onRemove: () => void }) {
  const t = useTexts(catalogs);
  const name = t(`fact.${topic}`);
  return (
    <fieldset className="min-w-0 rounded-m border border-line px-3.5 pt-2 pb-3.5">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3">
        <b className="font-semibold" aria-hidden="true">
          {name}
        </b>
        <button
          type="button"
          aria-label={t("form.facts.remove", { topic: name })}
          onClick={onRemove}
          className="-mr-2 grid size-11 place-items-center rounded-s text-muted hover:bg-fill hover:text-ink phone:size-8"
        >
          <Icon name="trash" small />
        </button>
      </div>
      <div className="mt-1 grid gap-3 table:grid-cols-2">
        <FactText topic={topic} language="en" />
        <FactText topic={topic} language="es" />
      </div>
    </fieldset>
  );
}

function FactText({ topic, language }: { topic: FactTopic; language: Language }) {
  const t = useTexts(catalogs);
  const { register } = useFormContext<FormValues>();
  const errorOf = useFieldError();
  const { found, check } = useWording();
  const field = `facts.${topic}.${language}` as const;
  const text = useWatch<FormValues, typeof field>({ name: field }) ?? "";
  const { onBlur, ...input } = register(field);
  return (
    <div className="min-w-0">
      <Field label={t(`form.facts.${language}`)} error={found[field] ? undefined : errorOf(field)}>
        {(control) => (
          <input
            {...control}
            {...input}
            lang={language}
            maxLength={maxFactLength}
            autoComplete="off"
            onBlur={(event) => {
              void onBlur(event);
              if (event.target.value.trim() !== "" || found[field]) void check({ [field]: event.target.value });
            }}
          />
        )}
      </Field>
      <FieldWording field={field} text={text} />
    </div>
  );
}

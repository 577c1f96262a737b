import { ownTextLimits } from "@llave/contract/agent/ownTexts";
import type { AgentSettings } from "@llave/contract/agent/settings";
import { type Language, languageNames } from "@llave/ui/language";
import { Field } from "../../../components/form/Field.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { useSettingsTexts } from "../useTexts.ts";

type Greeting = "greetingEn" | "greetingEs";

const fieldOf = { en: "greetingEn", es: "greetingEs" } as const satisfies Record<Language, Greeting>;

interface GreetingSectionProps {
  values: AgentSettings;
  errors: Partial<Record<string, string>>;
  language: Language;
  onLanguage: (language: Language) => void;
  onType: (change: Partial<Record<Greeting, string>>) => void;
  onLeave: (field: Greeting) => void;
}

/** The agent's own first line in both languages. The test chat beside it shows it as renters see it. */
export function GreetingSection({ values, errors, language, onLanguage, onType, onLeave }: GreetingSectionProps) {
  const t = useSettingsTexts();
  const field = fieldOf[language];
  return (
    <SettingsSection title={t("greeting")} text={t("greeting.text")}>
      <fieldset className="mb-3 inline-flex rounded-[10px] bg-fill-2 p-0.5">
        <legend>{t("greeting.language")}</legend>
        {(["en", "es"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === language}
            onClick={() => onLanguage(one)}
            className="touch h-8 rounded-s px-3.5 text-sm font-semibold text-ink-2 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1"
          >
            {languageNames[one]}
          </button>
        ))}
      </fieldset>
      <Field
        key={language}
        label={t(`greeting.in.${language}`)}
        hint={t(values.aiMode === "minimal" ? "greeting.off" : "greeting.hint")}
        error={errors[field]}
      >
        {({ className, ...control }) => (
          <textarea
            {...control}
            lang={language}
            rows={3}
            maxLength={ownTextLimits.greeting}
            value={values[field]}
            placeholder={firstLine(values.opening[language])}
            onChange={(event) => onType({ [field]: event.target.value.replace(/\n/g, " ") })}
            onBlur={() => onLeave(field)}
            className={`${className} h-auto resize-y py-2 leading-6 placeholder:text-muted`}
          />
        )}
      </Field>
    </SettingsSection>
  );
}

/** The first line of a chat in a language, including text that isn't saved yet. */
export function openingOf(values: AgentSettings, language: Language): string {
  const stored = values.opening[language];
  const typed = values[fieldOf[language]].trim();
  if (typed === "" || values.aiMode === "minimal") return stored;
  return [typed, ...stored.split("\n").slice(1)].join("\n");
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}

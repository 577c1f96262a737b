import { aiModes, assistantLanguages, tones } from "@llave/contract/onboardingChoices";
import { Choice, ChoiceGroup } from "../../components/Choice.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };

interface Choices<Value> {
  chosen: Value;
  onChoose(value: Value): void;
}

/** How much the assistant does on its own. */
export function AiModeChoices({ chosen, onChoose }: Choices<(typeof aiModes)[number]>) {
  const t = useTexts(catalogs);
  return (
    <ChoiceGroup legend={t("ai")}>
      <div className="grid gap-3">
        {aiModes.map((mode) => (
          <Choice
            key={mode}
            type="radio"
            name="aiMode"
            checked={chosen === mode}
            onChange={() => onChoose(mode)}
            title={t(`ai.${mode}`)}
            text={t(`ai.${mode}.text`)}
            end={
              <>
                <span className="text-base text-muted">{t(`ai.${mode}.short`)}</span>
                {mode === "balanced" && (
                  <span className="rounded-s bg-mint-wash px-2 py-0.5 text-xs font-semibold text-mint-ink">
                    {t("ai.recommended")}
                  </span>
                )}
              </>
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** How the assistant sounds. */
export function ToneChoices({ chosen, onChoose }: Choices<(typeof tones)[number]>) {
  const t = useTexts(catalogs);
  return (
    <ChoiceGroup legend={t("tone")}>
      <div className="grid gap-3 phone:grid-cols-2">
        {tones.map((tone) => (
          <Choice
            key={tone}
            type="radio"
            name="tone"
            checked={chosen === tone}
            onChange={() => onChoose(tone)}
            title={t(`tone.${tone}`)}
            text={t(`tone.${tone}.text`)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** The language of the assistant's greeting, default first. */
export function LanguageChoices({ chosen, onChoose }: Choices<(typeof assistantLanguages)[number]>) {
  const t = useTexts(catalogs);
  return (
    <ChoiceGroup legend={t("language")}>
      <div className="grid gap-3">
        {assistantLanguages.toReversed().map((language) => (
          <Choice
            key={language}
            type="radio"
            name="language"
            checked={chosen === language}
            onChange={() => onChoose(language)}
            title={t(`language.${language}`)}
            text={t(`language.${language}.text`)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

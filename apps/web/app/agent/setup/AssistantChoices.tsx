import { aiModes, assistantLanguages, tones } from "@llave/contract/agent/onboardingChoices";
import { Choice, ChoiceGroup } from "../../components/form/Choice.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface Choices<Value> {
  chosen: Value;
  onChoose(value: Value): void;
}

interface WhoAnswers {
  aiMode: (typeof aiModes)[number];
  muted: boolean;
}

/** Who answers renters: what the assistant does, and whether the agent gets notifications. Each chat can differ. */
export function WhoAnswersChoices({
  chosen,
  onChange,
}: {
  chosen: WhoAnswers;
  onChange(some: Partial<WhoAnswers>): void;
}) {
  const t = useTexts(catalogs);
  return (
    <div className="grid gap-3">
      <AiModeChoices chosen={chosen.aiMode} onChoose={(aiMode) => onChange({ aiMode })} />
      <Choice
        type="checkbox"
        checked={chosen.muted}
        onChange={(event) => onChange({ muted: event.target.checked })}
        title={t("mute")}
        text={t("mute.text")}
      />
      {chosen.muted && chosen.aiMode === "minimal" && (
        <p role="alert" className="flex items-start gap-2 rounded-m bg-warm-wash px-4 py-3 text-md text-ink">
          <Icon name="alert" small className="mt-1 text-warm" />
          <span>
            <b className="font-semibold">{t("nobody")}</b> {t("nobody.text")}
          </span>
        </p>
      )}
    </div>
  );
}

/** How much the assistant does on its own. */
function AiModeChoices({ chosen, onChoose }: Choices<(typeof aiModes)[number]>) {
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

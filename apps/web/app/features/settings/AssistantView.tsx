import { aiModes, assistantLanguages, tones } from "@llave/contract/onboardingChoices";
import type { AgentSettings } from "@llave/contract/settings";
import { useState } from "react";
import { Choice, ChoiceGroup } from "../../components/Choice.tsx";
import { BrandColor } from "./BrandColor.tsx";
import { submitting } from "./formSubmit.ts";
import { useSaveSettings, useSettings } from "./queries.ts";
import { SaveButton } from "./SaveButton.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** How the assistant sounds, looks, and how much it does by itself. */
export function AssistantView() {
  return (
    <SettingsPage section="assistant" query={useSettings()}>
      {(settings) => <AssistantForm settings={settings} />}
    </SettingsPage>
  );
}

function AssistantForm({ settings }: { settings: AgentSettings }) {
  const { busy, errors, save } = useSaveSettings();
  const { tone, language, aiMode, brandColor } = settings;
  const { available, enabled } = settings.languageModel;
  const [chosen, setChosen] = useState({ tone, language, aiMode, brandColor, languageModel: enabled });
  const change = (some: Partial<typeof chosen>) => setChosen({ ...chosen, ...some });
  return (
    <form noValidate onSubmit={submitting(busy, () => save(chosen))} className="grid gap-8">
      <Modes chosen={chosen.aiMode} onChoose={(mode) => change({ aiMode: mode })} />
      <Few name="tone" options={tones} chosen={chosen.tone} onChoose={(value) => change({ tone: value })} />
      <Few
        name="language"
        options={assistantLanguages}
        chosen={chosen.language}
        onChoose={(value) => change({ language: value })}
      />
      {available && <LanguageModel on={chosen.languageModel} onChange={(on) => change({ languageModel: on })} />}
      <BrandColor
        color={chosen.brandColor}
        error={errors.brandColor}
        onChange={(color) => change({ brandColor: color })}
      />
      <SaveButton busy={busy} />
    </form>
  );
}

/** Whether a language model may help; nobody is asked where the server has none. */
function LanguageModel({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useSettingsTexts();
  return (
    <ChoiceGroup legend={t("model.legend")}>
      <Choice
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        title={t("model.title")}
        text={t("model.text")}
      />
    </ChoiceGroup>
  );
}

function Modes({ chosen, onChoose }: { chosen: string; onChoose: (mode: (typeof aiModes)[number]) => void }) {
  const t = useSettingsTexts();
  return (
    <ChoiceGroup legend={t("ai.legend")}>
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
            end={<span className="text-base text-muted">{t(`ai.${mode}.short`)}</span>}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

type FewProps =
  | { name: "tone"; options: typeof tones; chosen: string; onChoose: (value: (typeof tones)[number]) => void }
  | {
      name: "language";
      options: typeof assistantLanguages;
      chosen: string;
      onChoose: (value: (typeof assistantLanguages)[number]) => void;
    };

/** A few short choices side by side. */
function Few(props: FewProps) {
  const t = useSettingsTexts();
  const options =
    props.name === "tone"
      ? props.options.map((value) => ({ key: `tone.${value}` as const, value, choose: () => props.onChoose(value) }))
      : props.options.map((value) => ({
          key: `language.${value}` as const,
          value,
          choose: () => props.onChoose(value),
        }));
  return (
    <ChoiceGroup legend={t(props.name)}>
      <div className="grid gap-3 phone:grid-cols-2">
        {options.map(({ key, value, choose }) => (
          <Choice
            key={value}
            type="radio"
            name={props.name}
            checked={props.chosen === value}
            onChange={choose}
            title={t(key)}
            text={t(`${key}.text`)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

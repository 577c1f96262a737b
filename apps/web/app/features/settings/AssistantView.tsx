import type { AgentSettings } from "@llave/contract/settings";
import { useState } from "react";
import { LanguageChoices, ToneChoices, WhoAnswersChoices } from "../../agent/setup/AssistantChoices.tsx";
import { Choice, ChoiceGroup } from "../../components/Choice.tsx";
import { BrandColor } from "./BrandColor.tsx";
import { submitting } from "./formSubmit.ts";
import { useSaveSettings, useSettings } from "./queries.ts";
import { SaveButton } from "./SaveButton.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** How the assistant sounds, looks, and how much it does on its own. */
export function AssistantView() {
  return (
    <SettingsPage section="assistant" query={useSettings()}>
      {(settings) => <AssistantForm settings={settings} />}
    </SettingsPage>
  );
}

function AssistantForm({ settings }: { settings: AgentSettings }) {
  const { busy, errors, save } = useSaveSettings();
  const { tone, language, aiMode, muted, brandColor } = settings;
  const { available, enabled } = settings.languageModel;
  const [chosen, setChosen] = useState({ tone, language, aiMode, muted, brandColor, languageModel: enabled });
  const change = (some: Partial<typeof chosen>) => setChosen({ ...chosen, ...some });
  return (
    <form noValidate onSubmit={submitting(busy, () => save(chosen))} className="grid gap-8">
      <WhoAnswersChoices chosen={chosen} onChange={change} />
      <ToneChoices chosen={chosen.tone} onChoose={(value) => change({ tone: value })} />
      <LanguageChoices chosen={chosen.language} onChoose={(value) => change({ language: value })} />
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

/** Whether a language model may help; not shown if the server has none. */
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

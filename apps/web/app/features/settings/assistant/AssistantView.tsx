import type { AgentSettings } from "@llave/contract/agent/settings";
import type { Language } from "@llave/ui/language";
import { useState } from "react";
import { useSettings } from "../../../agent/settings.ts";
import { LanguageChoices, ToneChoices, WhoAnswersChoices } from "../../../agent/setup/AssistantChoices.tsx";
import { Choice, ChoiceGroup } from "../../../components/form/Choice.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { useLanguageModel, useSettingsAutosave } from "../queries.ts";
import { SettingsPage } from "../SettingsPage.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { useSettingsTexts } from "../useTexts.ts";
import { AssistantTest } from "./AssistantTest.tsx";
import { BrandColor } from "./BrandColor.tsx";
import { GreetingSection, openingOf } from "./GreetingSection.tsx";

/** How the assistant sounds, looks, and how much it does on its own. */
export function AssistantView() {
  return (
    <SettingsPage section="assistant" query={useSettings()} wide>
      {(settings) => <AssistantSections settings={settings} />}
    </SettingsPage>
  );
}

function AssistantSections({ settings }: { settings: AgentSettings }) {
  const t = useSettingsTexts();
  const { values, errors, type, leave, choose } = useSettingsAutosave(settings);
  const { available, enabled } = settings.languageModel;
  const { language: page } = useLanguage();
  const [spoken, setSpoken] = useState<Language>(
    { bilingual: page, spanish: "es" as const, english: "en" as const }[settings.language],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[84rem]:grid-cols-[minmax(0,1fr)_336px]">
      <div>
        <SettingsSection title={t("who")} text={t("who.text")} error={errors.aiMode ?? errors.muted}>
          <WhoAnswersChoices
            chosen={values}
            onChange={(some) => void choose(some, t(some.aiMode ? "saved.aiMode" : "saved.muted"))}
          />
        </SettingsSection>
        <GreetingSection
          values={values}
          errors={errors}
          language={spoken}
          onLanguage={setSpoken}
          onType={type}
          onLeave={(field) => leave(field, t("saved.greeting"))}
        />
        <SettingsSection title={t("tone")} error={errors.tone}>
          <ToneChoices chosen={values.tone} onChoose={(tone) => void choose({ tone }, t("saved.tone"))} />
        </SettingsSection>
        <SettingsSection title={t("language")} text={t("language.text")} error={errors.language}>
          <LanguageChoices
            chosen={values.language}
            onChoose={(language) => void choose({ language }, t("saved.language"))}
          />
        </SettingsSection>
        <SettingsSection title={t("color")} text={t("color.text")}>
          <BrandColor
            color={values.brandColor}
            error={errors.brandColor}
            onType={(brandColor) => type({ brandColor })}
            onLeave={() => leave("brandColor", t("saved.brandColor"))}
            onChoose={(brandColor) => void choose({ brandColor }, t("saved.brandColor"))}
          />
        </SettingsSection>
        {available && <LanguageModel on={enabled} />}
      </div>
      <AssistantTest language={spoken} opening={openingOf(values, spoken)} />
    </div>
  );
}

/** Whether a language model may help; not shown if the server has none. */
function LanguageModel({ on }: { on: boolean }) {
  const t = useSettingsTexts();
  const { values, errors, choose } = useLanguageModel(on);
  return (
    <SettingsSection title={t("model.legend")} error={errors.languageModel}>
      <ChoiceGroup legend={t("model.legend")}>
        <Choice
          type="checkbox"
          checked={values.languageModel}
          onChange={(event) => void choose({ languageModel: event.target.checked }, t("saved.languageModel"))}
          title={t("model.title")}
          text={t("model.text")}
        />
      </ChoiceGroup>
    </SettingsSection>
  );
}

import type { FollowUpChoices, FollowUpSettings, FollowUpStepSetting } from "@llave/contract/followUps/followUps";
import { leadStage } from "@llave/contract/leads/leads";
import { useState } from "react";
import { Link } from "react-router";
import { useSettings } from "../../../agent/settings.ts";
import { button } from "../../../components/button.ts";
import { CheckRow } from "../../../components/form/CheckRow.tsx";
import { Choice } from "../../../components/form/Choice.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { sourceText } from "../../leads/leadWords.ts";
import { catalogs as leadCatalogs } from "../../leads/texts/catalogs.ts";
import { SettingsPage } from "../SettingsPage.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { choicesOf, useChoices, useFollowUpSettings } from "./queries.ts";
import { StepDialog } from "./StepDialog.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** What Llave sends on its own, with its texts and who gets it. */
export function FollowUpsView() {
  return (
    <SettingsPage section="followUps" query={useFollowUpSettings()}>
      {(settings) => <Sections settings={settings} />}
    </SettingsPage>
  );
}

function Sections({ settings }: { settings: FollowUpSettings }) {
  const t = useTexts(catalogs);
  const { values, errors, choose } = useChoices(choicesOf(settings));
  const [open, setOpen] = useState<FollowUpStepSetting | null>(null);
  return (
    <>
      <SettingsSection title={t("all")} text={t("all.text")} error={errors.enabled}>
        <CheckRow
          label={t("all.on")}
          checked={values.enabled}
          onChange={(event) => void choose({ enabled: event.target.checked }, t("saved.enabled"))}
        />
        <ModeNote />
        <Link
          to={paths.followUps}
          className="reach mt-3 inline-flex items-center gap-1.5 text-base font-semibold underline underline-offset-4"
        >
          {t("today")}
          <Icon name="arrow" small />
        </Link>
      </SettingsSection>
      <SettingsSection title={t("messages")} text={t("messages.text")} error={errors.offSteps}>
        <div className={`grid gap-5 ${values.enabled ? "" : "opacity-60"}`}>
          {groups.map(({ key, steps }) => (
            <section key={key} aria-labelledby={`steps-${key}`}>
              <h3 id={`steps-${key}`} className="mb-1.5 text-base font-semibold text-muted">
                {t(`group.${key}`)}
              </h3>
              <ul className="divide-y divide-line rounded-l border border-line bg-card">
                {steps.map((name) => {
                  const step = settings.steps.find((one) => one.step === name);
                  return (
                    step && (
                      <StepRow
                        key={name}
                        step={step}
                        on={!values.offSteps.includes(name)}
                        onSwitch={(on) =>
                          void choose({ offSteps: without(values.offSteps, name, on) }, t("saved.steps"))
                        }
                        onOpen={() => setOpen(step)}
                      />
                    )
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      </SettingsSection>
      <Audience settings={settings} values={values} errors={errors} choose={choose} />
      {open && <StepDialog step={open} onClose={() => setOpen(null)} />}
    </>
  );
}

const groups = [
  { key: "silence", steps: ["silence_1h", "silence_24h", "silence_72h"] },
  { key: "showing", steps: ["showing_day_before", "showing_two_hours", "after_showing"] },
  { key: "listing", steps: ["new_match", "price_drop"] },
  { key: "lease", steps: ["lease_renewal"] },
] as const;

/** The follow-ups that are off, after one was turned on or off. */
function without<Name extends string>(off: readonly Name[], name: Name, on: boolean): Name[] {
  return [...off.filter((one) => one !== name), ...(on ? [] : [name])];
}

/** What the AI mode means for these messages. */
function ModeNote() {
  const t = useTexts(catalogs);
  const { data } = useSettings();
  if (!data) return null;
  return (
    <p className="mt-3 text-base text-muted">
      {t(`mode.${data.aiMode}`)}{" "}
      <Link to={paths.settings.assistant} className="font-semibold underline underline-offset-4">
        {t("mode.change")}
      </Link>
    </p>
  );
}

interface StepRowProps {
  step: FollowUpStepSetting;
  on: boolean;
  onSwitch: (on: boolean) => void;
  onOpen: () => void;
}

function StepRow({ step: { step, own, texts }, on, onSwitch, onOpen }: StepRowProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2 px-[18px] py-3.5 phone:grid-cols-[auto_minmax(0,1fr)_auto]">
      <input
        type="checkbox"
        id={`step-${step}`}
        className="mt-0.5 size-[22px] flex-none accent-ink"
        checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={`step-${step}`} className="cursor-pointer font-semibold">
          {t(`step.${step}`)}
          {own && (
            <span className="ml-2 rounded-full bg-fill-2 px-2 py-0.5 text-xs font-semibold text-ink-2">{t("own")}</span>
          )}
        </label>
        <p lang={language} className="mt-0.5 line-clamp-2 text-base text-ink-2">
          {texts[language]}
        </p>
      </div>
      <button
        type="button"
        aria-label={t("edit.of", { step: t(`step.${step}`) })}
        className={`${button("line", "small")} col-start-2 justify-self-start phone:col-start-3`}
        onClick={onOpen}
      >
        <Icon name="pen" small />
        {t("edit")}
      </button>
    </li>
  );
}

interface AudienceProps {
  settings: FollowUpSettings;
  values: FollowUpChoices;
  errors: Partial<Record<string, string>>;
  choose: (change: Partial<FollowUpChoices>, told: string) => Promise<void>;
}

/** The stages and sources whose leads get follow-ups. */
function Audience({ settings, values, errors, choose }: AudienceProps) {
  const t = useTexts(catalogs);
  const leads = useTexts(leadCatalogs);
  return (
    <>
      <SettingsSection title={t("stages")} text={t("stages.text")} error={errors.offStages}>
        <fieldset className="grid grid-cols-2 gap-2.5 phone:grid-cols-3">
          <legend>{t("stages")}</legend>
          {leadStage.options.map((stage) => (
            <Choice
              key={stage}
              type="checkbox"
              checked={!values.offStages.includes(stage)}
              onChange={(event) =>
                void choose({ offStages: without(values.offStages, stage, event.target.checked) }, t("saved.stages"))
              }
              title={leads(`stage.${stage}`)}
            />
          ))}
        </fieldset>
      </SettingsSection>
      {settings.sources.length > 0 && (
        <SettingsSection title={t("sources")} text={t("sources.text")} error={errors.offSources}>
          <fieldset className="grid gap-2.5 phone:grid-cols-2">
            <legend>{t("sources")}</legend>
            {settings.sources.map((source) => (
              <Choice
                key={source}
                type="checkbox"
                checked={!values.offSources.includes(source)}
                onChange={(event) =>
                  void choose(
                    { offSources: without(values.offSources, source, event.target.checked) },
                    t("saved.sources"),
                  )
                }
                title={sourceText({ source }, leads)}
              />
            ))}
          </fieldset>
        </SettingsSection>
      )}
    </>
  );
}

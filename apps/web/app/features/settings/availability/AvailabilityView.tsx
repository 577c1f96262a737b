import type { AvailabilitySettings } from "@llave/contract/showings/showings";
import { useQuery } from "@tanstack/react-query";
import { CheckRow } from "../../../components/form/CheckRow.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { CalendarStates } from "../../calendars/CalendarStates.tsx";
import { SettingsPage } from "../SettingsPage.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { useAutosave } from "../useAutosave.ts";
import { DaysOff } from "./DaysOff.tsx";
import { ShowingRules } from "./ShowingRules.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { WeekGrid } from "./WeekGrid.tsx";
import { wrongHours } from "./wrongHours.ts";

const path = "/api/agent/availability";

/** When an agent shows homes: the week, the rules and the days off. */
export function AvailabilityView() {
  return (
    <SettingsPage section="availability" query={useQuery<AvailabilitySettings>({ queryKey: [path], staleTime: 0 })}>
      {(settings) => <AvailabilitySections settings={settings} />}
    </SettingsPage>
  );
}

function AvailabilitySections({ settings }: { settings: AvailabilitySettings }) {
  const t = useTexts(catalogs);
  const { values, errors, type, leave, choose } = useAutosave({ method: "PUT", path, stored: settings });
  const wrong = wrongHours(values.weekly);
  return (
    <>
      <SettingsSection title={t("week")} text={t("week.text")} error={wrong.length === 0 ? errors.weekly : undefined}>
        <WeekGrid
          weekly={values.weekly}
          error={errors.weekly}
          wrong={wrong}
          onType={(weekly) => type({ weekly })}
          onLeave={() => leave("weekly", t("saved.weekly"))}
          onChoose={(weekly) => void choose({ weekly }, t("saved.weekly"))}
        />
      </SettingsSection>
      <SettingsSection title={t("rules")}>
        <ShowingRules
          settings={values}
          errors={errors}
          onChoose={(rule, value) => void choose({ [rule]: value }, t("saved.rules"))}
        />
        <div className="mt-4">
          <CheckRow
            label={t("drive")}
            aria-describedby="drive-text"
            checked={values.useDriveTime}
            onChange={({ target }) => void choose({ useDriveTime: target.checked }, t("saved.rules"))}
          />
          <p id="drive-text" className="mt-1.5 text-base text-muted">
            {t("drive.text")}
          </p>
        </div>
      </SettingsSection>
      <SettingsSection title={t("calendars")} text={t("calendars.text")}>
        <CalendarStates />
      </SettingsSection>
      <SettingsSection title={t("daysOff")} text={t("daysOffHint")} error={errors.daysOff}>
        <DaysOff days={values.daysOff} change={(daysOff) => void choose({ daysOff }, t("saved.daysOff"))} />
      </SettingsSection>
    </>
  );
}

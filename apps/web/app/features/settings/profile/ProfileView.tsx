import { formatPhone, maxBrokerageLength } from "@llave/contract/agent/onboardingChoices";
import type { AgentSettings } from "@llave/contract/agent/settings";
import type { KeyboardEvent } from "react";
import { useSettings } from "../../../agent/settings.ts";
import { TextField } from "../../../components/form/TextField.tsx";
import { useSettingsAutosave } from "../queries.ts";
import { SettingsPage } from "../SettingsPage.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { useSettingsTexts } from "../useTexts.ts";
import { LicenseCard } from "./LicenseCard.tsx";
import { PhotoField } from "./PhotoField.tsx";

/** Who the agent is: what renters and colleagues see, and the license. */
export function ProfileView() {
  return (
    <SettingsPage section="profile" query={useSettings()}>
      {(settings) => <ProfileSections settings={settings} />}
    </SettingsPage>
  );
}

function ProfileSections({ settings }: { settings: AgentSettings }) {
  const t = useSettingsTexts();
  const { values, errors, type, leave } = useSettingsAutosave(settings);
  const field = (key: "name" | "headline" | "brokerage" | "phone") => {
    const save = () => leave(key, t(`saved.${key}`));
    return {
      name: key,
      label: t(key),
      value: key === "phone" ? formatPhone(values.phone) : values[key],
      error: errors[key],
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target;
        type({ [key]: key === "phone" ? formatPhone(value) : value });
      },
      onBlur: save,
      onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && !event.nativeEvent.isComposing && save(),
    };
  };
  return (
    <>
      <SettingsSection title={t("photo")}>
        <PhotoField settings={settings} />
      </SettingsSection>
      <SettingsSection title={t("you")} text={t("you.text")}>
        <div className="grid max-w-[520px] gap-5">
          <TextField {...field("name")} autoComplete="name" maxLength={200} hint={t("name.hint")} />
          <TextField {...field("headline")} optional maxLength={120} hint={t("headline.hint")} />
          <TextField {...field("brokerage")} optional autoComplete="organization" maxLength={maxBrokerageLength} />
          <TextField {...field("phone")} optional type="tel" autoComplete="tel-national" hint={t("phone.hint")} />
        </div>
      </SettingsSection>
      <SettingsSection title={t("license.section")} text={t("license.section.text")}>
        <LicenseCard license={settings.license} />
      </SettingsSection>
    </>
  );
}

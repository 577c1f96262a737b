import { brokerageMaxLength, formatPhone } from "@llave/contract/onboardingChoices";
import type { AgentSettings } from "@llave/contract/settings";
import { useState } from "react";
import { TextField } from "../../components/TextField.tsx";
import { submitting } from "./formSubmit.ts";
import { LicenseCard } from "./LicenseCard.tsx";
import { PhotoField } from "./PhotoField.tsx";
import { useSaveSettings, useSettings } from "./queries.ts";
import { SaveButton } from "./SaveButton.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** Who the agent is: what renters and colleagues see, and the license. */
export function ProfileView() {
  return (
    <SettingsPage section="profile" query={useSettings()}>
      {(settings) => (
        <div className="grid gap-8">
          <PhotoField settings={settings} />
          <ProfileForm settings={settings} />
          <LicenseCard license={settings.license} />
        </div>
      )}
    </SettingsPage>
  );
}

function ProfileForm({ settings }: { settings: AgentSettings }) {
  const t = useSettingsTexts();
  const { busy, errors, save } = useSaveSettings();
  const { name, headline, brokerage } = settings;
  const [entered, setEntered] = useState({ name, headline, brokerage, phone: formatPhone(settings.phone) });
  const field = (key: keyof typeof entered) => ({
    name: key,
    label: t(key),
    value: entered[key],
    error: errors[key],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setEntered({ ...entered, [key]: key === "phone" ? formatPhone(value) : value });
    },
  });
  return (
    <form noValidate onSubmit={submitting(busy, () => save(entered))} className="grid max-w-[520px] gap-5">
      <TextField {...field("name")} autoComplete="name" maxLength={200} hint={t("name.hint")} />
      <TextField {...field("headline")} optional maxLength={120} hint={t("headline.hint")} />
      <TextField {...field("brokerage")} optional autoComplete="organization" maxLength={brokerageMaxLength} />
      <TextField {...field("phone")} optional type="tel" autoComplete="tel-national" hint={t("phone.hint")} />
      <SaveButton busy={busy} />
    </form>
  );
}

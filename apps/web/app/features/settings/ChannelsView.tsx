import type { AgentSettings } from "@llave/contract/settings";
import { useState } from "react";
import { Link } from "react-router";
import { Choice } from "../../components/Choice.tsx";
import { Icon } from "../../components/Icon.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { submitting } from "./formSubmit.ts";
import { useSaveSettings, useSettings } from "./queries.ts";
import { SaveButton } from "./SaveButton.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { useSettingsTexts } from "./useTexts.ts";

const phoneChannels = [
  { id: "whatsapp", field: "whatsappEnabled" },
  { id: "sms", field: "smsEnabled" },
] as const;

/** How renters reach the assistant (specification, section 5). */
export function ChannelsView() {
  return (
    <SettingsPage section="channels" query={useSettings()}>
      {(settings) => <ChannelsForm settings={settings} />}
    </SettingsPage>
  );
}

function ChannelsForm({ settings }: { settings: AgentSettings }) {
  const t = useSettingsTexts();
  const { busy, save } = useSaveSettings();
  const { whatsappEnabled, smsEnabled } = settings;
  const [chosen, setChosen] = useState({ whatsappEnabled, smsEnabled });
  const hasPhone = settings.phone !== "";
  const turn = ({ id, field }: (typeof phoneChannels)[number], on: boolean) => {
    if (!on || hasPhone) return setChosen({ ...chosen, [field]: on });
    const description = t("phoneRequired.text", { channel: t(`channel.${id}`) });
    toasts.add({ title: t("phoneRequired.title"), description, tone: "destructive" });
  };
  // Without a phone one can only be switched off: what stays as it is is not sent.
  const changed = Object.fromEntries(
    phoneChannels.map(({ field }) => [field, chosen[field]] as const).filter(([field, on]) => on !== settings[field]),
  );
  const send = () => Object.keys(changed).length > 0 && save(changed);
  return (
    <form noValidate onSubmit={submitting(busy, send)} className="grid gap-3">
      {phoneChannels.map((channel) => (
        <Choice
          key={channel.id}
          type="checkbox"
          checked={chosen[channel.field]}
          onChange={(event) => turn(channel, event.target.checked)}
          title={t(`channel.${channel.id}`)}
          text={t(`channel.${channel.id}.text`)}
        />
      ))}
      <Choice
        type="checkbox"
        checked
        disabled
        readOnly
        title={t("channel.email")}
        text={t("channel.email.text")}
        end={<span className="text-base text-muted">{t("channel.always")}</span>}
      />
      {!hasPhone &&
        phoneChannels
          .filter(({ field }) => chosen[field])
          .map(({ id }) => <NoPhone key={id} channel={t(`channel.${id}`)} />)}
      <SaveButton busy={busy} />
    </form>
  );
}

function NoPhone({ channel }: { channel: string }) {
  const t = useSettingsTexts();
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-m border border-orange-line bg-orange-wash px-4 py-3 text-md text-orange-ink"
    >
      <Icon name="alert" className="mt-px flex-none" />
      <p>
        {t("channels.noPhone", { channel })}{" "}
        <Link to={paths.settings.profile} className="py-1 font-semibold underline underline-offset-4">
          {t("channels.addPhone")}
        </Link>
      </p>
    </div>
  );
}

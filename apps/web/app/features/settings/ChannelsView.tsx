import type { AgentSettings } from "@llave/contract/settings";
import { useState } from "react";
import { Link } from "react-router";
import { Channels, type ChannelsOn } from "../../agent/setup/Channels.tsx";
import { paths } from "../../paths.ts";
import { submitting } from "./formSubmit.ts";
import { useSaveSettings, useSettings } from "./queries.ts";
import { SaveButton } from "./SaveButton.tsx";
import { SettingsPage } from "./SettingsPage.tsx";

/** How renters reach the assistant (specification, section 5). */
export function ChannelsView() {
  return (
    <SettingsPage section="channels" query={useSettings()}>
      {(settings) => <ChannelsForm settings={settings} />}
    </SettingsPage>
  );
}

function ChannelsForm({ settings }: { settings: AgentSettings }) {
  const { busy, save } = useSaveSettings();
  const { whatsappEnabled, smsEnabled } = settings;
  const [chosen, setChosen] = useState<ChannelsOn>({ whatsappEnabled, smsEnabled });
  // Without a phone one can only be switched off: what stays as it is is not sent.
  const changed: Partial<ChannelsOn> = {
    ...(chosen.whatsappEnabled !== whatsappEnabled && { whatsappEnabled: chosen.whatsappEnabled }),
    ...(chosen.smsEnabled !== smsEnabled && { smsEnabled: chosen.smsEnabled }),
  };
  const send = () => Object.keys(changed).length > 0 && save(changed);
  return (
    <form noValidate onSubmit={submitting(busy, send)} className="grid gap-3">
      <Channels
        on={chosen}
        hasPhone={settings.phone !== ""}
        change={(change) => setChosen({ ...chosen, ...change })}
        addPhone={(text) => (
          <Link to={paths.settings.profile} className="py-1 font-semibold underline underline-offset-4">
            {text}
          </Link>
        )}
      />
      <div className="mt-3">
        <SaveButton busy={busy} />
      </div>
    </form>
  );
}

import { type ContactWay, contactWays } from "@llave/contract/agent/contactWays";
import type { AgentSettings } from "@llave/contract/agent/settings";
import { Link } from "react-router";
import { useSettings } from "../../agent/settings.ts";
import { Channels } from "../../agent/setup/Channels.tsx";
import { Choice } from "../../components/form/Choice.tsx";
import { paths } from "../../paths.ts";
import { ChannelConnections } from "../channels/ChannelConnections.tsx";
import { useConnected, useSendsEmail } from "../channels/queries.ts";
import { useSettingsAutosave } from "./queries.ts";
import { SettingsPage } from "./SettingsPage.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** How renters reach the assistant (specification, section 5). */
export function ChannelsView() {
  return (
    <SettingsPage section="channels" query={useSettings()}>
      {(settings) => (
        <>
          <ChannelsSections settings={settings} />
          <ChannelConnections />
        </>
      )}
    </SettingsPage>
  );
}

function ChannelsSections({ settings }: { settings: AgentSettings }) {
  const t = useSettingsTexts();
  const connected = useConnected();
  const emailOn = useSendsEmail();
  const { values, errors, choose } = useSettingsAutosave(settings);
  const hasPhone = settings.phone !== "";
  return (
    <>
      <SettingsSection
        title={t("channels.assistant")}
        text={t("channels.assistant.text")}
        error={errors.whatsappEnabled ?? errors.smsEnabled}
      >
        <Channels
          on={values}
          hasPhone={hasPhone}
          connected={connected}
          emailOn={emailOn}
          here
          change={(change) => void choose(change, t("saved.channels"))}
          addPhone={(text) => (
            <Link to={paths.settings.profile} className="py-1 font-semibold underline underline-offset-4">
              {text}
            </Link>
          )}
        />
      </SettingsSection>
      <SettingsSection title={t("reach.title")} error={errors.renterContact}>
        <ReachInPerson
          ways={values.renterContact}
          change={(renterContact) => void choose({ renterContact }, t("saved.renterContact"))}
          hasPhone={hasPhone}
        />
      </SettingsSection>
    </>
  );
}

interface ReachProps {
  ways: readonly ContactWay[];
  change: (ways: ContactWay[]) => void;
  hasPhone: boolean;
}

/** The ways renters can reach the agent in person: the chat shows only these. */
function ReachInPerson({ ways, change, hasPhone }: ReachProps) {
  const t = useSettingsTexts();
  return (
    <fieldset className="grid gap-3">
      <legend>{t("reach.title")}</legend>
      {contactWays.map((way) => (
        <Choice
          key={way}
          type="checkbox"
          checked={ways.includes(way)}
          onChange={(event) =>
            change(contactWays.filter((one) => (one === way ? event.target.checked : ways.includes(one))))
          }
          title={t(`reach.${way}`)}
          text={t(way === "email" ? "reach.byEmail" : hasPhone ? "reach.byPhone" : "reach.noPhone")}
        />
      ))}
    </fieldset>
  );
}

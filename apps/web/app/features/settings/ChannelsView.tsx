import { type ContactWay, contactWays } from "@llave/contract/contactWays";
import type { AgentSettings } from "@llave/contract/settings";
import { useState } from "react";
import { Link } from "react-router";
import { Channels, type ChannelsOn } from "../../agent/setup/Channels.tsx";
import { Choice } from "../../components/Choice.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { ChannelConnections } from "../channels/ChannelConnections.tsx";
import { useConnected } from "../channels/queries.ts";
import { submitting } from "./formSubmit.ts";
import { useSaveSettings, useSettings } from "./queries.ts";
import { SaveButton } from "./SaveButton.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };

/** How renters reach the assistant (specification, section 5). */
export function ChannelsView() {
  return (
    <SettingsPage section="channels" query={useSettings()}>
      {(settings) => (
        <>
          <ChannelsForm key={`${settings.whatsappEnabled} ${settings.smsEnabled}`} settings={settings} />
          <ChannelConnections />
        </>
      )}
    </SettingsPage>
  );
}

function ChannelsForm({ settings }: { settings: AgentSettings }) {
  const { busy, save } = useSaveSettings();
  const connected = useConnected();
  const { whatsappEnabled, smsEnabled, renterContact } = settings;
  const [ways, setWays] = useState<readonly ContactWay[]>(renterContact);
  const [chosen, setChosen] = useState<ChannelsOn>({ whatsappEnabled, smsEnabled });
  // Without a phone a channel can only be turned off: unchanged ones aren't sent.
  const changed: Partial<ChannelsOn> & { renterContact?: ContactWay[] } = {
    ...(!sameWays(ways, renterContact) && { renterContact: [...ways] }),
    ...(chosen.whatsappEnabled !== whatsappEnabled && { whatsappEnabled: chosen.whatsappEnabled }),
    ...(chosen.smsEnabled !== smsEnabled && { smsEnabled: chosen.smsEnabled }),
  };
  const send = () => Object.keys(changed).length > 0 && save(changed);
  return (
    <form noValidate onSubmit={submitting(busy, send)} className="grid gap-3">
      <Channels
        on={chosen}
        hasPhone={settings.phone !== ""}
        connected={connected}
        change={(change) => setChosen({ ...chosen, ...change })}
        addPhone={(text) => (
          <Link to={paths.settings.profile} className="py-1 font-semibold underline underline-offset-4">
            {text}
          </Link>
        )}
      />
      <ReachInPerson ways={ways} change={setWays} hasPhone={settings.phone !== ""} />
      <div className="mt-3">
        <SaveButton busy={busy} />
      </div>
    </form>
  );
}

interface ReachProps {
  ways: readonly ContactWay[];
  change: (ways: readonly ContactWay[]) => void;
  hasPhone: boolean;
}

/** The ways renters can reach the agent in person: the chat shows only these. */
function ReachInPerson({ ways, change, hasPhone }: ReachProps) {
  const t = useTexts(catalogs);
  return (
    <fieldset className="mt-5 grid gap-3">
      <legend className="mb-3 text-lg font-semibold">{t("reach.title")}</legend>
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

function sameWays(ways: readonly ContactWay[], others: readonly ContactWay[]): boolean {
  return contactWays.every((way) => ways.includes(way) === others.includes(way));
}

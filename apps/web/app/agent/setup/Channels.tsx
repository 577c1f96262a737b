import type { ReactNode } from "react";
import { Choice } from "../../components/form/Choice.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { catalogs } from "./texts/catalogs.ts";

const phoneChannels = [
  { id: "whatsapp", field: "whatsappEnabled" },
  { id: "sms", field: "smsEnabled" },
] as const;

export type ChannelsOn = Record<(typeof phoneChannels)[number]["field"], boolean>;

interface ChannelsProps {
  on: ChannelsOn;
  hasPhone: boolean;
  connected: Readonly<Record<(typeof phoneChannels)[number]["id"], boolean>>;
  /** Whether this server sends emails. */
  emailOn: boolean;
  change: (changed: Partial<ChannelsOn>) => void;
  /** True on the page where a number is connected. */
  here?: boolean;
  /** Where to add a phone, in the setup and in the settings. */
  addPhone: (text: string) => ReactNode;
}

/**
 * How renters reach the assistant (specification, section 5). WhatsApp and text messages need a phone and a connected number;
 * without them they can be turned off, not on. One that is already on without a phone, as WhatsApp is at first, stays
 * on with a warning. Email is always on, on a server that sends any.
 */
export function Channels({ on, hasPhone, connected, emailOn, change, here = false, addPhone }: ChannelsProps) {
  const t = useTexts(catalogs);
  const turn = ({ id, field }: (typeof phoneChannels)[number], wanted: boolean) => {
    if (!wanted || (hasPhone && connected[id])) return change({ [field]: wanted });
    const failure = hasPhone ? "notConnected" : "phoneRequired";
    toasts.add({
      title: t(failure === "notConnected" ? `notConnected.${id}` : "phoneRequired.title"),
      description: t(`${failure}.${id}.text`),
      tone: "destructive",
    });
  };
  const waiting = hasPhone ? [] : phoneChannels.filter(({ field }) => on[field]);
  const [first, second] = waiting;
  return (
    <div className="grid gap-3">
      {phoneChannels.map((channel) => (
        <Choice
          key={channel.id}
          type="checkbox"
          checked={on[channel.field]}
          onChange={(event) => turn(channel, event.target.checked)}
          title={t(`channel.${channel.id}`)}
          text={
            connected[channel.id]
              ? t("connected")
              : `${t(`notConnected.${channel.id}`)}. ${t(here ? "notConnected.here" : "notConnected.missing")}`
          }
        />
      ))}
      <Choice
        type="checkbox"
        checked={emailOn}
        disabled
        readOnly
        title={t("channel.email")}
        text={t(emailOn ? "channel.email.text" : "channel.email.none")}
        {...(emailOn && { end: <span className="text-base text-muted">{t("channel.always")}</span> })}
      />
      {first && (
        <div
          role="status"
          className="flex items-start gap-3 rounded-m border border-orange-line bg-orange-wash px-4 py-3 text-md text-orange-ink"
        >
          <Icon name="alert" className="mt-px flex-none" />
          <p>
            {t(second ? "channels.noPhone.both" : `channels.noPhone.${first.id}`)} {addPhone(t("channels.addPhone"))}
          </p>
        </div>
      )}
    </div>
  );
}

import {
  defaultNotificationSettings,
  type NotificationSettings,
  notificationKinds,
} from "@llave/contract/notifications/notifications";
import { CheckRow } from "../../../components/form/CheckRow.tsx";
import { useSendsEmail } from "../../channels/queries.ts";
import { AlertPhoneSection } from "../alertPhone/AlertPhoneSection.tsx";
import { useAlertPhone } from "../alertPhone/useAlertPhone.ts";
import { DevicesSection } from "../devices/DevicesSection.tsx";
import { useDevices } from "../devices/useDevices.ts";
import { useNotificationSettings, useNotificationsAutosave } from "../queries.ts";
import { SettingsPage } from "../SettingsPage.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { useSettingsTexts } from "../useTexts.ts";
import { KindRow } from "./KindRow.tsx";
import { HourField, QuietHours } from "./QuietHours.tsx";

/** Which notifications are mailed, pushed and texted and when, devices, the phone, quiet hours and the morning mail. */
export function NotificationsView() {
  return (
    <SettingsPage section="notifications" query={useNotificationSettings()}>
      {(settings) => <NotificationsSections settings={settings} />}
    </SettingsPage>
  );
}

const usualDigestHour = 8;

function NotificationsSections({ settings }: { settings: NotificationSettings }) {
  const t = useSettingsTexts();
  const { values, errors, choose } = useNotificationsAutosave(settings);
  // Without a device or a phone, a choice about it would change nothing.
  const hasDevices = (useDevices().data?.devices.length ?? 0) > 0;
  const phone = useAlertPhone().data;
  const mailed = useSendsEmail();
  return (
    <>
      <DevicesSection />
      <AlertPhoneSection />
      <SettingsSection
        title={t("notifications.ways")}
        text={mailed ? t("notifications.ways.text") : `${t("notifications.noMail")} ${t("notifications.ways.text")}`}
        error={errors.mail ?? errors.push ?? errors.text}
      >
        <div className="divide-y divide-line rounded-l border border-line bg-card px-[18px]">
          {notificationKinds.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              timing={mailed ? values.mail[kind] : null}
              onTiming={(timing) => void choose({ mail: { ...values.mail, [kind]: timing } }, t("saved.mail"))}
              pushed={hasDevices ? values.push[kind] : null}
              onPushed={(pushed) => void choose({ push: { ...values.push, [kind]: pushed } }, t("saved.push"))}
              texted={phone?.verified ? values.text[kind] : null}
              onTexted={(texted) => void choose({ text: { ...values.text, [kind]: texted } }, t("saved.text"))}
              channel={phone?.channel ?? "sms"}
            />
          ))}
        </div>
      </SettingsSection>
      <SettingsSection title={t("quiet.title")} text={t("quiet.text")} error={errors.quietHours}>
        <QuietHours
          hours={values.quietHours}
          onChange={(quietHours) => void choose({ quietHours }, t("saved.quietHours"))}
          usual={defaultNotificationSettings.quietHours ?? { from: 21, to: 8 }}
        />
      </SettingsSection>
      <SettingsSection title={t("digest.title")} text={t("digest.text")} error={errors.digest}>
        {mailed ? (
          <Digest digest={values.digest} onChange={(digest) => void choose({ digest }, t("saved.digest"))} />
        ) : (
          <p className="text-md">{t("notifications.noMail")}</p>
        )}
      </SettingsSection>
    </>
  );
}

interface DigestProps {
  digest: NotificationSettings["digest"];
  onChange: (digest: NotificationSettings["digest"]) => void;
}

/** Whether the morning mail comes, and when. */
function Digest({ digest, onChange }: DigestProps) {
  const t = useSettingsTexts();
  return (
    <>
      <CheckRow
        label={t("digest.on")}
        checked={digest !== null}
        onChange={(event) => onChange(event.target.checked ? { hour: usualDigestHour } : null)}
      />
      {digest && (
        <div className="mt-4 max-w-44">
          <HourField label={t("digest.hour")} hour={digest.hour} onChange={(hour) => onChange({ hour })} />
        </div>
      )}
    </>
  );
}

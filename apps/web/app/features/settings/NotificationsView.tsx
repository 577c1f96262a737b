import {
  defaultNotificationSettings,
  type MailTiming,
  mailTimings,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from "@llave/contract/notifications";
import { useState } from "react";
import { Card } from "../../components/Card.tsx";
import { Field } from "../../components/Field.tsx";
import { submitting } from "./formSubmit.ts";
import { QuietHours } from "./QuietHours.tsx";
import { useNotificationSettings, useSaveNotifications } from "./queries.ts";
import { SaveButton } from "./SaveButton.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** What comes by mail, when, and when nothing does. */
export function NotificationsView() {
  return (
    <SettingsPage section="notifications" query={useNotificationSettings()}>
      {(settings) => <NotificationsForm settings={settings} />}
    </SettingsPage>
  );
}

function NotificationsForm({ settings }: { settings: NotificationSettings }) {
  const t = useSettingsTexts();
  const { busy, save } = useSaveNotifications();
  const [mail, setMail] = useState(settings.mail);
  const [quietHours, setQuietHours] = useState(settings.quietHours);
  return (
    <form noValidate onSubmit={submitting(busy, () => save({ mail, quietHours }))} className="grid gap-5">
      <Card title={t("notifications.byMail")}>
        <div className="mt-1 divide-y divide-line">
          {notificationKinds.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              timing={mail[kind]}
              onChange={(timing) => setMail({ ...mail, [kind]: timing })}
            />
          ))}
        </div>
      </Card>
      <QuietHours
        hours={quietHours}
        onChange={setQuietHours}
        usual={defaultNotificationSettings.quietHours ?? { from: 21, to: 8 }}
      />
      <SaveButton busy={busy} />
    </form>
  );
}

interface KindRowProps {
  kind: NotificationKind;
  timing: MailTiming;
  onChange: (timing: MailTiming) => void;
}

function KindRow({ kind, timing, onChange }: KindRowProps) {
  const t = useSettingsTexts();
  const hint = kind === "emergency" ? t("kind.emergency.hint") : undefined;
  return (
    <Field label={t(`kind.${kind}`)} {...(hint && { hint })} className="py-3">
      {({ className, ...control }) => (
        <select
          {...control}
          className={`${className} phone:max-w-60`}
          value={timing}
          onChange={(event) => onChange(event.target.value as MailTiming)}
        >
          {mailTimings.map((choice) => (
            <option key={choice} value={choice}>
              {t(`timing.${choice}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

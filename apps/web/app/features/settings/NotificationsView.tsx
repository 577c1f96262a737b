import {
  defaultNotificationSettings,
  type MailTiming,
  mailTimings,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from "@llave/contract/notifications";
import { useId, useState } from "react";
import { Card } from "../../components/Card.tsx";
import { submitting } from "./formSubmit.ts";
import { QuietHours } from "./QuietHours.tsx";
import { useNotificationSettings, useSaveNotifications } from "./queries.ts";
import { SaveButton } from "./SaveButton.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** What is mailed, when, and when nothing is. */
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
  const id = useId();
  const hinted = kind === "emergency";
  return (
    <div className="grid gap-x-4 gap-y-1.5 py-3 phone:grid-cols-[minmax(0,1fr)_14rem] phone:items-center">
      <div>
        <label htmlFor={id} className="font-semibold">
          {t(`kind.${kind}`)}
        </label>
        {hinted && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {t("kind.emergency.hint")}
          </p>
        )}
      </div>
      <select
        id={id}
        {...(hinted && { "aria-describedby": `${id}-hint` })}
        className="h-11 w-full rounded-[10px] border border-field bg-card px-3 text-lg phone:text-md"
        value={timing}
        onChange={(event) => onChange(event.target.value as MailTiming)}
      >
        {mailTimings.map((choice) => (
          <option key={choice} value={choice}>
            {t(`timing.${choice}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

import {
  defaultNotificationSettings,
  type MailTiming,
  mailTimings,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from "@llave/contract/notifications";
import { useId } from "react";
import { QuietHours } from "./QuietHours.tsx";
import { useNotificationSettings, useNotificationsAutosave } from "./queries.ts";
import { SettingsPage } from "./SettingsPage.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** What is mailed, when, and when nothing is. */
export function NotificationsView() {
  return (
    <SettingsPage section="notifications" query={useNotificationSettings()}>
      {(settings) => <NotificationsSections settings={settings} />}
    </SettingsPage>
  );
}

function NotificationsSections({ settings }: { settings: NotificationSettings }) {
  const t = useSettingsTexts();
  const { values, errors, choose } = useNotificationsAutosave(settings);
  return (
    <>
      <SettingsSection title={t("notifications.byMail")} error={errors.mail}>
        <div className="divide-y divide-line rounded-l border border-line bg-card px-[18px]">
          {notificationKinds.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              timing={values.mail[kind]}
              onChange={(timing) => void choose({ mail: { ...values.mail, [kind]: timing } }, t("saved.mail"))}
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
    </>
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

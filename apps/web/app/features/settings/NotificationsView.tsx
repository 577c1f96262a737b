import {
  defaultNotificationSettings,
  type MailTiming,
  mailTimings,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from "@llave/contract/notifications";
import { useId } from "react";
import { DevicesSection } from "./devices/DevicesSection.tsx";
import { useDevices } from "./devices/useDevices.ts";
import { QuietHours } from "./QuietHours.tsx";
import { useNotificationSettings, useNotificationsAutosave } from "./queries.ts";
import { SettingsPage } from "./SettingsPage.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** Which notifications are mailed and pushed and when, devices, and quiet hours. */
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
  // Without a device, a choice about devices would change nothing.
  const hasDevices = (useDevices().data?.devices.length ?? 0) > 0;
  return (
    <>
      <DevicesSection />
      <SettingsSection
        title={t(hasDevices ? "notifications.byMailAndDevice" : "notifications.byMail")}
        error={errors.mail ?? errors.push}
      >
        <div className="divide-y divide-line rounded-l border border-line bg-card px-[18px]">
          {notificationKinds.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              timing={values.mail[kind]}
              onTiming={(timing) => void choose({ mail: { ...values.mail, [kind]: timing } }, t("saved.mail"))}
              pushed={hasDevices ? values.push[kind] : null}
              onPushed={(pushed) => void choose({ push: { ...values.push, [kind]: pushed } }, t("saved.push"))}
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
  onTiming: (timing: MailTiming) => void;
  /** Whether it goes to devices; null while there are none. */
  pushed: boolean | null;
  onPushed: (pushed: boolean) => void;
}

function KindRow({ kind, timing, onTiming, pushed, onPushed }: KindRowProps) {
  const t = useSettingsTexts();
  const id = useId();
  const hinted = kind === "emergency";
  const columns =
    pushed === null
      ? "phone:grid-cols-[minmax(0,1fr)_14rem]"
      : "grid-cols-[auto_minmax(0,1fr)] bar:grid-cols-[minmax(0,1fr)_auto_12.5rem]";
  return (
    <div className={`grid gap-x-5 gap-y-1.5 py-3 phone:items-center ${columns}`}>
      <div className={pushed === null ? "" : "col-span-2 bar:col-span-1"}>
        <label id={`${id}-label`} htmlFor={id} className="font-semibold">
          {t(`kind.${kind}`)}
        </label>
        {hinted && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {t("kind.emergency.hint")}
          </p>
        )}
      </div>
      {pushed !== null && (
        <label id={`${id}-push`} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-md">
          <input
            type="checkbox"
            aria-labelledby={`${id}-label ${id}-push`}
            className="size-5 flex-none accent-ink"
            checked={pushed}
            onChange={(event) => onPushed(event.target.checked)}
          />
          {t("notifications.toDevices")}
        </label>
      )}
      <select
        id={id}
        {...(hinted && { "aria-describedby": `${id}-hint` })}
        className="h-11 w-full rounded-[10px] border border-field bg-card px-3 text-lg phone:text-md"
        value={timing}
        onChange={(event) => onTiming(event.target.value as MailTiming)}
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

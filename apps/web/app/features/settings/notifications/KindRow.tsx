import type { PhoneChannel } from "@llave/contract/channels/delivery";
import { type MailTiming, mailTimings, type NotificationKind } from "@llave/contract/notifications/notifications";
import { useId } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { useSettingsTexts } from "../useTexts.ts";

interface KindRowProps {
  kind: NotificationKind;
  /** When it is mailed; null if this server sends no emails. */
  timing: MailTiming | null;
  onTiming: (timing: MailTiming) => void;
  /** Whether it goes to devices; null while there are none. */
  pushed: boolean | null;
  onPushed: (pushed: boolean) => void;
  /** Whether it goes to the agent's phone; null while none is verified. */
  texted: boolean | null;
  onTexted: (texted: boolean) => void;
  /** How the phone gets it. */
  channel: PhoneChannel;
}

/** One kind of notification and the ways it arrives: always at the bell, and as chosen elsewhere. */
export function KindRow({ kind, timing, onTiming, pushed, onPushed, texted, onTexted, channel }: KindRowProps) {
  const t = useSettingsTexts();
  const id = useId();
  const hinted = kind === "emergency";
  // Without the select, the label would label nothing.
  const Name = timing === null ? "p" : "label";
  return (
    <div className="grid gap-x-6 gap-y-1.5 py-3 bar:grid-cols-[minmax(0,1fr)_auto_12.5rem] bar:items-center">
      <div>
        <Name id={`${id}-label`} className="font-semibold" {...(timing !== null && { htmlFor: id })}>
          {t(`kind.${kind}`)}
        </Name>
        {hinted && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {t("kind.emergency.hint")}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        <span className="flex min-h-11 items-center gap-2 text-md text-muted">
          <Icon name="bell" small />
          {t("notifications.atBell")}
        </span>
        {pushed !== null && (
          <Way
            id={`${id}-push`}
            labelId={`${id}-label`}
            checked={pushed}
            onChange={onPushed}
            text={t("notifications.toDevices")}
          />
        )}
        {texted !== null && (
          <Way
            id={`${id}-text`}
            labelId={`${id}-label`}
            checked={texted}
            onChange={onTexted}
            text={t(`notifications.by.${channel}`)}
          />
        )}
      </div>
      {timing !== null && (
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
      )}
    </div>
  );
}

interface WayProps {
  id: string;
  labelId: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  text: string;
}

function Way({ id, labelId, checked, onChange, text }: WayProps) {
  return (
    <label id={id} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-md">
      <input
        type="checkbox"
        aria-labelledby={`${labelId} ${id}`}
        className="size-5 flex-none accent-ink"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {text}
    </label>
  );
}

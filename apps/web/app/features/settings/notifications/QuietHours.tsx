import type { NotificationSettings } from "@llave/contract/notifications/notifications";
import { formatDate } from "@llave/ui/translate";
import { CheckRow } from "../../../components/form/CheckRow.tsx";
import { Field } from "../../../components/form/Field.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { useSettingsTexts } from "../useTexts.ts";

type Hours = NonNullable<NotificationSettings["quietHours"]>;

interface QuietHoursProps {
  hours: Hours | null;
  /** The hours they start with when they are turned on. */
  usual: Hours;
  onChange: (hours: Hours | null) => void;
}

/** When the agent gets no mails, pushes and texts. */
export function QuietHours({ hours, usual, onChange }: QuietHoursProps) {
  const t = useSettingsTexts();
  return (
    <>
      <CheckRow
        label={t("quiet.on")}
        checked={hours !== null}
        onChange={(event) => onChange(event.target.checked ? usual : null)}
      />
      {hours && (
        <div className="mt-4 grid max-w-96 grid-cols-2 gap-4">
          {(["from", "to"] as const).map((end) => (
            <HourField
              key={end}
              label={t(`quiet.${end}`)}
              hour={hours[end]}
              onChange={(hour) => onChange({ ...hours, [end]: hour })}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** An hour of the day. */
export function HourField({
  label,
  hour,
  onChange,
}: {
  label: string;
  hour: number;
  onChange: (hour: number) => void;
}) {
  const { language } = useLanguage();
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={hour} onChange={(event) => onChange(Number(event.target.value))}>
          {Array.from({ length: 24 }, (_, of) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its position
            <option key={of} value={of}>
              {formatDate(language, new Date(Date.UTC(2026, 0, 1, of)), { hour: "numeric", timeZone: "UTC" })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

import { TextField } from "../../../../components/form/TextField.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { marketMoment } from "../../../../wording/marketClock.ts";
import { minutesOf } from "../../../../wording/timeField.ts";
import { catalogs } from "../texts/catalogs.ts";

/** A day (`YYYY-MM-DD`) and a time of the market's clocks, as typed. */
export interface PlannedTime {
  day: string;
  time: string;
}

export const noTime: PlannedTime = { day: "", time: "" };

/** The moment of a day and a time; empty until both are typed. */
export function momentOf({ day, time }: PlannedTime): string {
  const minutes = minutesOf(time);
  return day === "" || minutes === null ? "" : marketMoment(day, minutes);
}

interface OtherTimeProps {
  /** True opens its fields right away. */
  open: boolean;
  value: PlannedTime;
  onChange: (value: PlannedTime) => void;
}

/**
 * A time outside the agent's hours, or one that isn't on the list. The agent may choose it; renters aren't offered it.
 */
export function OtherTime({ open, value, onChange }: OtherTimeProps) {
  const t = useTexts(catalogs);
  return (
    <details open={open}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4 phone:min-h-8">
        {t("showings.other")}
      </summary>
      <div className="mt-2 grid grid-cols-2 items-start gap-3">
        <TextField
          type="date"
          label={t("showings.day")}
          value={value.day}
          error={undefined}
          onChange={(event) => onChange({ ...value, day: event.target.value })}
        />
        <TextField
          type="time"
          step={900}
          label={t("showings.time")}
          value={value.time}
          error={undefined}
          onChange={(event) => onChange({ ...value, time: event.target.value })}
        />
      </div>
    </details>
  );
}

import type { DayNumber } from "./calendar.ts";
import type { DayRelation, Granularity } from "./mention.ts";

/** Days read from a token onward, before words such as "before", "around" or "or" are considered. */
export interface Core {
  from: DayNumber;
  to: DayNumber;
  granularity: Granularity;
  /** Index after the last token. */
  end: number;
  isLow?: boolean;
  isApproximate?: boolean;
  isPast?: boolean;
  weekday?: number;
  weekdays?: number[];
  exclude?: number[];
  options?: (readonly [DayNumber, DayNumber])[];
  relation?: DayRelation;
  /** A day of the month without the month, which a date next to it can provide. */
  isBareDay?: boolean;
  /** The month was named without a year, so that a range can move it to the year that fits. */
  isYearOpen?: boolean;
}

import { addDays } from "@llave/contract/calendar";
import { formatDate } from "@llave/ui/translate";
import { marketClock } from "../../wording/marketClock.ts";

/** Nobody moves sooner than this after a first message. Days. */
const notice = 14;

/**
 * The day the renter of the missed message wants to move: the first of a month ahead, since an old date makes the page
 * look abandoned. In English in both languages: she mixes them.
 */
export function moveDay(now = new Date()): string {
  let day = addDays(marketClock(now.getTime()).day, notice);
  while (!day.endsWith("-01")) day = addDays(day, 1);
  return formatDate("en", `${day}T12:00:00Z`, { month: "long", day: "numeric", timeZone: "UTC" });
}

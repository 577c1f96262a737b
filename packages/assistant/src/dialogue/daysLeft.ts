import type { FreeTime } from "../showings/freeTimes.ts";
import { namesDays, type VisitWish } from "../showings/visitWish.ts";
import { weekdayOn } from "../understanding/calendar.ts";
import type { Turn } from "./turn.ts";
import { refusesTimes, soonRuledOut, type WantedTime } from "./visitTime.ts";

/** The free times without those just refused and the weekdays that the renter ruled out, until a message names one of them again. */
export function onDaysLeft(
  turn: Turn,
  free: readonly FreeTime[],
  { date }: WantedTime,
  wish: VisitWish | null,
): readonly FreeTime[] {
  const { state, visitTalk } = turn;
  const named = [...(date ? [weekdayOn(date)] : []), ...(wish?.weekdays ?? [])];
  const before = (state.daysRuledOut ?? []).filter((day) => !named.includes(day));
  state.daysRuledOut = [...new Set([...before, ...visitTalk.ruledOut])];
  const refused = refusesTimes(turn) ? turn.timesOffered : [];
  const soon = soonRuledOut(turn);
  const usual = date === undefined && !(wish && namesDays(wish)) ? usualDays(turn) : null;
  const left = free.filter(
    (time) =>
      (usual === null || usual.includes(weekdayOn(time.date))) &&
      (date !== undefined || time.date >= (state.visitsFrom ?? "")) &&
      !soon.includes(time.date) &&
      !state.daysRuledOut?.includes(weekdayOn(time.date)) &&
      !refused.includes(time.at),
  );
  return left.length > 0 ? left : free;
}

/** The days on which the agent works, which are offered to a renter who names none. */
function usualDays({ context }: Turn): readonly number[] | null {
  const { days } = context.agent.workingHours;
  return days.length > 0 ? days : null;
}

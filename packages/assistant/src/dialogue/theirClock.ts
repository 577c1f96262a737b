import { clockNamed, minutesAhead, zoneSaid } from "../showings/otherClock.ts";
import { minutesOfDay, timeOfDay } from "../showings/zonedTime.ts";
import type { NoTimes } from "./actParts.ts";
import { plainText } from "./asides.ts";
import type { Turn } from "./turn.ts";

/** Remembers where a renter writes from, if clocks show another hour there: "after 7 my time". */
export function noteZone({ state, context, message }: Turn): void {
  const zone = zoneSaid(plainText(message));
  if (zone !== undefined && zone !== context.market.timeZone) state.zone = zone;
}

/** Hours as the agent's clock shows them, and whose clock they are on where the renter names another. */
export interface HoursHere {
  when: NoTimes;
  /** `here`: converted to the agent's; `theirs`: left as they are, because nobody knows where the renter is. */
  clock?: "here" | "theirs";
}

/** Converts hours to the agent's clock: "After 7 Chicago time" is after 8 in Miami. */
export function hoursHere(turn: Turn, when: NoTimes): HoursHere {
  const { state, context, message } = turn;
  const named = clockNamed(plainText(message));
  const { time, earliest, latest } = when;
  if (!named || (time === undefined && earliest === undefined && latest === undefined)) return { when };
  const zone = named === "own" ? state.zone : named.zone;
  if (zone === undefined) return { when: { ...when, exact: true }, clock: "theirs" };
  const ahead = minutesAhead(context.market.timeZone, zone, Date.parse(context.now));
  if (ahead === 0) return { when };
  const at = time === undefined ? undefined : minutesOfDay(time) + ahead;
  const [from, to] = [earliest, latest].map((bound) => (bound === undefined ? undefined : bound + ahead));
  const isSameDay = [at, from, to].every((minutes) => minutes === undefined || (minutes >= 0 && minutes < day));
  if (!isSameDay) return { when: { ...when, exact: true }, clock: "theirs" };
  const moved = {
    ...(at !== undefined && { time: timeOfDay(at) }),
    ...(from !== undefined && { earliest: from }),
    ...(to !== undefined && { latest: to }),
  };
  return { when: { ...when, ...moved, exact: true }, clock: "here" };
}

/** Minutes of a day. */
const day = 24 * 60;

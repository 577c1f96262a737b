import type { DateSpan } from "./dates.ts";
import type { Reading, SignalHit } from "./reading.ts";

/** Most words between the sign of a deadline and the day: "tengo que salir de aquí el". */
const deadlineReach = 8;
const deadline =
  /^(?:by|until|till|til|before|latest|deadline|max|maximum|hasta|antes|maximo|tardar|limite|out|leave|salir|irme|irnos|desocupar|entregar|vence|ends|expires|up|over)$/;

/**
 * True for the last day on which someone can move: "I have to be out by the 15th".
 *
 * @param haste words such as "as soon as possible" elsewhere in the message, which set no day
 */
export function isDeadline(reading: Reading, { start, end }: DateSpan, haste: SignalHit): boolean {
  for (let i = start - 1; i >= Math.max(0, start - deadlineReach); i--) {
    if ((reading.words[i + 1]?.before ?? 0) > 1) break;
    // The "antes" in "cuanto antes" sets no day.
    if (i >= haste.start && i < haste.end) continue;
    if (deadline.test(reading.written(i))) return true;
  }
  return [end, end + 1, end + 2].some((i) => /^(?:latest|max|maximo|tardar|tops)$/.test(reading.written(i)));
}

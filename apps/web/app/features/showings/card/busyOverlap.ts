import type { BusyTime } from "@llave/contract/showings/calendars";
import type { Showing } from "@llave/contract/showings/showings";

/** The busy time of a connected calendar that an upcoming showing falls on, if any. */
export function busyOverlap(
  showing: Pick<Showing, "at" | "endsAt" | "status">,
  busyTimes: readonly BusyTime[],
  now: number,
): BusyTime | undefined {
  if (Date.parse(showing.at) <= now || showing.status === "canceled") return undefined;
  return busyTimes.find(
    ({ from, to }) => Date.parse(to) > Date.parse(showing.at) && Date.parse(from) < Date.parse(showing.endsAt),
  );
}

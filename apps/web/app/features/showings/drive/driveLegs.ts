import { minuteMs } from "@llave/contract/calendar";
import type { Showing } from "@llave/contract/showings/showings";
import { type Drive, driveBetween, parkingMinutes } from "@llave/contract/showings/travel";
import { streetOf } from "../showingWords.ts";

/** The way from one showing to the next. */
export interface Leg {
  drive: Drive;
  /** Minutes left after the drive and parking; negative if it doesn't fit. */
  spare: number;
}

/** True for two showings in one building: between them there is nothing to drive. */
export function isSameBuilding(a: Pick<Showing, "address">, b: Pick<Showing, "address">): boolean {
  return a.address !== null && b.address !== null && streetOf(a.address) === streetOf(b.address);
}

/** The estimated drive between two showings that follow each other; null if there is none or a home's area is unknown. */
export function legBetween(from: Showing, to: Showing): Leg | null {
  if (from.point === null || to.point === null || isSameBuilding(from, to)) return null;
  const drive = driveBetween(from.point, to.point);
  const between = Math.floor((Date.parse(to.at) - Date.parse(from.endsAt)) / minuteMs);
  return { drive, spare: between - drive.minutes - parkingMinutes };
}

/** All drives of a day together; null if none is known. */
export function totalDrive(stops: readonly Showing[]): Drive | null {
  const legs = stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    return (next && legBetween(stop, next)) ?? [];
  });
  if (legs.length === 0) return null;
  return legs.reduce((sum, { drive }) => ({ miles: sum.miles + drive.miles, minutes: sum.minutes + drive.minutes }), {
    miles: 0,
    minutes: 0,
  });
}

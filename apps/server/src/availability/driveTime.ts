import { driveBetween, type Point, parkingMinutes } from "@llave/contract/travel";
import { marketOf } from "../time/markets.ts";

/** Where the middle of an area lies; null if it isn't known. */
export function pointOf(market: string, area: string | null): Point | null {
  const place = area === null ? undefined : marketOf(market).places.find(({ name }) => name === area);
  return place?.at ?? null;
}

/**
 * The time to keep free between a showing and another one, for the drive and for parking. Minutes; 0 if either place is
 * unknown.
 * @param to the places where the other one can be: the longest drive counts
 */
export function driveGap(from: Point | null, to: readonly Point[]): number {
  if (from === null || to.length === 0) return 0;
  return Math.max(...to.map((point) => driveBetween(from, point).minutes)) + parkingMinutes;
}

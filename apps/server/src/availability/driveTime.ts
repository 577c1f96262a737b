import { driveBetween, type Point, parkingMinutes } from "@llave/contract/showings/travel";

/**
 * The time to keep free between a showing and another one, for the drive and for parking. Minutes; 0 if either place is
 * unknown.
 * @param to the places where the other one can be: the longest drive counts
 */
export function driveGap(from: Point | null, to: readonly Point[]): number {
  if (from === null || to.length === 0) return 0;
  return Math.max(...to.map((point) => driveBetween(from, point).minutes)) + parkingMinutes;
}

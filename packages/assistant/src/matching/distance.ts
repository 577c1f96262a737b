import { placeNamed } from "../markets/placeNamed.ts";
import type { Market } from "../types.ts";

const milesPerDegree = 69;

/** Whole miles between the centers of two places in a straight line, at least one; undefined if a center isn't known. */
export function milesBetween(first: string, second: string, market: Market): number | undefined {
  const a = placeNamed(first, market)?.at;
  const b = placeNamed(second, market)?.at;
  if (!a || !b) return undefined;
  const north = (a[0] - b[0]) * milesPerDegree;
  const east = (a[1] - b[1]) * milesPerDegree * Math.cos((a[0] * Math.PI) / 180);
  return Math.max(1, Math.round(Math.hypot(north, east)));
}

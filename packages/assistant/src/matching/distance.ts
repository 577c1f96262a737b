import { placeNamed } from "../markets/placeNamed.ts";
import { type Spot, spotNamed } from "../markets/spots.ts";
import type { Market } from "../types.ts";

const milesPerDegree = 69;
type Point = Spot["at"];

/** Miles between two points in a straight line. */
export function milesApart(a: Point, b: Point): number {
  const north = (a[0] - b[0]) * milesPerDegree;
  const east = (a[1] - b[1]) * milesPerDegree * Math.cos((a[0] * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Whole miles between the centers of two places in a straight line, at least one; undefined if a center isn't known. */
export function milesBetween(first: string, second: string, market: Market): number | undefined {
  const a = placeNamed(first, market)?.at;
  const b = placeNamed(second, market)?.at;
  return a && b ? Math.max(1, Math.round(milesApart(a, b))) : undefined;
}

/** Miles within which the middle of an area is near a landmark. */
export const besideMiles = 2.5;

/** Up to this many miles, half a mile makes a difference. */
const finelyMeasured = 3;

/**
 * Miles as replies state them: in halves if it is close, otherwise whole. The middle of an area is no more precise than
 * that.
 */
export function toldMiles(miles: number): number {
  return miles < finelyMeasured ? Math.max(0.5, Math.round(miles * 2) / 2) : Math.round(miles);
}

/** The closest of several spots to the middle of an area, and how far it is; undefined if the area's middle isn't known. */
export function closestSpot(
  area: string,
  spots: readonly Spot[],
  market: Market,
): { spot: Spot; miles: number } | undefined {
  const center = spotNamed(area, market)?.at;
  if (!center) return undefined;
  return spots
    .map((spot) => ({ spot, miles: milesApart(center, spot.at) }))
    .sort((one, other) => one.miles - other.miles)[0];
}

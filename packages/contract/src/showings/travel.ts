/** Latitude and longitude. */
export type Point = readonly [latitude: number, longitude: number];

/** An estimated drive. */
export interface Drive {
  miles: number;
  minutes: number;
}

const earthMiles = 3_959;
/** Streets are longer than the line between two places. */
const detour = 1.35;
/** City streets first, then faster roads. Miles, and miles per hour. */
const slowMiles = 5;
const slowSpeed = 20;
const fastSpeed = 38;
/** Within one area, and to reach the street. Minutes. */
const baseMinutes = 4;
/** To park and walk in. Minutes. */
export const parkingMinutes = 5;

/**
 * A drive between two places, estimated from the straight line between them: no traffic, no bridges. Places are the
 * middles of areas, so two homes in one area are a few minutes apart.
 */
export function driveBetween(a: Point, b: Point): Drive {
  const miles = detour * milesBetween(a, b);
  const hours = Math.min(miles, slowMiles) / slowSpeed + Math.max(miles - slowMiles, 0) / fastSpeed;
  return { miles, minutes: Math.ceil(baseMinutes + 60 * hours) };
}

function milesBetween([latA, lonA]: Point, [latB, lonB]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [dLat, dLon] = [radians(latB - latA), radians(lonB - lonA)];
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.sqrt(half));
}

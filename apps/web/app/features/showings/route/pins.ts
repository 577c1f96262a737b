import type { Showing } from "@llave/contract/showings/showings";
import type { Point } from "@llave/contract/showings/travel";

/** A place of a day's route with the numbers of its stops, such as "1, 3". */
export interface Pin {
  at: Point;
  label: string;
  /** True if one of them isn't confirmed. */
  open: boolean;
}

/** The places of a day's stops in order. Only areas have coordinates: stops in one area share a pin. */
export function pinsOf(stops: readonly Showing[]): Pin[] {
  const numbered = stops.flatMap(({ point, status }, index) =>
    point ? [{ at: point, number: index + 1, open: status !== "confirmed" }] : [],
  );
  const places = Map.groupBy(numbered, ({ at }) => at.join());
  return [...places.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [{ at: first.at, label: group.map(({ number }) => number).join(", "), open: group.some(({ open }) => open) }]
      : [];
  });
}

/** The line of the drive: each stop's place in order, without those that are unknown. */
export function lineOf(stops: readonly Showing[]): Point[] {
  return stops.flatMap(({ point }) => (point ? [point] : []));
}

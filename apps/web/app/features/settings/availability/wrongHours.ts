import type { AvailabilitySettings } from "@llave/contract/showings/showings";

type Windows = AvailabilitySettings["weekly"];

/** The places of hours that can't be saved: they end before they start, or overlap with other hours of their day. */
export function wrongHours(weekly: Windows): number[] {
  return weekly.flatMap((window, at) => {
    const overlaps = weekly.some(
      (other, place) =>
        place !== at && other.weekday === window.weekday && other.from < window.to && window.from < other.to,
    );
    return overlaps || window.from >= window.to ? [at] : [];
  });
}

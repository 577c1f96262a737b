import type { Stretch } from "./questionMap.ts";

/** True if two stretches share something; both in UTF-16 offsets or both in places of words. */
export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && one.end > other.start;
}

/** True if a stretch lies in another. */
export function isWithin(inner: Stretch, outer: Stretch): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Where a part of a message stands in it, in UTF-16 offsets. */
export function stretchOf({ start, text }: { start: number; text: string }): Stretch {
  return { start, end: start + text.length };
}

/** The text with these stretches blanked, in UTF-16 offsets: those of the rest stay. */
export function blanked(text: string, stretches: readonly Stretch[]): string {
  const units = text.split("");
  for (const { start, end } of stretches) units.fill(" ", start, end);
  return units.join("");
}

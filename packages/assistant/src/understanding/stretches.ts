import type { Stretch } from "./questionMap.ts";

/** True if two stretches overlap; both in UTF-16 offsets or both in positions of words. */
export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && one.end > other.start;
}

/** True if a stretch is inside another. */
export function isWithin(inner: Stretch, outer: Stretch): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** The position of a part in its message, in UTF-16 offsets. */
export function stretchOf({ start, text }: { start: number; text: string }): Stretch {
  return { start, end: start + text.length };
}

/** The text with these stretches blanked, in UTF-16 offsets: the rest keeps its positions. */
export function blanked(text: string, stretches: readonly Stretch[]): string {
  const units = text.split("");
  for (const { start, end } of stretches) units.fill(" ", start, end);
  return units.join("");
}

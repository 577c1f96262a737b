import type { Stretch } from "./questionMap.ts";
import type { Reading } from "./reading.ts";

/** The words that a span touches, by position; the span is in UTF-16 offsets. */
export function wordsIn({ words }: Pick<Reading, "words">, { start, end }: Stretch): Stretch {
  const first = words.findIndex((word) => word.end > start);
  const after = words.findIndex((word) => word.start >= end);
  return { start: Math.max(0, first), end: after < 0 ? words.length : after };
}

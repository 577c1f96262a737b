import type { Draft } from "./draft.ts";
import type { Reading } from "./reading.ts";

/**
 * The name next to the choice of a time, in a clause of its own, if no name is known: "11 works, Leidy Johana
 * Restrepo", "Beto, mañana a las 4".
 */
export function nameBesideTime(
  { reading, context }: Draft,
  endOfName: (start: number) => number,
): { start: number; end: number } | undefined {
  const isShouted = reading.text === reading.text.toUpperCase();
  if (context.asked !== "showing_request" || context.known?.name !== undefined || isShouted) return undefined;
  const starts = reading.words.flatMap((word, i) => (i === 0 || word.before > 0 ? [i] : []));
  if (starts.length < 2) return undefined;
  return starts
    .map((start) => ({ start, end: endOfName(start) }))
    .find(({ start, end }) => {
      const isApart = end > start && (reading.words[end]?.before ?? 1) > 0;
      return isApart && !isAsked(reading, end) && looksLikeName(reading, start, end);
    });
}

/** True for a given name or capitals; at the start of a message, one capital says nothing. */
function looksLikeName(reading: Reading, start: number, end: number): boolean {
  const isCapital = reading.words.slice(start, end).every((word) => word.isCapital);
  return reading.group(start, "givenName") > 0 || (isCapital && (start > 0 || end - start > 1));
}

function isAsked({ words, text }: Reading, end: number): boolean {
  return text.slice(words[end - 1]?.end, words[end]?.start).includes("?");
}

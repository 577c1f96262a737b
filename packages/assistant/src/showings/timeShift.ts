/** Another hour by its distance from the one in question: "half an hour later", "¿más temprano no hay?". */
export interface TimeShift {
  /** -1 for earlier. */
  sign: 1 | -1;
  /** Absent where no distance is said. */
  minutes?: number;
}

const distances: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half an hour|media hor(?:a|ita))\b/, 30],
  [/\b(?:(?:an|one) hour|una hor(?:a|ita))\b/, 60],
];
const counted = /\b(\d{1,2}) (minut|hour|hora)/;

/** Pointed at by an article, it is one of the times offered: "the later one", "la de más tarde". */
const earlier =
  /(?<!\b(?:the|la|el|lo|de) )\b(?:earlier|sooner|antes|mas tempran(?:o|ito))(?! (?:de|del|today|this)\b)\b/;
const later =
  /(?<!\b(?:the|la|el|lo|de) )\b(?:later|despues|mas tard(?:e|ecito))(?! (?:de|del|today|this|in|on|that)\b)\b/;

/** Longer messages say more than another hour. */
const longest = 60;

/**
 * Reads "half an hour later?" and its like; undefined where the message says nothing of the kind.
 * @param text Lower-case words without accents or signs.
 */
export function readTimeShift(text: string): TimeShift | undefined {
  if (text.length > longest) return undefined;
  const sign = earlier.test(text) ? -1 : later.test(text) ? 1 : undefined;
  if (sign === undefined) return undefined;
  const minutes = distanceIn(text);
  return { sign, ...(minutes && { minutes }) };
}

function distanceIn(text: string): number | undefined {
  const [, count, unit] = counted.exec(text) ?? [];
  if (count) return Number(count) * (unit === "minut" ? 1 : 60);
  return distances.find(([pattern]) => pattern.test(text))?.[1];
}

/** Another hour relative to the one in question: "half an hour later", "¿más temprano no hay?". */
export interface TimeShift {
  /** -1 for earlier. */
  sign: 1 | -1;
  /** Absent if the message names no distance. */
  minutes?: number;
}

const distances: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half an hour|media hor(?:a|ita))\b/, 30],
  [/\b(?:(?:an|one) hour|una hor(?:a|ita))\b/, 60],
];
const counted = /\b(\d{1,2}) (minut|hour|hora)/;

/** After an article, it is one of the offered times: "the later one", "la de más tarde". */
const earlier =
  /(?<!\b(?:the|la|el|lo|de) )\b(?:earlier|sooner|antes|mas tempran(?:o|ito))(?! (?:de|del|today|this)\b)\b/;
const later =
  /(?<!\b(?:the|la|el|lo|de) )\b(?:later|despues|mas tard(?:e|ecito))(?! (?:de|del|today|this|in|on|that)\b)\b/;

/** Longer messages do more than ask for another hour. */
const longest = 60;

/**
 * Reads "half an hour later?" and the like; undefined if the message says nothing of the kind.
 * @param text Lowercase words without accents or punctuation.
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

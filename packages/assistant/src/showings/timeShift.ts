/** Another time relative to the one in question: "half an hour later", "¿más temprano no hay?". */
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

/** After an article, the word means one of the offered times: "the later one", "la de más tarde". */
const earlier =
  /(?<!\b(?:the|la|el|lo|de) )\b(?:earlier|sooner|antes|mas tempran(?:o|ito))(?! (?:de|del|today|this)\b)\b/;
const later =
  /(?<!\b(?:the|la|el|lo|de) )\b(?:later|despues|mas tard(?:e|ecito))(?! (?:de|del|today|this|in|on|that(?! day))\b)\b/;

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

/** Reads "Could it be a bit later?" in a message of any length: -1 for earlier, undefined for no such question. */
export function readShiftAsked(text: string): 1 | -1 | undefined {
  const way = asked
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (way === undefined) return undefined;
  return /^(?:earlier|sooner|antes|mas temp)/.test(way) ? -1 : 1;
}

const laterOrEarlier = "(later|earlier|sooner|mas tard\\w*|mas tempran\\w*|despues|antes)";
const asked = new RegExp(
  `\\b(?:can|could|may|any|something|possible|a (?:bit|little)|slightly) (?:\\w+ ){0,4}?${laterOrEarlier}(?! (?:than|that|today|this|in|on)\\b)|\\b(?:puede|puedo|podria\\w*|podemos|posible|hay|un (?:poco|poquito|chin|toque|pelin|ratito)) (?:\\w+ ){0,3}?${laterOrEarlier}(?! (?:de|del)\\b)`,
);

function distanceIn(text: string): number | undefined {
  const [, count, unit] = counted.exec(text) ?? [];
  if (count) return Number(count) * (unit === "minut" ? 1 : 60);
  return distances.find(([pattern]) => pattern.test(text))?.[1];
}

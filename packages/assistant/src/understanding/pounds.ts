import type { Market } from "../types.ts";
import { readingOf } from "./readingOf.ts";

const ofWeight: ReadonlySet<string> = new Set(["lb", "lbs", "pound", "pounds", "libra", "libras"]);
const ofMass: ReadonlySet<string> = new Set(["kg", "kgs", "kilo", "kilos"]);
const poundsPerKilo = 2.2046;
/** A quick check that skips most messages, which mention no weight. */
const anyWeight = /\b(?:lbs?|pounds?|libras?|kgs?|kilos?)\b|\d(?:lbs?|kgs?)\b/i;

/** Reads an animal's weight in pounds from figures or words ("like eighty pounds"); of a range, the upper end. */
export function readPounds(text: string, market: Market): number | undefined {
  if (!anyWeight.test(text)) return undefined;
  const reading = readingOf(text, market);
  const weights = reading.numbers.flatMap((number) => {
    if (number === undefined) return [];
    const unit = reading.norm(number.end);
    if (ofWeight.has(unit)) return [number.value];
    return ofMass.has(unit) ? [Math.round(number.value * poundsPerKilo)] : [];
  });
  return weights.length > 0 ? Math.max(...weights) : undefined;
}

import type { Market } from "../types.ts";
import { lexiconFor } from "./lexiconFor.ts";
import { Reading } from "./reading.ts";

/** The last text read, because several questions of a turn use the same one. */
let last: { market: Market; reading: Reading } | undefined;

/** The words of a text, for readers that don't change anything. */
export function readingOf(text: string, market: Market): Reading {
  if (last?.reading.text !== text || last.market !== market)
    last = { market, reading: new Reading(text, lexiconFor(market)) };
  return last.reading;
}

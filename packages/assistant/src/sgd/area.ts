import type { Market } from "../types.ts";
import type { Draft } from "../understanding/draft.ts";
import { Reading } from "../understanding/reading.ts";
import { lexiconFor } from "../understanding/understand.ts";
import { namedPlace, textOf } from "./namedPlaces.ts";
import type { SgdAct } from "./turn.ts";

/** The place as said: one of the market, or any other name that stands for one. */
export function readPlace(draft: Draft, isAsked: boolean, others: readonly string[]): string | undefined {
  const known = draft.evidence.find((item) => item.slot === "area");
  if (known !== undefined) return known.text;
  if (draft.excludedAreas.length > 0 || draft.slots.area !== undefined) return undefined;
  return placeNear(draft, isAsked) ?? namedPlace(draft, isAsked, others);
}

/** "Close to my office in Fremont" answers where to look when that was asked. */
function placeNear({ reading }: Draft, isAsked: boolean): string | undefined {
  if (!isAsked) return undefined;
  for (let i = 0; i < reading.words.length; i++) {
    const end = reading.group(i, "place");
    if (end > 0 && reading.isFree(i, end)) return textOf(reading, { start: i, end });
  }
  return undefined;
}

/** The market's place inside what other services just said, such as where a car is picked up. */
export function placeInActs(acts: readonly SgdAct[], market: Market): string | undefined {
  for (const value of acts.flatMap((act) => act.values)) {
    const reading = new Reading(value, lexiconFor(market));
    const at = reading.words.findIndex((_, i) => reading.group(i, "place") > 0);
    if (at >= 0) return textOf(reading, { start: at, end: reading.group(at, "place") });
  }
  return undefined;
}

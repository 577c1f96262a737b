import type { SlotName, UnderstandContext, Understanding } from "../types.ts";
import { readMasked } from "../understanding/understand.ts";
import type { Command } from "./command.ts";
import { deniedOnly, type ForeignPart, foreignParts, withoutParts } from "./foreign.ts";

/** Who the renter is and when they could come stand wherever they are said. */
const anywhere: readonly SlotName[] = ["name", "phone", "email", "showing_request"];

/** Parts that take back or quote give no value, also to a question that is open. */
const neverAnswers: ReadonlySet<ForeignPart["why"]> = new Set<ForeignPart["why"]>(["denied", "quoted"]);

/**
 * What a message says of the renter's own search: its values without those in parts that speak of something else. An
 * answer to the open question stays one, however it is put.
 */
export function ownValues(
  { understanding }: { understanding: Understanding },
  text: string,
  context: UnderstandContext,
): Understanding {
  const parts = foreignParts(text);
  const { evidence, excludedAreas } = understanding;
  if (parts.length === 0 || (evidence.length === 0 && excludedAreas.length === 0)) return understanding;
  const { asked } = context;
  const answer = asked && evidence.find(({ slot }) => slot === asked);
  const kept = parts.filter(
    ({ why, start, end }) => neverAnswers.has(why) || !answer || answer.end <= start || answer.start >= end,
  );
  if (kept.length === 0) return understanding;
  const own = readMasked(withoutParts(text, kept), context).understanding;
  const slots = { ...own.slots };
  const stays = evidence.filter(({ slot }) => anywhere.includes(slot));
  for (const slot of anywhere)
    if (understanding.slots[slot] !== undefined) Object.assign(slots, { [slot]: understanding.slots[slot] });
  return {
    ...understanding,
    slots,
    evidence: [...stays, ...own.evidence.filter(({ slot }) => !anywhere.includes(slot))],
    cleared: own.cleared,
    excludedAreas: own.excludedAreas,
  };
}

/** "No dije furnished", "I never said 2150": the values that the renter says were put down wrongly. */
export function readRetractions(text: string, context: UnderstandContext): Command[] {
  return foreignParts(text)
    .filter(({ why }) => why === "denied")
    .flatMap((part) => {
      const asked = /\d|\bmil\b/.test(part.text) ? "budget_max" : null;
      const { slots, excludedAreas } = readMasked(deniedOnly(text, part), { ...context, asked }).understanding;
      const areas = excludedAreas.length > 0 && slots.area === undefined ? { area: excludedAreas } : {};
      return Object.entries({ ...slots, ...areas }).map(
        ([slot, value]): Command => ({
          type: "retract",
          slot: slot as SlotName,
          value,
          start: part.start,
          end: part.end,
        }),
      );
    });
}

import type { Slots } from "../types.ts";
import { plainText } from "./asides.ts";
import type { Turn } from "./turn.ts";

/** True for "Do you have anything in Brickell under 3k?", which cards answer; "the one in Brickell" is a home. */
export function asksForHomes({ message, heard, changes, state, homesNamed, focusBefore, acts }: Turn): boolean {
  if (acts.some(({ type }) => type === "offer_listings" || type === "near_misses")) return false;
  if (homesNamed.length > 0 || !heard.intents.includes("ask_availability")) return false;
  const text = plainText(message);
  // "So do you have anything?" is about all homes, whichever one was under discussion.
  if (ofWhatever.test(text)) return hasCriteria(state.slots);
  return focusBefore === null && hasCriteria(changes.slots) && ofAny.test(text);
}

const ofWhatever =
  /\b(?:have|got|there|tienes?|tienen|tenes|hay) (?:anything|something|algo)\b(?! (?:else|mas|about|sobre))/;

const ofAny =
  /\b(?:any|anything|something|(?:you|u|yall) (?:have|got)|(?:is|are) there|hay|habra|algo|algun[oa]?s?|tienes?|tienen|tendras?|tendran|tenes)\b/;

/** True if the area, the size or the budget is known. */
export function hasCriteria(slots: Slots): boolean {
  return slots.area !== undefined || slots.bedrooms !== undefined || slots.budget_max !== undefined;
}

import type { Slots, Understanding } from "../types.ts";
import type { DialogueState } from "./state.ts";
import type { Turn } from "./turn.ts";

/** Homes have at most this many bedrooms, as far as renters look for them. */
const mostBedrooms = 6;
/** An amount below this share of the lowest rent, or above this multiple of the highest, isn't a budget. */
const [leastShare, mostTimes] = [0.3, 6];

/**
 * A value that nobody would search for: 8 bedrooms, $600 a month where rents start at 2,150. The reply asks if it is
 * right, and a yes stores it.
 */
export function readUnlikely({ heard, supposed, context, homesNamed }: Turn): DialogueState["supposed"] {
  // "600 NE 27th" is an address.
  if (homesNamed.length > 0) return undefined;
  const { bedrooms, budget_max: budget } = heard.slots;
  // If the renter repeats or confirms it, it is meant.
  const isNew = (slot: keyof Slots): boolean => supposed?.slot !== slot || supposed.value !== heard.slots[slot];
  if (typeof bedrooms === "number" && bedrooms > mostBedrooms && isNew("bedrooms"))
    return { slot: "bedrooms", value: bedrooms };
  const rents = context.properties.map(({ price }) => price);
  if (budget === undefined || rents.length === 0 || !isNew("budget_max")) return undefined;
  const isFar = budget < Math.min(...rents) * leastShare || budget > Math.max(...rents) * mostTimes;
  return isFar ? { slot: "budget_max", value: budget } : undefined;
}

/** The message without the value that is asked about; beside a known one it was never a budget. */
export function withoutUnlikely({ heard, unlikely }: Turn): Understanding {
  if (unlikely === undefined) return heard;
  const { [unlikely.slot]: _unlikely, ...slots } = heard.slots;
  return { ...heard, slots };
}

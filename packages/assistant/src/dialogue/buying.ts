import type { SlotName } from "../types.ts";
import { plainPart, plainText } from "./asides.ts";
import type { Business } from "./state.ts";
import type { Turn } from "./turn.ts";

/** What a search says about itself. */
export const searchSlots: readonly SlotName[] = ["area", "bedrooms", "budget_max", "move_in"];

const sure =
  /\b(?:invest\w*|inver(?:sion\w*|tir)|(?:not|no|nunca) (?:to |para |a )?(?:rent|alquilar|rentar)|(?:alquilar|rentar) no|(?:no )+comprar|(?:said|meant) (?:buy\w*|purchas\w*)|es (?:una )?compra)\b/;

/** "As an investment", "to buy, not rent": clearly not looking for a rental. */
function surelyBuys(message: string): boolean {
  return sure.test(plainPart(message));
}

/**
 * "We're selling our house and would like to rent", or in the middle of a search: a renter who also mentions a sale.
 */
export function looksForRental({ state, changes, message }: Turn, business: Business): boolean {
  if (state.business !== undefined) return false;
  const known = searchSlots.filter((slot) => state.slots[slot] !== undefined && changes.slots[slot] === undefined);
  // Said once in the middle of a search, it may be about later; someone who insists is buying.
  if (business === "buys" && (state.saidBuying || surelyBuys(message))) return false;
  if (business === "buys") state.saidBuying = true;
  if (known.length >= leastSearch) return true;
  return business === "lists" && wantsToRent.test(plainText(message));
}

/** Known details of a search that show a renter. */
const leastSearch = 2;
const wantsToRent =
  /\b(?:to rent(?! (?:it )?out| (?:my|our))|(?:looking|look) for|a rental|busc(?:o|amos|ando)|(?:quiero|queremos|quisiera|necesito|para|pa) (?:rentar|alquilar)(?! (?:mi|nuestr)\w*))\b/;

import type { Understanding } from "../types.ts";
import { searchSlots } from "./agenda.ts";
import { plainText } from "./asides.ts";
import { hasConductRule } from "./conductRules.ts";
import type { Business } from "./state.ts";
import type { Turn } from "./turn.ts";

const sure =
  /\b(?:invest\w*|inver(?:sion\w*|tir)|(?:not|no|nunca) (?:to |para |a )?(?:rent|alquilar|rentar)|(?:alquilar|rentar) no|(?:no )+comprar|(?:said|meant) (?:buy\w*|purchas\w*)|es (?:una )?compra)\b/;

/** True for someone who clearly isn't looking for a rental: "As an investment", "to buy, not rent". */
function surelyBuys(message: string): boolean {
  return sure.test(plainText(message));
}

/**
 * True for a renter who only mentions a sale: "We're selling our house and would like to rent", or anyone mid-search.
 */
export function looksForRental({ state, heard, changes, message }: Turn, business: Business): boolean {
  if (state.business !== undefined) return false;
  const known = searchSlots.filter((slot) => state.slots[slot] !== undefined && changes.slots[slot] === undefined);
  // Said once in the middle of a search, it may be about later; someone who insists is buying.
  if (business === "buys" && (state.saidBuying || surelyBuys(message))) return false;
  if (business === "buys") state.saidBuying = true;
  if (known.length >= leastSearch) return true;
  if (business === "trade") return isRuled(heard) || (!notLooking.test(plainText(message)) && namesSearch(heard));
  return business === "lists" && wantsToRent.test(plainText(message));
}

/** "Should I send my card number here?" offers nothing. Who offers work names a price and negotiates no rent. */
function isRuled({ topics }: Understanding): boolean {
  return topics.some((topic) => topic !== "negotiation" && hasConductRule(topic));
}

function namesSearch({ slots }: Understanding): boolean {
  return searchSlots.some((slot) => slots[slot] !== undefined);
}

/** Words of someone who isn't looking for a home: "No, I'm not looking for an apartment", "yo no quiero rentar". */
const notLooking =
  /\b(?:not (?:looking|searching|trying to rent)|dont (?:need|want) (?:a|an|to rent)|no (?:estoy |ando )?(?:busc\w+|necesit\w+|quier\w+ (?:rent|alquil)\w*))\b/;

/**
 * Reads a message of someone who offers work, here or earlier: their prices don't negotiate a rent, and "who do I talk
 * to" is meant for the agent.
 */
export function readTrade(turn: Turn): void {
  const { asides, state } = turn;
  const begins = state.business === undefined && asides.includes("trade") && !looksForRental(turn, "trade");
  if (!begins && state.business !== "trade") return;
  turn.heard = ofContact(turn.heard);
  turn.asks = [];
  turn.queries = [];
}

/** Keeps what the agent needs to reach them, and drops everything about a search. */
function ofContact(heard: Understanding): Understanding {
  const { name, phone, email } = heard.slots;
  const contact = { ...(name && { name }), ...(phone && { phone }), ...(email && { email }) };
  const { conduct, ...others } = heard;
  return {
    ...others,
    ...(conduct && conduct !== "minor" && conduct !== "legal" && { conduct }),
    topics: heard.topics.filter((topic) => topic === "emergency"),
    intents: heard.intents.filter((intent) => !ofSearch.has(intent)),
    slots: contact,
    excludedAreas: [],
  };
}

const ofSearch: ReadonlySet<string> = new Set([
  "ask_if_bot",
  "ask_property_question",
  "ask_price",
  "ask_availability",
  "book_showing",
  "off_topic",
]);

/** Known details of a search that show a renter. */
const leastSearch = 2;
const wantsToRent =
  /\b(?:to rent(?! (?:it )?out| (?:my|our))|(?:looking|look) for|a rental|busc(?:o|amos|ando)|(?:quiero|queremos|quisiera|necesito|para|pa) (?:rentar|alquilar)(?! (?:mi|nuestr)\w*))\b/;

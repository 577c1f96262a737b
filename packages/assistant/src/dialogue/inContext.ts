import type { Intent, Slots, Understanding } from "../types.ts";
import { asksToSee, findAsides, plainText } from "./asides.ts";
import { folded } from "./listings.ts";
import { alsoMeant } from "./references.ts";
import type { Turn } from "./turn.ts";

/** What the message says of the search, given what the conversation is about: its yes may be a value, its words no wish. */
export function readInContext(turn: Turn): Understanding {
  const slots = withoutMisreadings(turn, withSupposed(turn));
  return slots === turn.heard.slots ? turn.heard : { ...turn.heard, slots };
}

/** A yes to "it's a 2-bedroom: is that the size you need?" gives the slot that was asked for. */
function withSupposed({ heard, supposed, asked, message }: Turn): Slots {
  const agrees = heard.answer === "yes" && !message.includes("?") && !asksToSee(message);
  if (!supposed || asked !== supposed.slot || !agrees || heard.slots[supposed.slot] !== undefined) return heard.slots;
  return { ...heard.slots, [supposed.slot]: supposed.value };
}

/** Days that such a message names are days of the visit. */
const visitChanges: ReadonlySet<Intent> = new Set<Intent>(["cancel", "reschedule"]);

function withoutMisreadings(turn: Turn, slots: Slots): Slots {
  const { message } = turn;
  const asides = findAsides(message);
  const { move_in: _days, ...withoutDays } = slots;
  // "Do you work weekends?" and "so hot today" name days, but none to move on.
  const isWeather = asides.includes("small_talk") && slots.move_in === turn.local.date;
  if (slots.move_in !== undefined && (asides.includes("hours") || isWeather)) return withoutDays;
  const changesVisit = turn.context.showing && turn.heard.intents.some((intent) => visitChanges.has(intent));
  if (slots.move_in !== undefined && changesVisit) return withoutDays;
  const { name: _word, ...withoutName } = slots;
  if (slots.name !== undefined && isNoName(slots.name, turn)) return withoutName;
  const { occupants: _self, ...withoutPeople } = slots;
  // "Soy yo otra vez" counts nobody.
  if (slots.occupants !== undefined && asides.includes("back")) return withoutPeople;
  // "¿Puedo ver las dos el lunes?" means both, not two o'clock.
  const { time: _hour, ...day } = slots.showing_request ?? {};
  if (slots.showing_request?.time && /(?<!\ba )\blas (dos|tres)\b/i.test(message) && alsoMeant(turn).length > 1)
    return { ...slots, showing_request: day };
  return slots;
}

/** "Mejor cancélala" is no name, whatever was asked, and a place told again is none either. */
function isNoName(name: string, { message, context }: Turn): boolean {
  if (context.showing && /\bcancel/.test(plainText(message))) return true;
  const told = folded(name);
  return context.market.places.some((place) => folded(place.name) === told);
}

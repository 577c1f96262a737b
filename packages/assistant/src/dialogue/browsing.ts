import { searchSlots } from "./agenda.ts";
import type { Aside } from "./aside.ts";
import { does } from "./stances.ts";
import type { Turn } from "./turn.ts";

/** Lets renters look as long as they like: "Just looking, not moving yet". */
export function welcomeToLook(turn: Turn, about: Aside): void {
  if (turn.context.showing) return;
  turn.waits = true;
  turn.acts.push(turn.state.business ? { type: "noted" } : { type: "aside", about });
}

/** Asks nothing of someone who only looks around, until they mention a move or want to see a home. */
export function letBrowse(turn: Turn): void {
  const { state, context, asides } = turn;
  if (state.business || context.showing) state.browses = undefined;
  else if (asides.includes("browses")) state.browses = true;
  else if (searchesNow(turn)) state.browses = undefined;
}

/** True if the renter now looks for a home: "Ok, I need 2 bedrooms for January"; "and in Doral?" still looks around. */
function searchesNow(turn: Turn): boolean {
  const { heard, changes } = turn;
  if (heard.slots.move_in !== undefined || heard.intents.includes("book_showing")) return true;
  return does(turn, "states_need") && searchSlots.some((slot) => changes.slots[slot] !== undefined);
}

/** Doesn't invite someone who is far away or only looks around. */
export function keepFromInviting(turn: Turn): void {
  const isAway = turn.asides.includes("away") || turn.asides.includes("browses");
  const isAbroad = turn.changes.slots.phone?.startsWith("+1") === false;
  if (isAway || isAbroad || isFar(turn)) turn.state.invited = true;
}

/** True for "A 2-bedroom in Doral, I'm still in Chicago" as a first message, which has no asides by stance. */
function isFar(turn: Turn): boolean {
  return turn.state.turns === 1 && does(turn, "remote");
}

/** Drops the search's questions for someone who only looks around. */
export function askNothing(turn: Turn): void {
  turn.acts = turn.acts.filter(({ type }) => type !== "ask" && type !== "reprompt");
  turn.state.asked = null;
}

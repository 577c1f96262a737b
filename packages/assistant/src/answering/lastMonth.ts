import { plainPart } from "../dialogue/asides.ts";
import { settle } from "../dialogue/forAgent.ts";
import { listingReferred } from "../dialogue/references.ts";
import type { Asked, Turn } from "../dialogue/turn.ts";
import type { Property } from "../types.ts";
import { homesMentioned } from "./homeMentions.ts";
import { moveInTotal } from "./totals.ts";

const lastMonth =
  /\b(?:last months?|ultimo mes)\b|\bfirst(?: and)? last\b|\bprimero?(?: y)? ultimo\b|\b1ero(?: y)? ultimo\b/;
/** Words that ask what happens to it, when or why, which nothing stored answers. */
const beyond =
  /\b(?:back|return\w*|refund\w*|later|split|parts?|why|used?|cover\w*|devuel\w*|devol\w*|regresan?|despues|partes|cuotas|x ?q|por ?que|para que|usa|cubre|pasa|happens|what if|y si|rent(?:al)? history)\b/;
/** Words that ask for amounts, which the total gives. */
const asksHowMuch = /\b(?:how much|whats|what is|cuanto|cuanta|cuales|total|sale|cost)\b/;

/** Says if it is due, then the total: "So no last month up front?", "¿hay que dar el último mes también?" */
export function answerLastMonth(turn: Turn): void {
  if (turn.state.business || turn.state.paused) return;
  const asked = turn.asks.filter(isOfLastMonth);
  const [part] = asked;
  const home = part && homeOf(turn, part);
  const sum = home && moveInTotal(turn, home);
  if (!part || !home || !sum) return;
  turn.acts.push({ type: "last_month", due: home.terms?.fees?.lastMonth === true }, sum);
  turn.state.focus = home.id;
  turn.isQueried = true;
  turn.state.answered = ["move_in_cost"];
  settle(turn, asked);
}

/** True if a question asks whether the last month's rent is due before moving in. */
export function isOfLastMonth({ text, mayAsk, isMarked }: Asked): boolean {
  const plain = plainPart(text);
  return (mayAsk || isMarked) && lastMonth.test(plain) && !beyond.test(plain) && !asksHowMuch.test(plain);
}

/** The home that the question names, otherwise the one in question. */
function homeOf(turn: Turn, { text, heard }: Asked): Property | undefined {
  const { properties, market } = turn.context;
  const { homes } = homesMentioned(plainPart(text), properties, market);
  if (homes.length > 1) return undefined;
  const focus = properties.find(({ id }) => id === turn.state.focus);
  return homes[0] ?? listingReferred({ ...turn, message: text, heard }) ?? focus;
}

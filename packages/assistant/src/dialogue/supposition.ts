import type { TurnContext } from "../turn.ts";
import type { UnderstandContext, Understanding } from "../types.ts";
import { understand } from "../understanding/understand.ts";

/** A wish phrased as a question: "What if I go to 3,200?", "¿qué consigo con 2000?". */
const supposition =
  /^[¿\s]*(?:(?:and|ok|so|but|pero|bueno)[,\s]+)?(?:what if|suppose|how about if|(?:what|anything) (?:could|can|would|do) (?:i|we) (?:get|find) (?:for|with|at)|y si|(?:y )?qu[eé] tal si|qu[eé] (?:consigo|me alcanza|encuentro|puedo conseguir|hay|tienes|tienen) (?:con|por))\s+/i;

/** Another rent, phrased as a question: "What about 3000?", "y con 2500?". */
const otherSum =
  /^[¿\s]*((?:and |y |ok |so |hmm )?(?:what about|how about|qu[eé] tal|(?:and|y) (?:for|con|por|x|si son))\s+)\$?\d,?\d{2}0\s*[?\s]*$/i;

export function hearSupposition(
  message: string,
  known: UnderstandContext,
  { properties }: TurnContext,
): Understanding | null {
  const number = /\d+/.exec(message.replace(",", ""))?.[0];
  const isHouseNumber = properties.some(({ address }) => address.split(/\W+/).includes(number ?? ""));
  const lead = supposition.exec(message)?.[0] ?? (isHouseNumber ? undefined : otherSum.exec(message)?.[1]);
  if (lead === undefined) return null;
  // Blanks instead of the words, so that the evidence keeps its positions.
  const rest = " ".repeat(lead.length) + message.slice(lead.length).replace(/[?¿]/g, " ");
  const heard = understand(rest, { ...known, asked: "budget_max" });
  return Object.keys(heard.slots).length === 0 ? null : { ...heard, maskedText: message };
}

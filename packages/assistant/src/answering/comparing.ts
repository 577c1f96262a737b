import { plainPart } from "../dialogue/asides.ts";
import { hasConductRule } from "../dialogue/conductRules.ts";
import { hearingContext } from "../dialogue/hear.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Topic } from "../types.ts";
import { understandMasked } from "../understanding/understand.ts";
import type { Query } from "./query.ts";

/** Words that ask for a comparison, whatever facts they list. */
export const asksToCompare =
  /\b(?:compared?\b|compar(?:a|alo|alos|ame|alas|amelas|eme|ado|ada|acion)\b|side by side|lado a lado)|\b(?:difference|diferencia)s? (?:between|entre)\b/;

/** Makes a question about facts a comparison if the message does: "Put the two side by side: size, parking, lease" */
export function asComparison(turn: Turn, query: Query): Query {
  // "Is the Edgewater one available or not?" asks about one home.
  if (query.op === "compare" && query.named.length === 1 && orNot.test(plainPart(query.own)))
    return { ...query, op: "check", scope: "one" };
  const isOfFacts = query.op === "value" || query.op === "check" || query.op === "list" || query.op === "total";
  return isOfFacts && asksToCompare.test(plainPart(turn.message)) ? { ...query, op: "compare", scope: "some" } : query;
}

const orNot = /\b(?:or (?:not|no|nah|what)|o no|si o no)$/;

const listed = /[,;:.\n]|\b(?:and|y|e)\b/;
/** Most words in the name of a fact; a longer stretch says more. */
const mostWords = 4;

/** The facts that a request to compare lists by name: "laundry, parking, move-in money"; else those of the question. */
export function factsListed({ message, state, context, asks }: Turn, { topics }: Query): Topic[] {
  if (!asksToCompare.test(plainPart(message))) return [...topics];
  const known = { ...hearingContext(state, context), asked: null };
  const named = message
    .split(listed)
    .map((part) => part.trim())
    .filter((part) => part !== "" && part.split(/\s+/).length <= mostWords)
    .flatMap((part) => understandMasked(`${part}?`, known).topics);
  const all = [...named, ...asks.flatMap(({ heard }) => heard.topics)].filter(
    (topic) => topic !== "other" && !hasConductRule(topic),
  );
  return all.length > 0 ? [...new Set(all)] : [...topics];
}

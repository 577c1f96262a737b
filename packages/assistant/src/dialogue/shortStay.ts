import type { Act } from "./act.ts";
import { shortestLease } from "./facts.ts";
import { roomsApart } from "./missingNeed.ts";
import { storedFact } from "./storedFact.ts";
import type { Turn } from "./turn.ts";

/** "Only January through April": says at once how long the leases are, if the home in question or most homes ask for more. */
export function tellShortStay(turn: Turn): void {
  const { state, context, acts, changes } = turn;
  const months = state.slots.lease_months;
  const objects = namesOtherTerm(turn);
  if (months === undefined || (changes.slots.lease_months === undefined && !objects) || acts.some(tellsLease)) return;
  const asksMore = context.properties.filter(({ terms }) => (terms?.lease?.min ?? 0) > months);
  const home = asksMore.find(({ id }) => id === state.focus);
  const sized = context.properties.filter(({ bedrooms }) => roomsApart(state.slots.bedrooms, bedrooms) === 0);
  const isMost = sized.filter((one) => asksMore.includes(one)).length * 2 > sized.length;
  const fact = home
    ? storedFact(home, "lease_term", state.language)
    : isMost
      ? shortestLease(context.properties)
      : null;
  if (!fact) return;
  if (objects) acts.unshift(fact);
  else acts.push(fact);
}

/** "Those all say 12 months, no good to us": names a term that isn't the wish. */
function namesOtherTerm({ heard }: Turn): boolean {
  return heard.slots.lease_months === undefined && heard.evidence.some(({ slot }) => slot === "lease_months");
}

function tellsLease(act: Act): boolean {
  if (act.type === "shortest_lease") return true;
  return (act.type === "answer_fact" || act.type === "answer_homes") && act.topic === "lease_term";
}

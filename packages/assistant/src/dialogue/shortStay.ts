import { leaseAllows } from "../matching/verdicts.ts";
import type { Act } from "./act.ts";
import { shortestLease } from "./facts.ts";
import { askTerm } from "./leaseAsked.ts";
import { roomsApart } from "./missingNeed.ts";
import { storedFact } from "./storedFact.ts";
import type { Turn } from "./turn.ts";

/** Gives the leases at once if the home in question or most homes ask for more: "Only January through April". */
export function tellShortStay(turn: Turn): void {
  const { state, context, acts, changes, focusBefore, heard } = turn;
  const months = state.slots.lease_months;
  const objects = namesOtherTerm(turn);
  // "1907 looks nice" later, and "yes, if it's 6 months" about a home that asks for 12.
  const comesBack =
    state.focus !== null && (state.focus !== focusBefore || heard.evidence.some(({ slot }) => slot === "lease_months"));
  if (months === undefined) return;
  if (acts.some(tellsLease)) {
    if (changes.slots.lease_months !== undefined) askLongerTerm(turn, months);
    return;
  }
  if (changes.slots.lease_months === undefined && !objects && !comesBack) return;
  const asksMore = context.properties.filter(({ terms }) => (terms?.lease?.min ?? 0) > months);
  const home = asksMore.find(({ id }) => id === state.focus);
  const sized = context.properties.filter(({ bedrooms }) => roomsApart(state.slots.bedrooms, bedrooms) === 0);
  const isMost = sized.filter((one) => asksMore.includes(one)).length * 2 > sized.length;
  const fact = home
    ? storedFact(home, "lease_term", state.language)
    : isMost && !comesBack
      ? shortestLease(context.properties)
      : null;
  if (!fact) return;
  // "Yes, if it's 6 months": what is known already doesn't hold there.
  turn.acts = acts.filter(({ type }) => type !== "already_known");
  if (objects) turn.acts.unshift(fact);
  else turn.acts.push(fact);
}

/** Asks the agent, because a minimum doesn't say whether it works: "How long is the lease? I'll stay 18 months". */
function askLongerTerm(turn: Turn, months: number): void {
  if (turn.acts.some((act) => act.type === "will_ask_agent" && act.months !== undefined)) return;
  const homes = turn.context.properties.filter(({ id, terms }) => {
    const isTold = turn.acts.some((act) => "propertyId" in act && act.propertyId === id && tellsLease(act));
    return isTold && terms?.lease !== undefined && leaseAllows(months, terms.lease) === "open";
  });
  if (homes.length > 0) turn.acts.splice(turn.acts.findIndex(tellsLease) + 1, 0, askTerm(turn, homes, months));
}

/** True for a term that isn't the wish: "Those all say 12 months, no good to us". */
function namesOtherTerm({ heard }: Turn): boolean {
  return heard.slots.lease_months === undefined && heard.evidence.some(({ slot }) => slot === "lease_months");
}

function tellsLease(act: Act): boolean {
  if (act.type === "shortest_lease") return true;
  return (act.type === "answer_fact" || act.type === "answer_homes") && act.topic === "lease_term";
}

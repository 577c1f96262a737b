import type { Act } from "../act.ts";
import type { Turn } from "../turn.ts";

/** Acts that say how a home's rent and the budget go together, or that leave the rent to the agent. */
function tellsRent(act: Act, home: string): boolean {
  switch (act.type) {
    case "offer_listings":
    case "near_misses":
      return act.listings.some(({ propertyId }) => propertyId === home);
    case "answer_best":
    case "answer_why":
      return act.propertyId === home;
    case "conduct":
      return act.rule === "negotiation";
    default:
      return false;
  }
}

/** "2,000 max" about a home that rents for more: the reply says so instead of just noting the amount. */
export function tellOverBudget({ state, changes, context, acts, focusBefore }: Turn): void {
  const home = context.properties.find(({ id }) => id === state.focus);
  const budget = changes.slots.budget_max;
  if (!home || home.id !== focusBefore || context.showing || acts.some(({ type }) => type === "set_showing")) return;
  if (budget === undefined || home.price <= budget) return;
  if (acts.some((act) => tellsRent(act, home.id))) return;
  acts.push({ type: "over_budget", propertyId: home.id, address: home.address, over: home.price - budget });
}

import type { Property } from "../../types.ts";
import type { Act, NearMiss, ProposedListing } from "../act.ts";
import type { DialogueState } from "../state.ts";
import type { Turn } from "../turn.ts";

/** Acts that say how a home's rent and the budget go together, or that leave the rent to the agent. */
function tellsRent(act: Act, home: string): boolean {
  switch (act.type) {
    case "offer_listings":
    case "near_misses":
      return act.listings.some(({ propertyId }) => propertyId === home);
    case "answer_best":
    case "answer_why":
    case "over_budget":
      return act.propertyId === home;
    case "conduct":
      return act.rule === "negotiation";
    default:
      return false;
  }
}

/**
 * Says, once for each home and budget, that a home is over budget: after "2,000 max" about a home that rents for more,
 * and with the first answer about a home above the known budget.
 */
export function tellOverBudget(turn: Turn): void {
  const { state, changes, context, acts, focusBefore } = turn;
  const home = context.properties.find(({ id }) => id === state.focus);
  const budget = state.slots.budget_max;
  if (!home || budget === undefined || home.price <= budget || context.showing) return;
  if (acts.some((act) => act.type === "set_showing" || tellsRent(act, home.id))) return;
  const isNew = changes.slots.budget_max !== undefined;
  if (isNew ? home.id !== focusBefore : !speaksOf(acts, home) || isOverTold(state, home)) return;
  acts.push(overBudget(home, budget, isNew));
}

/** That a home costs more than the budget; `isNew` if the renter named it just now. */
export function overBudget(home: Property, budget: number, isNew: boolean): Act {
  const { id: propertyId, address, price } = home;
  return { type: "over_budget", propertyId, address, over: price - budget, ...(!isNew && { budget }) };
}

function speaksOf(acts: readonly Act[], { id }: Property): boolean {
  return acts.some((act) => (act.type === "answer_fact" || act.type === "describe_listing") && act.propertyId === id);
}

/** True if the renter read that the home costs more than their budget. */
function isOverTold({ overTold }: DialogueState, { id }: Property): boolean {
  return overTold?.includes(id) ?? false;
}

function isOver(listing: ProposedListing | NearMiss): boolean {
  const off = "reasons" in listing ? listing.reasons : (listing.differs ?? []);
  return off.some(({ criterion, outcome }) => criterion === "budget" && outcome !== "fits");
}

/** Keeps in mind which homes the reply calls too expensive; another budget begins from the start. */
export function recordOverBudgetNotice(turn: Turn, acts: readonly Act[]): void {
  const { state, changes } = turn;
  const before = changes.slots.budget_max === undefined ? (state.overTold ?? []) : [];
  const told = acts.flatMap((act): string[] => {
    if (act.type === "over_budget") return [act.propertyId];
    if (act.type !== "offer_listings" && act.type !== "near_misses") return [];
    return act.listings.filter(isOver).map(({ propertyId }) => propertyId);
  });
  state.overTold = [...new Set([...before, ...told])];
}

import type { Aside } from "./aside.ts";
import { askOfBuilding } from "./buildingFee.ts";
import { looksForRental } from "./buying.ts";
import type { Business } from "./state.ts";
import { hasChanges, raise, type Turn } from "./turn.ts";

/** What people come for who aren't looking for a rental. */
export const businesses: readonly Aside[] = ["buys", "lists", "broker", "trade"] satisfies Business[];

/** Buyers, owners and professionals are passed on to the agent and asked nothing about a rental. */
export function noteOtherBusiness(turn: Turn): void {
  noteBusiness(turn, turn.asides);
}

/** Passes on what someone besides a renter came for. A renter who only mentions a sale is still a renter. */
export function noteBusiness(turn: Turn, found: readonly Aside[]): void {
  const business = found.find((aside): aside is Business => businesses.includes(aside));
  const { state } = turn;
  if (state.business !== undefined) askOfBuilding(turn);
  if (business === undefined || state.complete || looksForRental(turn, business)) return;
  if (state.business !== undefined) {
    if (!hasChanges(turn)) turn.acts.push({ type: "noted" });
    return;
  }
  state.business = business;
  turn.acts = turn.acts.filter(({ type }) => type !== "confirm");
  turn.acts.push({ type: "other_business", business });
  raise(turn, "ask_human");
}

/** True while the person writing isn't looking for a rental. */
export function isOtherBusiness({ state }: Turn): boolean {
  return state.business !== undefined;
}

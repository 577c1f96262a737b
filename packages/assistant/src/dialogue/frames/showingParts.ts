import type { Property, ShowingStatus } from "../../types.ts";
import { hasContact } from "../agenda.ts";
import { matchingListings, shownListings } from "../resolve.ts";
import { raise, type Turn } from "../turn.ts";
import { keepChoice } from "./timesOffer.ts";

/** So many homes are few enough to ask which of them. */
const maxToChoose = 3;

/** What a time becomes when it is taken: held until the renter can be reached, then as the agent's mode says. */
export function statusFor({ state, context }: Turn): ShowingStatus {
  if (!hasContact(state.slots)) return "held";
  return context.agent.aiMode === "full" ? "confirmed" : "requested";
}

/** Picking a home implies its area, size and rent, until the renter says otherwise. */
export function assume({ state }: Pick<Turn, "state">, { area, bedrooms, price }: Property): void {
  state.assumed = { area, bedrooms, budget_max: price };
}

/** The listings shown, where the renter has named none of them; where none were, those that fit the search. */
export function homesToChoose(turn: Turn): Property[] {
  const shown = shownListings(turn);
  if (shown.length > 0) return shown;
  const matching = matchingListings(turn);
  return matching.length <= maxToChoose ? matching : [];
}

export function askHome({ state, before, acts }: Turn, homes: readonly Property[]): void {
  const ids = homes.map(({ id }) => id);
  const asked = before.offer?.type === "whichHome" ? (before.offer.asked ?? 1) + 1 : 1;
  state.offer = { type: "whichHome", listings: ids, asked };
  state.offeredListings = ids;
  state.offered = homes.map(({ address }) => address);
  acts.push({ type: "ask_home", addresses: state.offered });
}

/** The other listings that the showing takes in: the agent plans them into the same tour. */
export function showOthers(turn: Turn, propertyId: string | undefined): void {
  const { state, context } = turn;
  const others = context.properties.filter(({ id }) => state.alsoSee?.includes(id) && id !== propertyId);
  if (others.length === 0) return;
  state.visitAlso = others.map(({ id }) => id);
  turn.acts = turn.acts.filter(({ type }) => type !== "already_known");
  turn.acts.push({ type: "also_show", addresses: others.map(({ address }) => address) });
  for (const { id } of others) tellAgent(turn, id, "same visit");
  state.alsoSee = [];
}

export function tellAgent(turn: Turn, propertyId: string | undefined, detail: string) {
  return raise(turn, "showing", { ...(propertyId && { propertyId }), detail });
}

export function forgetWish({ state }: Turn): void {
  const { showing_request: _canceled, ...rest } = state.slots;
  state.slots = rest;
  state.visitWish = undefined;
  keepChoice({ state }, []);
}

import type { TimeSaid } from "../../reading/command.ts";
import type { Property, ShowingStatus } from "../../types.ts";
import { hasContact } from "../agenda.ts";
import { focusListing, matchingListings, resolveAll, shownListings } from "../resolve.ts";
import { findAll, raise, type Turn } from "../turn.ts";
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
  // "The first one" means one of these from now on.
  state.shown = ids;
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
  const at = hoursOfOthers(turn);
  const open = others.filter(({ id }) => !at.has(id));
  if (open.length > 0) turn.acts.push({ type: "also_show", addresses: open.map(({ address }) => address) });
  for (const { id, address } of others) {
    const time = at.get(id);
    if (time) turn.acts.push({ type: "also_show", addresses: [address], time });
    tellAgent(turn, id, time ? `same visit ${time}` : "same visit");
  }
  state.alsoSee = [];
}

/** Homes of the same visit with the hour wished for each. */
export function hoursOfOthers(turn: Turn): ReadonlyMap<string, string> {
  const pairs = [...findAll(turn, "requestShowing"), ...findAll(turn, "changeShowing")].flatMap(
    ({ also = [] }) => also,
  );
  const [request] = [...findAll(turn, "requestShowing"), ...findAll(turn, "changeShowing")];
  const { time, same } = request?.when ?? {};
  // "And the Edgewater one the same day at 6?"
  const alone =
    time && same?.day && pairs.length === 0 ? (turn.state.alsoSee ?? []).map((id) => [id, time] as const) : [];
  return new Map([
    ...alone,
    ...pairs.flatMap(({ refs, time }) => resolveAll(refs, turn).map(({ id }) => [id, time] as const)),
  ]);
}

export function tellAgent(turn: Turn, propertyId: string | undefined, detail: string) {
  return raise(turn, "showing", { ...(propertyId && { propertyId }), detail });
}

export function forgetWish({ state }: Turn): void {
  const { showing_request: _canceled, ...rest } = state.slots;
  state.slots = rest;
  state.visitWish = undefined;
  state.visitNot = undefined;
  state.offeredFor = undefined;
  keepChoice({ state }, []);
}

/** The agent hears of a wish that can't be settled here. */
export function noteShowing(
  turn: Turn,
  change: "reschedule" | "cancel" | undefined,
  { date, time }: TimeSaid = {},
): void {
  const listing = focusListing(turn);
  const raised = tellAgent(turn, listing?.id, [change, date, time].filter(Boolean).join(" "));
  turn.acts.push({
    type: "note_showing",
    ...(date && change !== "cancel" ? { date } : {}),
    ...(time && change !== "cancel" ? { time } : {}),
    ...(change ? { change } : {}),
    raised,
  });
  if (change === "cancel") forgetWish(turn);
  if (listing) assume(turn, listing);
}

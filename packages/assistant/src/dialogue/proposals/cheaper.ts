import type { MissingNeed } from "../act.ts";
import { roomsApart } from "../missingNeed.ts";
import type { Turn } from "../turn.ts";
import {
  isBarred,
  isFarOff,
  matchesOf,
  mostNear,
  mostProposed,
  nearMisses,
  type Proposal,
  searching,
} from "./matches.ts";
import { pushNear } from "./nearMisses.ts";
import { askUnknown, offerOf, show } from "./offer.ts";

/**
 * Answers "Something cheaper, like 1800?": yes or no first, then the homes at that rent, or below the ones in question;
 * otherwise the closest ones with what doesn't fit.
 */
export function offerCheaper(turn: Turn): void {
  const { state, context, changes } = turn;
  const named = changes.slots.budget_max;
  const limit = named ?? leastInQuestion(turn);
  if (limit === undefined) return;
  if (!context.showing) state.focus = null;
  const all = matchesOf(searching(turn));
  const cheaper = all.filter(({ listing }) => (named === undefined ? listing.price < limit : listing.price <= limit));
  const fitting = cheaper.filter(({ match }) => match.fits && !isFarOff(match)).slice(0, mostProposed);
  if (fitting.length > 0) {
    show(turn, fitting);
    turn.acts.push({ ...offerOf(turn, fitting), cheaper: true });
    askUnknown(turn, fitting);
    return;
  }
  // Nobody with a dog moves into a home that takes none because it's cheaper, nor a family into a studio.
  const livable = cheaper.filter(
    ({ listing, match }) => !isBarred(match) && roomsApart(state.slots.bedrooms, listing.bedrooms) <= 1,
  );
  if (livable.length > 0) {
    tellClosest(turn, livable.slice(0, mostNear), { cheaper: "some" });
    return;
  }
  const near = named === undefined ? [] : withLowest(nearMisses(searching(turn)), all);
  if (near.length > 0) tellClosest(turn, near, { cheaper: { than: limit } });
  else tellLowest(turn);
}

/** Adds the lowest rent for someone who asks for less, whatever else doesn't fit. */
function withLowest(near: readonly Proposal[], all: readonly Proposal[]): Proposal[] {
  const [lowest] = [...all].sort((a, b) => a.listing.price - b.listing.price);
  const isNear = near.some(({ listing }) => listing === lowest?.listing);
  return lowest && near.length > 0 && !isNear ? [...near.slice(0, mostNear - 1), lowest] : [...near];
}

function tellClosest(turn: Turn, near: readonly Proposal[], missing: MissingNeed): void {
  show(turn, near);
  pushNear(turn, near, missing);
}

/** No home rents for less: the lowest rent there is; a no, unless there was nothing to compare it with. */
function tellLowest(turn: Turn): void {
  const { state, context, changes, acts } = turn;
  // "Which one's cheaper, Wynwood or Doral?" isn't about other homes.
  if (acts.some(({ type }) => type === "answer_compare")) return;
  const [least] = [...context.properties].sort((a, b) => a.price - b.price);
  if (!least) return;
  const compares = changes.slots.budget_max !== undefined || state.slots.budget_max !== undefined || isAnyShown(turn);
  const cheapest = { propertyId: least.id, address: least.address, value: least.price };
  turn.acts.push({ type: "weigh", cheapest, ...(compares && { none: true as const }) });
}

function isAnyShown({ state, focusBefore }: Turn): boolean {
  return focusBefore !== null || (state.shown?.length ?? 0) > 0;
}

/** What "Cheaper" is compared with: the lowest rent in question; with a focus, the highest of the shown homes. */
function leastInQuestion({ state, context, focusBefore }: Turn): number | undefined {
  const inQuestion = context.properties.filter(({ id }) => id === focusBefore || state.shown?.includes(id));
  const rents = (inQuestion.length > 0 ? inQuestion : context.properties).map(({ price }) => price);
  if (rents.length === 0) return undefined;
  return focusBefore === null ? Math.min(...rents) : Math.max(...rents);
}

import { reasonsAgainst } from "../../answering/whyNot.ts";
import type { Property } from "../../types.ts";
import { offersHomes } from "../orderOfActs.ts";
import type { Turn } from "../turn.ts";
import { matchesOf, type Proposal, searching } from "./matches.ts";
import { isSeenToFit } from "./news.ts";

/**
 * Says once, ahead of the homes that the reply shows instead, that the home which is exactly right takes no pets: "A
 * studio in Wynwood, I have a cat".
 */
export function tellBarred(turn: Turn): void {
  const { state, changes, acts } = turn;
  const { pets, area, bedrooms } = changes.slots;
  if ((pets ?? area ?? bedrooms) === undefined) return;
  const wanted = matchesOf(searching(turn)).filter((one) => isOnlyBarred(one, state.slots));
  const isTold = ({ id }: Property): boolean =>
    (state.barredTold?.includes(id) ?? false) || acts.some((act) => "propertyId" in act && act.propertyId === id);
  const news = wanted.map(({ listing }) => listing).filter((home) => !isTold(home) && isDue(home));
  const at = acts.findIndex(({ type }) => offersHomes.has(type));
  if (news.length === 0 || at < 0) return;
  state.barredTold = [...(state.barredTold ?? []), ...news.map(({ id }) => id)];
  acts.splice(at, 0, ...news.slice(0, 1).map((home) => reasonsAgainst(turn, home)));

  /** True with a place in the search; otherwise only if the renter knows that the home fits. */
  function isDue({ id }: Property): boolean {
    return state.slots.area !== undefined || isSeenToFit(state, id);
  }
}

function isOnlyBarred({ match }: Proposal, { bedrooms, area }: Turn["state"]["slots"]): boolean {
  const isSought = bedrooms !== undefined || area !== undefined;
  return (
    isSought &&
    match.reasons.every(
      ({ criterion, outcome }) => outcome === "fits" || outcome === "unknown" || criterion === "pets",
    ) &&
    match.reasons.some(({ criterion, outcome }) => criterion === "pets" && outcome === "misses")
  );
}

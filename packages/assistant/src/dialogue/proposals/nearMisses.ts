import { isDeepStrictEqual } from "node:util";
import type { Act, MissingNeed } from "../act.ts";
import { plainText, seeksOthers } from "../asides.ts";
import { isIn } from "../listings.ts";
import { missingNeed, roomsApart, wereTooSmall } from "../missingNeed.ts";
import { raise, type Turn } from "../turn.ts";
import { rentThatExplains } from "./lowestRent.ts";
import { matchesOf, mostNear, nearMisses, type Proposal, searching } from "./matches.ts";
import { changesSearch, isNews } from "./news.ts";
import { homesRead, isAsked, isSame, show } from "./offer.ts";
import { offOf, searched } from "./searched.ts";

/**
 * Names the listings that come closest and what keeps them from fitting.
 * @param again true to repeat them if they were named before
 * @returns false if there are no listings, or they were named before
 */
export function tellNearMisses(turn: Turn, { again = false } = {}): boolean {
  const missing = missingNeed(turn);
  const closest = withoutKnown(withNamed(nearMisses(searching(turn)), missing, turn), turn);
  const near = again ? closest : closest.filter((one) => isNews(turn, one));
  const ids = near.map(({ listing }) => listing.id);
  const isRepeated = near.length === 0 && closest.length > 0;
  if (
    turn.context.properties.length === 0 ||
    (!again && (isRepeated ? !changesSearch(turn) : isToldAlready(turn, ids)))
  )
    return false;
  // "Nothing above 2 bedrooms" is said once for a size.
  const isSizeTold =
    missing?.most !== undefined &&
    !missing.asked &&
    isDeepStrictEqual(turn.state.toldNoneOf, turn.state.slots.bedrooms);
  if (isSizeTold && near.length === 0) return false;
  raise(turn, "knowledge_gap", { topic: "availability" });
  // Neither the same cards twice in a row, nor homes without what the renter asked for before.
  if (
    isRepeated ||
    (near.length > 0 &&
      (isSame(ids, turn.listingsOffered) || (missing?.most !== undefined && wereTooSmall(turn, missing))))
  ) {
    if (isSizeTold) return false;
    if (missing?.most !== undefined) turn.state.toldNoneOf = turn.state.slots.bedrooms;
    turn.acts.push({ type: "near_misses", listings: [], ...(missing && { missing }) });
    return true;
  }
  show(turn, near);
  // If the renter didn't ask, the closest homes themselves show what doesn't fit.
  const said = isWorthSaying(turn, missing) ? missing : undefined;
  if (said?.size !== undefined) turn.state.toldNoneOf = said.size;
  if (near.length === 0 && said) {
    turn.acts.push({ type: "near_misses", listings: [], missing: said });
    return true;
  }
  if (near.length === 0) {
    turn.acts.push(noneFits(turn));
    return true;
  }
  pushNear(turn, near, said);
  return true;
}

/** Drops homes that the renter knows, unless there are no others: "Anything else that's free now?". */
function withoutKnown(near: readonly Proposal[], turn: Turn): Proposal[] {
  if (!seeksOthers(turn) || !besides.test(plainText(turn.message))) return [...near];
  const known = homesRead(turn);
  const others = near.filter(({ listing }) => !known.has(listing.id));
  return others.length > 0 ? others : [...near];
}

const besides = /\b(?:else|others?|another|different|mas|otr[ao]s?|aparte|ademas)\b/;

/** The home that the reply names for its rent is one of those it shows, as is one in the place that the renter asks about. */
function withNamed(near: readonly Proposal[], missing: MissingNeed | undefined, turn: Turn): Proposal[] {
  const all = matchesOf(searching(turn));
  const areas = [turn.searchAsked?.slots.area ?? []].flat();
  const { bedrooms } = turn.state.slots;
  const isThere = ({ listing: { area, bedrooms: rooms } }: Proposal): boolean =>
    isIn(area, areas, turn.context.market) && (bedrooms === undefined || roomsApart(bedrooms, rooms) <= 1);
  const cheapest = all.find(({ listing }) => listing.id === missing?.cheapest?.propertyId);
  const named = cheapest ?? (near.some(isThere) ? undefined : all.find(isThere));
  if (named === undefined || near.some(({ listing }) => listing === named.listing)) return [...near];
  return [named, ...near.filter(({ listing }) => listing !== named.listing)].slice(0, mostNear);
}

function isWorthSaying({ state }: Turn, missing: MissingNeed | undefined): boolean {
  if (missing === undefined || missing.asked) return missing !== undefined;
  if (missing.size !== undefined) return !isDeepStrictEqual(state.toldNoneOf, missing.size);
  return missing.most === undefined;
}

/** Names homes and what keeps them from fitting. */
export function pushNear(turn: Turn, near: readonly Proposal[], missing?: MissingNeed): void {
  // The reply says that the agent is asked for others.
  raise(turn, "knowledge_gap", { topic: "availability" });
  turn.acts.push({
    type: "near_misses",
    ...singleWish(turn),
    ...(missing && { missing }),
    listings: near.map(({ listing, match }) => ({
      propertyId: listing.id,
      address: listing.address,
      price: listing.price,
      bedrooms: listing.bedrooms,
      percentage: match.percentage ?? 0,
      reasons: offOf(match),
    })),
  });
}

/** Marks a search with a single wish, because "None fits all of that" needs at least two. */
function singleWish({ state }: Pick<Turn, "state">): { single?: true } {
  return searched.filter((slot) => state.slots[slot] !== undefined).length > 1 ? {} : { single: true };
}

/** Repeats listings that were shown if a correction now keeps them from fitting. */
function isToldAlready(turn: Turn, ids: readonly string[]): boolean {
  const { state, changes } = turn;
  const isOther = changes.corrected.some((slot) => searched.includes(slot));
  const isKnown =
    ids.length > 0 && !isAsked(turn) && ids.every((id) => id === state.focus || state.shown?.includes(id));
  return (isKnown || ids.join() === state.shown?.join()) && !isOther;
}

/** None comes close: with the lowest rent, if that says why. */
function noneFits(turn: Turn): Act {
  const from = rentThatExplains(turn);
  if (from) turn.state.lowestTold = from.price;
  return { type: "none_fits", ...(from && { from }), ...singleWish(turn) };
}

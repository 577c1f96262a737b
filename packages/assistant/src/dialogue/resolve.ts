import { storedFact } from "../answering/registry.ts";
import { fittingListings } from "../matching/fittingListings.ts";
import type { ListingRef } from "../reading/command.ts";
import type { ListingTopic, Property } from "../types.ts";
import { listingOf, type Turn } from "./turn.ts";

type Scene = Pick<Turn, "state" | "context">;

/** The listings shown last that are still offered, in the order they were shown. */
export function shownListings(scene: Scene): Property[] {
  return (scene.state.shown ?? []).flatMap((id) => listingOf(scene, id) ?? []);
}

/** Listings that what is known doesn't rule out; all of them where nothing is known. */
export function matchingListings({ state, context }: Scene): Property[] {
  return fittingListings(state.slots, state.excludedAreas, context.properties, context.market);
}

/** What "the second one" or "the cheaper one" chooses among: those shown, else those that match, else all. */
function candidates(scene: Scene): readonly Property[] {
  const shown = shownListings(scene);
  if (shown.length > 1) return shown;
  const matching = matchingListings(scene);
  return matching.length > 1 ? matching : scene.context.properties;
}

/** The listing that "it" means: the one talked about, the only one shown, the only one there is. */
export function focusListing(scene: Scene): Property | undefined {
  const focus = listingOf(scene, scene.state.focus);
  if (focus) return focus;
  const shown = shownListings(scene);
  if (shown.length === 1) return shown[0];
  return scene.context.properties.length === 1 ? scene.context.properties[0] : undefined;
}

const value = {
  price: (listing: Property) => listing.price,
  square_feet: (listing: Property) => listing.squareFeet,
  availability: (listing: Property) => (listing.availableFrom ? Date.parse(listing.availableFrom) : undefined),
};

function extreme(
  listings: readonly Property[],
  { topic, direction }: Extract<ListingRef, { by: "extreme" }>,
): Property[] {
  const known = listings.filter((listing) => value[topic](listing) !== undefined);
  const sign = direction === "min" ? 1 : -1;
  const [best] = [...known].sort((a, b) => sign * ((value[topic](a) ?? 0) - (value[topic](b) ?? 0)));
  return best ? [best] : [];
}

/** True where a stored fact says that the listing has it. */
function hasFeature(listing: Property, topic: ListingTopic, { state, context }: Scene): boolean {
  const fact = storedFact(listing, topic, {
    market: context.market,
    against: {},
    slots: state.slots,
    language: state.language,
  });
  if (!fact) return false;
  const { value } = fact;
  if (value.kind === "boolean") return value.has;
  return value.kind === "text" ? value.holds !== false : true;
}

/** "Those two": the homes asked about last, where there were two. */
function lastTwo(scene: Scene, shown: Property[]): Property[] {
  const recent = (scene.state.recent ?? []).slice(-2).flatMap((id) => listingOf(scene, id) ?? []);
  return recent.length === 2 ? recent : shown;
}

/** The listings that one way of pointing means. */
export function resolve(ref: ListingRef, scene: Scene): Property[] {
  const { properties } = scene.context;
  const shown = shownListings(scene);
  switch (ref.by) {
    case "id":
      return properties.filter(({ id }) => id === ref.id);
    case "place": {
      const listing = ref.index < 0 ? shown.at(-1) : shown[ref.index];
      return listing ? [listing] : [];
    }
    case "area": {
      const there = (listings: readonly Property[]) => listings.filter(({ area }) => area === ref.area);
      return there(shown).length > 0 && there(properties).length !== 1 ? there(shown) : there(properties);
    }
    case "rent":
      return properties.filter(({ price }) => price === ref.amount);
    case "size": {
      const sized = (listings: readonly Property[]) => listings.filter(({ bedrooms }) => bedrooms === ref.bedrooms);
      return sized(shown).length > 0 ? sized(shown) : sized(properties);
    }
    case "feature": {
      const has = (listings: readonly Property[]) =>
        listings.filter((listing) => hasFeature(listing, ref.topic, scene));
      return has(shown).length > 0 ? has(shown) : has(properties);
    }
    case "extreme":
      return extreme(candidates(scene), ref);
    case "this":
      return [focusListing(scene) ?? []].flat();
    case "other":
      return shown.filter(({ id }, index) => (scene.state.focus === null ? index > 0 : id !== scene.state.focus));
    case "shown":
    case "every":
      return ref.two && shown.length !== 2 ? lastTwo(scene, shown) : shown;
    case "all":
      return [...properties];
  }
}

/**
 * All that a clause's references mean, each listing once: "the 2-bedroom on Brickell Bay" is in both, "the Doral and
 * the Edgewater one" are both.
 */
export function resolveAll(refs: readonly ListingRef[], scene: Scene): Property[] {
  const kinds = [...new Set(refs.map(({ by }) => by))];
  const byKind = kinds.map((kind) => [
    ...new Set(refs.filter(({ by }) => by === kind).flatMap((ref) => resolve(ref, scene))),
  ]);
  const [first = [], ...others] = byKind.filter((listings) => listings.length > 0);
  // "The one on Brickell Bay and the one in Edgewater" names two, each in its way.
  if (refs.filter(({ by }) => by === "area").length > 1) return [...new Set(byKind.flat())];
  const inAll = first.filter((listing) => others.every((listings) => listings.includes(listing)));
  return inAll.length > 0 ? inAll : [...new Set(byKind.flat())];
}

const pointing: ReadonlySet<ListingRef["by"]> = new Set(["id", "place", "area", "rent", "size", "feature", "extreme"]);

/** True for words that single a listing out, unlike "it" or "those". */
export function isNaming({ by }: ListingRef): boolean {
  return pointing.has(by);
}

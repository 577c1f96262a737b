import type { Property } from "../types.ts";
import type { HomeName, Scene } from "./answerTypes.ts";
import type { Query } from "./query.ts";

const unit = /,?\s+(?:#|(?:unit|apt\.?|apartment|suite|ste\.?|ph|apto\.?|unidad)\s*#?)\s*[\w-]+$/i;

/** The building's address, without the unit. */
export function buildingOf({ address }: Property): string {
  return address.replace(unit, "");
}

/**
 * The shortest names that tell the listings in question from each other and from those on screen: by area where only
 * one lies there, by street, with the unit only where two share a building; no name for the one the talk is about.
 */
export function namesOf(listings: readonly Property[], query: Query, scene: Scene): HomeName[] {
  const isKnown = listings.length === 1 && listings[0]?.id === scene.lastNamed;
  const rivals = rivalsOf(listings, scene);
  return listings.map((listing) => {
    const { id: propertyId, area, address } = listing;
    const others = rivals.filter(({ id }) => id !== propertyId);
    const isAlone = listings.length === 1 && (isKnown || scene.properties.length === 1) && query.scope !== "matching";
    if (isAlone) return { propertyId, by: "known", text: address };
    if (others.every((other) => other.area !== area)) return { propertyId, by: "area", text: area };
    const building = buildingOf(listing);
    const isShared = others.some((other) => buildingOf(other) === building);
    return { propertyId, by: "address", text: isShared ? address : building };
  });
}

/** What a name must not be taken for: the others in question; for one alone, those on screen, else all. */
function rivalsOf(listings: readonly Property[], { properties, shown = [] }: Scene): readonly Property[] {
  if (listings.length > 1) return listings;
  const onScreen = properties.filter(({ id }) => shown.includes(id));
  return onScreen.length > 0 ? onScreen : properties;
}

import type { HomeName } from "../answering/answerTypes.ts";
import { buildingOf } from "../answering/naming.ts";
import type { Property } from "../types.ts";

/** The shortest name that tells a home from the agent's others: its area, its building, else its whole address. */
export function homeName(listing: Property, all: readonly Property[]): HomeName {
  const { id: propertyId, area, address } = listing;
  const others = all.filter(({ id }) => id !== propertyId);
  if (others.length === 0) return { propertyId, by: "known", text: address };
  if (others.every((other) => other.area !== area)) return { propertyId, by: "area", text: area };
  const building = buildingOf(listing);
  const isShared = others.some((other) => buildingOf(other) === building);
  return { propertyId, by: "address", text: isShared ? address : building };
}

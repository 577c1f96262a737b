import { moveInCost, type Property, type Slots } from "@llave/assistant";
import type { HomeDetail } from "@llave/contract/chat/homes";

type Priced = Pick<Property, "price" | "terms">;

/** The one-time fees for this renter's pets, in whole USD; 0 if nothing is known or charged. */
export function petFee({ terms }: Priced, pets: Slots["pets"]): number {
  const policy = terms?.pets;
  const allowed = policy?.allowed.some((kind) => pets?.kind === undefined || kind === pets.kind) ?? false;
  return pets?.has && allowed ? (policy?.fee ?? 0) * (pets.count ?? 1) : 0;
}

/** Everything this renter pays before moving in, item by item; null if the agent's facts are incomplete. */
export function moveInOf(listing: Priced, pets: Slots["pets"]): HomeDetail["moveIn"] {
  const cost = moveInCost(listing.price, listing.terms?.fees);
  if (!cost) return null;
  const fee = petFee(listing, pets);
  const isKnown = pets?.has && listing.terms?.pets?.fee !== undefined && listing.terms.pets.allowed.length > 0;
  return {
    total: cost.total + fee,
    parts: [...cost.parts, ...(isKnown ? [{ part: "petFee" as const, amount: fee }] : [])],
  };
}

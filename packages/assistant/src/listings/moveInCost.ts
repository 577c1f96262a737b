import type { ListingTerms } from "./listingTerms.ts";

export const moveInParts = ["firstMonth", "lastMonth", "deposit", "application", "other"] as const;
export type MoveInPart = (typeof moveInParts)[number];

export interface MoveInCost {
  /** Whole US dollars. */
  total: number;
  parts: { part: MoveInPart; amount: number }[];
}

/**
 * All that is due before moving in, or null while nothing says so. An application fee alone is no
 * such sum: it is paid whether one moves in or not.
 * @param price rent a month, whole US dollars
 */
export function moveInCost(price: number, fees: ListingTerms["fees"]): MoveInCost | null {
  if (!fees || (!fees.firstMonth && !fees.lastMonth && fees.deposit === undefined)) return null;
  const amounts: Record<MoveInPart, number | undefined> = {
    firstMonth: fees.firstMonth ? price : undefined,
    lastMonth: fees.lastMonth ? price : undefined,
    deposit: fees.deposit,
    application: fees.application,
    other: fees.other,
  };
  const parts = moveInParts.flatMap((part) => {
    const amount = amounts[part];
    return amount ? [{ part, amount }] : [];
  });
  return { total: parts.reduce((sum, { amount }) => sum + amount, 0), parts };
}

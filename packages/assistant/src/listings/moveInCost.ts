import type { ListingTerms } from "./listingTerms.ts";

export const moveInParts = ["firstMonth", "lastMonth", "deposit", "application", "other"] as const;
export type MoveInPart = (typeof moveInParts)[number];

export interface MoveInCost {
  /** Whole US dollars. */
  total: number;
  parts: { part: MoveInPart; amount: number }[];
}

/**
 * Everything due before moving in, or null if the terms don't say. Without the first month or the deposit, the sum
 * would be too low, and renters would bring too little.
 * @param price rent a month, whole US dollars
 */
export function moveInCost(price: number, fees: ListingTerms["fees"]): MoveInCost | null {
  if (!fees?.firstMonth || fees.deposit === undefined) return null;
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

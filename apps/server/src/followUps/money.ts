/** Whole dollars as renters read them: "$2,800". */
export function formatUsd(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}

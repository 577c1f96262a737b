import { formatMoney } from "@llave/ui/translate";

/** Whole dollars as renters read them: "$2,800". */
export function formatUsd(amount: number): string {
  return formatMoney("en", amount);
}

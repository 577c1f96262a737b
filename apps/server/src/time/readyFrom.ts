import { marketDay } from "./marketDay.ts";
import { timeZoneOf } from "./markets.ts";

interface Offered {
  available_from: string | null;
  updated_at: Date;
  market: string;
}

/**
 * The day from which a home is free. A listing without a date is ready now: its agent said so on the day it was last
 * changed or confirmed.
 */
export function readyFrom({ available_from, updated_at, market }: Offered): string {
  return available_from ?? marketDay(updated_at, timeZoneOf(market));
}

import type { Market } from "@llave/assistant";
import { southFlorida } from "@llave/assistant";
import { dateFormat } from "./dateFormat.ts";

/** Metropolitan areas Llave works in, by the id an agent's row carries. Another one is another data file. */
const markets: Record<string, Market> = { [southFlorida.id]: southFlorida };

/** The market of an agent; Miami where the id is not known. */
export function marketOf(id: string): Market {
  return markets[id] ?? southFlorida;
}

/** IANA time zone in which the market's days begin. */
export function timeZoneOf(id: string): string {
  return marketOf(id).timeZone;
}

/** Time zone of the dashboards' days. A second market makes it the agent's own, like the days that the writes count by. */
export const homeTimeZone = southFlorida.timeZone;

/** The hour of the day, 0 to 23, in a time zone. */
export function hourIn(at: Date, timeZone: string): number {
  return Number(dateFormat("en-US", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(at));
}

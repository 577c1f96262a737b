import type { Market } from "@llave/assistant";
import { southFlorida } from "@llave/assistant";
import { minuteMs } from "@llave/contract/calendar";
import type { Point } from "@llave/contract/showings/travel";
import { dateFormat } from "@llave/contract/text/dateText";
import { LRUCache } from "lru-cache";

/** The market in an agent's row unless another one is set. The database has the same default. */
export const defaultMarket = "miami";

/** Metropolitan areas Llave works in, by the id in an agent's row. Another one is another data file. */
const markets: Record<string, Market> = { [defaultMarket]: southFlorida };

/** An agent's market; the default if the id is unknown. */
export function marketOf(id: string): Market {
  return markets[id] ?? southFlorida;
}

/** Where the middle of an area lies; null if it isn't known. */
export function pointOf(market: string, area: string | null): Point | null {
  const place = area === null ? undefined : marketOf(market).places.find(({ name }) => name === area);
  return place?.at ?? null;
}

/** IANA time zone in which the market's days start. */
export function timeZoneOf(id: string): string {
  return marketOf(id).timeZone;
}

/**
 * Time zone of the dashboards' days. With a second market it would be per agent, like the days in which writes are
 * counted.
 */
export const homeTimeZone = southFlorida.timeZone;

/** Hours known already: a plan of a day asks for the same ones for each of its people. */
const hours = new LRUCache<string, number>({ max: 1_000 });

/** The hour of the day, 0 to 23, in a time zone. */
export function hourIn(at: Date, timeZone: string): number {
  // No zone's hour changes within a quarter of an hour.
  const name = `${timeZone} ${Math.floor(at.getTime() / (15 * minuteMs))}`;
  const known = hours.get(name);
  if (known !== undefined) return known;
  const hour = Number(dateFormat("en-US", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(at));
  hours.set(name, hour);
  return hour;
}

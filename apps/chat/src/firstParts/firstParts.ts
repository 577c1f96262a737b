import type { Offers } from "@llave/contract/conversations/conversation";
import type { OpenPage } from "../conversation/openPage.ts";
import { loadExchange } from "../exchange/load.ts";

/** The parts that load on demand but that the server's HTML may already show. */
type Parts = typeof import("../exchange/part.ts") &
  typeof import("../offers/Offers.tsx") &
  typeof import("../homes/AboutHome.tsx");

let first: Partial<Parts> = {};

/** True for a message with something below it. */
export function hasOffers({ times, earlierTimes, matches, showing, reach }: Offers): boolean {
  return Boolean(times ?? earlierTimes ?? matches ?? showing ?? reach);
}

export function loadOffers(): Promise<typeof import("../offers/Offers.tsx")> {
  return import("../offers/Offers.tsx");
}

/** The home that a link is about, above the greeting. */
export function loadAboutHome(): Promise<typeof import("../homes/AboutHome.tsx")> {
  return import("../homes/AboutHome.tsx");
}

/** Loads what a page's HTML shows. A part that can't be loaded is left out, and React renders the page again. */
export function loadFirstParts({ conversation, home }: OpenPage): Promise<unknown> {
  const loads: Promise<Partial<Parts>>[] = [];
  if (conversation) loads.push(loadExchange());
  if (conversation?.messages.some(hasOffers)) loads.push(loadOffers());
  if (home) loads.push(loadAboutHome());
  return Promise.allSettled(loads.map((load) => load.then(showFirst)));
}

/** Sets what the first rendering shows: the server's HTML and the script that takes it over must agree. */
export function showFirst(part: Partial<Parts>): void {
  first = { ...first, ...part };
}

/** The parts that the first rendering has; empty on a first visit. */
export function firstParts(): Partial<Parts> {
  return first;
}

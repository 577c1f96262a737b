import type { Offers } from "@llave/contract/conversation";

type Part = typeof import("./Offers.tsx");

let early: Partial<Part> = {};

/** True for a message with something below it. */
export function hasOffers({ times, earlierTimes, matches, visit, reach }: Offers): boolean {
  return Boolean(times ?? earlierTimes ?? matches ?? visit ?? reach);
}

export function loadOffers(): Promise<Part> {
  return import("./Offers.tsx");
}

/** Sets what the first rendering shows below messages: the server's HTML and the script that takes it over must agree. */
export function showEarly(part: Part): void {
  early = part;
}

/** The part that the first rendering has; empty if the page opens without offers. */
export function earlyOffers(): Partial<Part> {
  return early;
}

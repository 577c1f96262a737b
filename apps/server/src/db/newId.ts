import { randomUUID } from "node:crypto";

/**
 * A UUID of version 7 (RFC 9562): it starts with the time, so rows created one after the other are adjacent in every
 * index and a burst of turns touches few pages.
 */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, "0");
  // Node draws the random bits of many of these at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

import type { WaitlistEntry } from "@llave/contract/admin/admin";

/** How many people who have waited longer than one of these entries aren't among them. */
export function passedOver(entries: readonly Pick<WaitlistEntry, "status" | "position">[]): number {
  const places = entries.filter(({ status }) => status === "pending").map(({ position }) => position);
  return places.length === 0 ? 0 : Math.max(0, Math.max(...places) - places.length);
}

import type { Entry } from "./entry.ts";

/** How far a message from the renter has come, as its receipt says. */
export type Receipt = "queued" | "sending" | "stored" | "seen";

/**
 * The receipt of a renter's message; null for one that failed, which has its own line.
 * @param seenAt when the agent last looked
 */
export function receiptOf({ delivery, timestamp }: Entry, seenAt: string | null): Receipt | null {
  if (delivery === "failed") return null;
  if (delivery !== "stored") return delivery;
  return seenAt !== null && seenAt >= timestamp ? "seen" : "stored";
}

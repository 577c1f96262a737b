import type { UnavailableReason } from "./state.ts";

/** Which of the three texts of the unavailable screen fits a failed call (specification, section 8). */
export function unavailableReason(failure: unknown): UnavailableReason {
  const message = failure instanceof Error ? failure.message : "";
  if (message.includes("not found")) return "not_found";
  return message.includes("no longer active") ? "inactive" : "other";
}

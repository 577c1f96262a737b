import type { Act, Ground } from "../types.ts";

/** The stored facts that a reply quotes. */
export function groundsOf(acts: readonly Act[]): Ground[] {
  return acts.flatMap((act) =>
    act.type === "answer_fact"
      ? [{ topic: act.topic, propertyId: act.propertyId, updated: act.updated }]
      : act.type === "describe_listing"
        ? [{ topic: "other" as const, propertyId: act.propertyId, updated: act.updated }]
        : [],
  );
}

import type { Ground, Score, TurnContext, TurnResult } from "@llave/assistant";
import type { MadeBy, StoredGround, StoredReason, StoredWhy } from "../../db/tables/storedReplies.ts";

/** The facts a text is based on, with the listing's address at the time. */
export function groundsOf(grounds: readonly Ground[], context: TurnContext): StoredGround[] {
  return grounds.map(({ propertyId, ...ground }) => ({
    ...ground,
    address: propertyId ? (context.properties.find(({ id }) => id === propertyId)?.address ?? "") : "",
  }));
}

/** Stored with a reply, so the agent can later see why it was given. */
export function explanationOf(result: TurnResult, madeBy: MadeBy = {}): StoredWhy {
  const rules = [...new Set(result.acts.flatMap((act) => (act.type === "conduct" ? [act.rule] : [])))];
  const { score, scoreBefore = score } = result;
  return {
    ...madeBy,
    ...(rules.length > 0 && { rules }),
    score: score.value,
    ...(scoreBefore.value !== score.value && { was: scoreBefore.value }),
    reasons: reasonsOf(score, scoreBefore),
  };
}

/** The current reasons, and those that the message removed. */
function reasonsOf(now: Score, before: Score): StoredReason[] {
  const old = new Map(before.reasons.map(({ id, points }) => [id, points]));
  const kept = now.reasons.map(({ id, points }): StoredReason => {
    const was = old.get(id) ?? 0;
    return was === points ? [id, points] : [id, points, was];
  });
  const gone = before.reasons.filter(({ id }) => !now.reasons.some((reason) => reason.id === id));
  return [...kept, ...gone.map(({ id, points }): StoredReason => [id, 0, points])];
}

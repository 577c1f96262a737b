import type { Slots, TurnResult } from "@llave/assistant";
import { areaText, timelineText } from "../leads/columns.ts";
import type { LeadValues } from "./writeTurns.ts";

/** True when the agent has a way to reach the renter. */
export function reachable(slots: Slots): boolean {
  return slots.phone !== undefined || slots.email !== undefined;
}

/**
 * The lead as a turn leaves it, or null while the conversation says nothing about a
 * search and asks for nobody: a "hello" is no lead.
 * @param sourceTag of the SmartLink; `direct` is stored as none and worded by the page
 */
export function leadOf(result: TurnResult, sourceTag: string): LeadValues | null {
  const { slots, corrected, refusals } = result.state;
  const asks = result.events.some((event) => event.type === "task");
  if (Object.keys(slots).length === 0 && !asks) return null;
  return {
    name: slots.name ?? null,
    email: slots.email ?? null,
    phone: slots.phone ?? null,
    budget: slots.budget_max ?? slots.budget_min ?? null,
    area: areaText(slots.area),
    bedrooms: slots.bedrooms ?? null,
    timeline: timelineText(slots.move_in),
    slots,
    quotes: Object.fromEntries(result.understanding.evidence.map(({ slot, text }) => [slot, text])),
    corrected,
    refused: Object.keys(refusals),
    score: result.score.value,
    status: result.score.temperature,
    reasons: result.score.reasons,
    source: sourceTag === "direct" ? null : sourceTag,
  };
}

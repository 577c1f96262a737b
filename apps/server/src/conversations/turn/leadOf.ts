import type { Property, TurnResult } from "@llave/assistant";
import { valuesOf } from "../../leads/columns.ts";
import type { LeadValues } from "../../threads/storing/turnWrite.ts";

/**
 * The lead after a turn, or null while the conversation says nothing about a search and doesn't ask for a person: a
 * "hello" isn't a lead. One anonymous message is stored as a lead, but listed and counted only from the next message on
 * (`counted` of migration 61).
 * @param homes those that the conversation can be about
 * @param sourceTag of the SmartLink; `direct` is stored as no source, and the page writes it out
 */
export function leadOf(result: TurnResult, homes: readonly Property[], sourceTag: string): LeadValues | null {
  const { slots, corrected, refusals, focus } = result.state;
  const asks = result.events.some((event) => event.type === "task");
  if (Object.keys(slots).length === 0 && !asks) return null;
  return {
    ...valuesOf(
      slots,
      homes.find(({ id }) => id === focus),
    ),
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

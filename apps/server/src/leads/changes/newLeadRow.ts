import type { Score, Slots } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import { columnsOf } from "../columns.ts";

export interface NewLead {
  agentId: string;
  leadId: string;
  slots: Slots;
  score: Score;
  language: Language;
  source: string;
  now: Date;
}

/** The row of a lead that begins without a conversation. */
export function newLeadRow({ agentId, leadId, slots, score, language, source, now }: NewLead) {
  return {
    agent_id: agentId,
    lead_id: leadId,
    ...columnsOf(slots),
    slots: JSON.stringify(slots),
    score: score.value,
    status: score.temperature,
    reasons: JSON.stringify(score.reasons),
    source,
    language,
    quotes: "{}",
    corrected: "{}",
    refused: "[]",
    created_at: now,
    updated_at: now,
  };
}

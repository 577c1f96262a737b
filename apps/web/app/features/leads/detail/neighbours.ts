import type { Lead } from "@llave/contract/leads";

export interface Neighbours {
  /** 1 for the first lead of the list. */
  index: number;
  previous: Lead | null;
  next: Lead | null;
}

/** Where a lead stands in the list it was opened from; null where it is not in what was loaded of it. */
export function neighboursOf(leadId: string, leads: readonly Lead[]): Neighbours | null {
  const at = leads.findIndex(({ id }) => id === leadId);
  if (at < 0) return null;
  return { index: at + 1, previous: leads[at - 1] ?? null, next: leads[at + 1] ?? null };
}

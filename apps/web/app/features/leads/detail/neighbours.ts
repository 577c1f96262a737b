import type { Lead } from "@llave/contract/leads";

export interface Neighbors {
  /** 1 for the first lead of the list. */
  index: number;
  previous: Lead | null;
  next: Lead | null;
}

/** A lead's position in the list it was opened from; null if it isn't in the loaded part. */
export function neighborsOf(leadId: string, leads: readonly Lead[]): Neighbors | null {
  const at = leads.findIndex(({ id }) => id === leadId);
  if (at < 0) return null;
  return { index: at + 1, previous: leads[at - 1] ?? null, next: leads[at + 1] ?? null };
}

import { maxLeadsAtOnce } from "@llave/contract/leads/leadChanges";
import type { ListedLead } from "@llave/contract/leads/leads";
import { useState } from "react";

/** The leads that the agent picked, kept while the list around them changes. */
export interface Selection {
  leads: readonly ListedLead[];
  has(id: string): boolean;
  toggle(lead: ListedLead): void;
  /** Picks all of these, or none of them if all are picked. */
  toggleAll(leads: readonly ListedLead[]): void;
  clear(): void;
}

/** Picks leads by id, and keeps each as it was when it was picked. */
export function useSelection(): Selection {
  const [picked, setPicked] = useState<ReadonlyMap<string, ListedLead>>(new Map());
  return {
    leads: [...picked.values()],
    has: (id) => picked.has(id),
    toggle(lead) {
      const next = new Map(picked);
      if (!next.delete(lead.id) && next.size < maxLeadsAtOnce) next.set(lead.id, lead);
      setPicked(next);
    },
    toggleAll(leads) {
      const next = new Map(picked);
      const all = leads.every(({ id }) => next.has(id));
      for (const lead of leads) {
        if (all) next.delete(lead.id);
        else if (next.size < maxLeadsAtOnce) next.set(lead.id, lead);
      }
      setPicked(next);
    },
    clear: () => setPicked(new Map()),
  };
}

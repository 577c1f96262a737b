import type { LeadRecord } from "./members.ts";

/** From first to last. A renter who writes again isn't lost. */
const stages = ["lost", "new", "contacted", "showing", "applied", "leased"] as const satisfies LeadRecord["stage"][];

/** How far merged leads came together: the latest stage with its data, and the first showing. */
export function furthest(leads: readonly LeadRecord[]) {
  const [far] = leads.toSorted((a, b) => stages.indexOf(b.stage) - stages.indexOf(a.stage));
  const shown = leads.flatMap(({ showing_at }) => showing_at ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return {
    stage: far?.stage ?? "new",
    showing_at: shown[0] ?? null,
    leased_at: far?.leased_at ?? null,
    rent: far?.rent ?? null,
    commission: far?.commission ?? null,
    lost_reason: far?.lost_reason ?? null,
  };
}

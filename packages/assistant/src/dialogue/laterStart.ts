import { moveInVerdict } from "../matching/verdicts.ts";
import type { Act } from "./act.ts";
import type { Turn } from "./turn.ts";

/** Acts that say when a home is free. */
const tellsDate = (act: Act, home: string): boolean =>
  (act.type === "describe_listing" && act.propertyId === home) ||
  (act.type === "answer_fact" && act.topic === "availability" && act.propertyId === home) ||
  (act.type === "near_misses" && act.listings.some(({ propertyId }) => propertyId === home));

/** "I need it by January 1" about a home that is free on the 10th: the reply says so instead of just noting the day. */
export function tellLaterStart({ state, changes, context, focusBefore, local, acts }: Turn): void {
  const home = context.properties.find(({ id }) => id === state.focus);
  const isNew = changes.slots.move_in !== undefined || state.focus !== focusBefore;
  if (!home?.availableFrom || !isNew || acts.some((act) => tellsDate(act, home.id))) return;
  const verdict = moveInVerdict(state.slots.move_in, home.availableFrom, local.date);
  if (verdict?.outcome !== "misses" && verdict?.outcome !== "differs") return;
  acts.push({ type: "later_start", propertyId: home.id, address: home.address, date: home.availableFrom });
}

import type { Showing } from "@llave/contract/showings/showings";

/** How a showing stands now, for its words and colors. */
export function showingState(showing: Pick<Showing, "status" | "declined" | "endsAt">, now: number) {
  if (Date.parse(showing.endsAt) <= now) return "past";
  return showing.declined ? "declined" : showing.status;
}

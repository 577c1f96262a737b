import { asksCheaper, seeksOthers } from "../asides.ts";
import { hasCriteria } from "../asksForHomes.ts";
import { hasChanges, raise, type Turn } from "../turn.ts";
import { offerCheaper } from "./cheaper.ts";
import { bestMatches, searching } from "./matches.ts";
import { tellNearMisses } from "./nearMisses.ts";
import { offer } from "./offer.ts";

/** "What else do you have?", "nothing at all?": the listings that fit and weren't proposed yet, else the closest ones. */
export function offerAlternatives(turn: Turn): void {
  const { state, context } = turn;
  if (!seeksOthers(turn) || context.contactOnly) return;
  // Also next to a showing: the question is about other homes, and silence is no answer.
  if (asksCheaper(turn.message)) {
    offerCheaper(turn);
    return;
  }
  if (context.showing) return;
  // If the message changes the search, its listings are proposed after the change is confirmed.
  if (context.properties.length === 0 || !hasCriteria(state.slots) || hasChanges(turn)) return;
  const best = bestMatches(searching(turn));
  const known = [...(state.shown ?? []), ...(state.shownSoFar ?? []), turn.focusBefore];
  const others = best.filter(({ listing }) => !known.includes(listing.id));
  if (others.length > 0) {
    offer(turn, others);
    return;
  }
  if (best.length > 0) {
    raise(turn, "knowledge_gap", { topic: "availability" });
    turn.acts.push({ type: "no_others", count: best.length });
    return;
  }
  tellNearMisses(turn, { again: true });
}

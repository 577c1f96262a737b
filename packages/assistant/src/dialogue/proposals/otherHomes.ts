import { asksCheaper, seeksOthers } from "../asides.ts";
import { hasChanges, raise, type Turn } from "../turn.ts";
import { bestMatches, matchesOf, mostNear, mostProposed, searching } from "./matches.ts";
import { pushNear, tellNearMisses } from "./nearMisses.ts";
import { offer } from "./offer.ts";

/** "What else do you have?", "nothing at all?": the listings that fit and weren't proposed yet, else the closest ones. */
export function offerAlternatives(turn: Turn): void {
  const { state, context } = turn;
  if (!seeksOthers(turn) || context.contactOnly || context.showing) return;
  if (asksCheaper(turn.message)) {
    offerCheaper(turn);
    return;
  }
  const { area, bedrooms, budget_max: budget } = state.slots;
  // If the message changes the search, its listings are proposed after the change is confirmed.
  if (context.properties.length === 0 || (area ?? bedrooms ?? budget) === undefined || hasChanges(turn)) return;
  const best = bestMatches(searching(turn));
  const others = best.filter(({ listing }) => !state.shown?.includes(listing.id) && listing.id !== turn.focusBefore);
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

/** "Something cheaper": homes that rent for less than the one in question, or that none does. */
function offerCheaper(turn: Turn): void {
  const { state, context, focusBefore } = turn;
  const inQuestion = context.properties.filter(({ id }) => id === focusBefore || state.shown?.includes(id));
  const pool = inQuestion.length > 0 ? inQuestion : context.properties;
  const [first, ...rest] = [...pool].sort((a, b) => a.price - b.price);
  if (!first) return;
  const limit = focusBefore === null ? first.price : Math.max(first.price, ...rest.map(({ price }) => price));
  const cheaper = matchesOf(searching(turn)).filter(({ listing }) => listing.price < limit);
  state.focus = null;
  if (cheaper.length === 0) {
    const [least = first] = [...context.properties].sort((a, b) => a.price - b.price);
    turn.acts.push({ type: "weigh", cheapest: { propertyId: least.id, address: least.address, value: least.price } });
    return;
  }
  const fitting = cheaper.filter(({ match }) => match.fits).slice(0, mostProposed);
  if (fitting.length > 0 && offer(turn, fitting)) return;
  pushNear(turn, cheaper.slice(0, mostNear));
}

import { asksCheaper } from "../asides.ts";
import { missingNeed, noneOfSize } from "../missingNeed.ts";
import type { SearchAsked, Turn } from "../turn.ts";
import { bestMatches, isFarOff, isWantedSize, type Proposal, searching } from "./matches.ts";
import { tellNearMisses } from "./nearMisses.ts";
import { askUnknown, homesRead, mayPropose, offerOf, show, tellNoneOfSize } from "./offer.ts";

/** Shows what is there, else what is missing and the closest homes: "Do you have any 2-bedrooms in Doral?". */
export function answerSearch(turn: Turn): void {
  const { searchAsked: asked, state, heard, homesNamed, context } = turn;
  // Asking for less is answered with a yes or no of its own.
  if (asksCheaper(turn.message)) return;
  if (asked === null || state.business || state.paused || !mayPropose(turn) || context.properties.length === 0) return;
  turn.asks = turn.asks.filter(({ start, text }) => start + text.length <= asked.start || start >= asked.end);
  const there = homesThere(turn);
  // "Do you have any 3-bedrooms? If not, can I see the Doral one?"
  if (homesNamed.length > 0 || heard.slots.showing_request !== undefined) {
    const missing = there.length === 0 ? missingNeed(turn) : undefined;
    if (missing) turn.acts.push({ type: "near_misses", listings: [], missing });
    return;
  }
  state.shownFirst = true;
  if (there.length === 0) {
    tellNearMisses(turn, { again: true });
  } else if (noneOfSize(turn) && isOnlyOfSize(asked) && isShownBefore(turn, there)) {
    // Other sizes that were shown for want of the right one aren't shown again.
    tellNoneOfSize(turn);
  } else {
    state.focus = null;
    show(turn, there);
    turn.acts.push(offerOf(turn, there));
    askUnknown(turn, there);
    // A single home comes into focus.
    if (there.length === 1 && there[0]) state.focus = there[0].listing.id;
  }
  // The next question stays open: "the 1st" answers it and chooses no home.
  if (state.slots.move_in === undefined) Object.assign(state, { offered: [], offeredListings: [] });
}

function isOnlyOfSize({ slots }: SearchAsked): boolean {
  return slots.area === undefined && slots.budget_max === undefined;
}

function isShownBefore(turn: Turn, there: readonly Proposal[]): boolean {
  const read = homesRead(turn);
  return there.every(({ listing }) => read.has(listing.id));
}

/** Only what is there counts as a yes; where no home has the wanted size, the closest sizes. */
function homesThere(turn: Turn): Proposal[] {
  const best = bestMatches(searching(turn)).filter(({ match }) => !isFarOff(match));
  return noneOfSize(turn) ? best : best.filter(({ match }) => match.reasons.every(isWantedSize));
}

import type { Draft } from "../understanding/draft.ts";
import { isAsked, sentenceOf } from "../understanding/questions.ts";
import { isDenied } from "./features.ts";
import { homeOf, isHome, isPointedAt } from "./homes.ts";
import type { SgdAct } from "./turn.ts";

/** Whether homes to rent or to buy are looked for: "a place to buy", "for rent". Asked about a home at hand it says nothing. */
export function rentOrBuy(draft: Draft, acts: readonly SgdAct[]): "rent" | "buy" | undefined {
  const isRequested = acts.some((act) => act.act === "REQUEST" && act.slot === "intent");
  if (wants(draft, "toBuy") || (isRequested && wants(draft, "owns"))) return "buy";
  return wants(draft, "toRent") || (isRequested && wants(draft, "rents")) ? "rent" : undefined;
}

function wants(draft: Draft, signal: string): boolean {
  const { reading } = draft;
  return reading
    .all(signal)
    .some(
      ({ start, end }) =>
        !["notHome", "notChosen"].some((other) => reading.within(other, start, end)) &&
        !isDenied(draft, start, end) &&
        !asksOfOffer(draft, start, end),
    );
}

/** "Is it for rent or for sale?", "is the rental furnished?" */
function asksOfOffer(draft: Draft, start: number, end: number): boolean {
  if (!isAsked(draft, start, end)) return false;
  if (isHome(draft.reading, start)) return isPointedAt(draft.reading, start, sentenceOf(draft, start).start);
  return homeOf(draft, start) === "offered";
}

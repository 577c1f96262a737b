import { isNaming, resolveAll } from "../resolve.ts";
import { find, findAll, has, listingOf, type Turn } from "../turn.ts";
import { hoursOfOthers } from "./showingParts.ts";

/**
 * Puts the home that a time is for into focus: the one named with the time, else the one the times were offered for,
 * else the one of the showing that is moved. A question about another home changes none of that.
 */
export function focusOnShown(turn: Turn): void {
  const { state, before, context } = turn;
  const isChoosing = Boolean(before.offeredTimes?.length);
  const takes = isChoosing && has(turn, "confirm", "keepShowing");
  if (!takes && !has(turn, "requestShowing", "changeShowing", "pick")) return;
  const pointing = [
    ...findAll(turn, "requestShowing"),
    ...findAll(turn, "changeShowing"),
    ...findAll(turn, "pick"),
  ].flatMap(({ refs }) => refs);
  const [named, ...others] = resolveAll(pointing.filter(isNaming), turn);
  if (named) {
    if (others.length === 0) state.focus = named.id;
    const also = [...hoursOfOthers(turn).keys()].filter((id) => id !== named.id);
    if (also.length > 0) state.alsoSee = also;
    return;
  }
  const asksOfOther = findAll(turn, "ask").some(({ refs }) => refs.some(isNaming));
  const isNamed = turn.named.length > 0 && !asksOfOther;
  // "I mean Doral. 2 PM": another home was named beside the time, or the search went elsewhere.
  if (isNamed || (state.focus === null && before.focus !== null)) return;
  const sees =
    find(turn, "changeShowing")?.sees === true || pointing.some(({ by }) => by === "other" || by === "every");
  if (sees && !isChoosing) return;
  const own = isChoosing ? before.offeredFor : has(turn, "changeShowing") ? context.showing?.propertyId : undefined;
  if (listingOf(turn, own)) state.focus = own ?? null;
}

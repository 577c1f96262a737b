import type { Turn } from "../dialogue/turn.ts";
import type { Property } from "../types.ts";
import { filtersIn, filtersOf, hasFilters, passing } from "./filters.ts";
import type { Query } from "./query.ts";

/** The homes that a query is about: named ones, else by its scope the one in question, those shown, or all that it means. */
export function homesAsked(turn: Turn, query: Query): readonly Property[] {
  const { state, context } = turn;
  const focus = context.properties.find(({ id }) => id === state.focus);
  if (query.named.length > 0) return withOther(turn, query, focus);
  if (query.scope === "one" && !ofSeveral.has(query.op)) {
    if (focus) return [focus];
    return context.properties.length === 1 ? context.properties : inTalk(turn, query);
  }
  return inTalk(turn, query);
}

/** These ask among homes, whatever was talked about. */
const ofSeveral: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["list", "count", "most", "least"]);

/** "Is it cheaper than the Doral one?": compares a named home with the one in question. */
function withOther(
  { context, state, focusBefore }: Turn,
  query: Query,
  focus: Property | undefined,
): readonly Property[] {
  const [only, ...others] = query.named;
  if (query.op !== "compare" || only === undefined || others.length > 0) return query.named;
  const before = context.properties.find(({ id }) => id === focusBefore);
  const shown = context.properties.filter(({ id }) => state.shown?.includes(id));
  const other = [before, focus, ...shown].find((home) => home !== undefined && home !== only);
  return other ? [only, other] : query.named;
}

/** Those that were shown, unless it asks of all; with what the question itself says they must be. */
function inTalk(turn: Turn, query: Query): readonly Property[] {
  const { state, context } = turn;
  const ids = state.shown?.length ? state.shown : state.shownSoFar;
  const shown = (ids ?? []).flatMap((id) => context.properties.find((home) => home.id === id) ?? []);
  const own = filtersIn(query);
  if (hasFilters(own)) return passing(turn, own);
  if (query.scope !== "all" && shown.length > 0) return shown;
  // "What's the cheapest?" in a search for two bedrooms means the cheapest of those.
  const ofSearch = passing(turn, filtersOf(state.slots));
  return ofSearch.length > 0 ? ofSearch : context.properties;
}

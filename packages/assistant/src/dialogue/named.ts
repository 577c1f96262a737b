import type { Command } from "../reading/command.ts";
import type { Property } from "../types.ts";
import { assume } from "./frames/showingParts.ts";
import { isNaming, resolveAll } from "./resolve.ts";
import { listingOf, type Turn } from "./turn.ts";

type Pointing = Extract<Command, { refs: unknown }>;

function points(command: Command): command is Pointing {
  return "refs" in command && command.type !== "reject";
}

/** "Both" of the homes shown is a wish to see them, not a way of naming one. */
function isSeveral(command: Pointing): boolean {
  return (
    (command.type === "requestShowing" || command.type === "pick") && command.refs.some(({ by }) => by === "every")
  );
}

/**
 * A home that the message names becomes the one the conversation is about, and gives its area, size and rent as
 * assumed values. Of several to be seen, the first leads and the others come along.
 */
export function focusOnNamed(turn: Turn): void {
  leaveUnfit(turn);
  const commands = turn.commands.filter(points);
  const named = commands.flatMap((command) =>
    isSeveral(command) ? resolveAll(command.refs, turn) : resolveAll(command.refs.filter(isNaming), turn),
  );
  // "Both": the one talked about comes first.
  const leads = commands.some(isSeveral) ? named.filter(({ id }) => id === turn.state.focus) : [];
  turn.named = [...new Set([...leads, ...named])];
  const [first, ...others] = turn.named;
  const { state } = turn;
  if (first && others.length === 0) take(turn, first);
  else if (first && commands.some(({ type }) => type === "requestShowing" || type === "changeShowing")) {
    // "Can I see both?" beside "what's the pet policy there?": the home of before stays the one talked about.
    const lead = turn.named.find(({ id }) => id === state.focus) ?? first;
    take(turn, lead);
    state.alsoSee = [first, ...others].flatMap(({ id }) => (id === lead.id ? [] : [id]));
  }
}

function take(turn: Turn, listing: Property): void {
  turn.state.focus = listing.id;
  assume(turn, listing);
}

/** "How about the 2-bedrooms?" beside a one-bedroom: the talk is about that home no longer. */
function leaveUnfit(turn: Turn): void {
  const { state, changes, context } = turn;
  const focus = listingOf(turn, state.focus);
  const { bedrooms, area, budget_max: budget } = changes.slots;
  if (!focus || (context.showing && context.showing.status !== "held")) return;
  const isOtherSize = typeof bedrooms === "number" && bedrooms !== focus.bedrooms;
  const isOtherArea =
    area !== undefined &&
    !context.market.places.some(({ name }) => [area].flat().includes(name) && name === focus.area) &&
    ![area].flat().includes(focus.area);
  const isTooExpensive = budget !== undefined && focus.price > budget * 1.05;
  if (!isOtherSize && !isOtherArea && !isTooExpensive) return;
  state.focus = null;
  state.assumed = undefined;
}

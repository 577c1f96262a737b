import type { MatchReason } from "../../matching/match.ts";
import type { Turn } from "../turn.ts";
import { matchesOf, mostProposed, searching } from "./matches.ts";
import { mayPropose, offer } from "./offer.ts";

/** Replaces a home that takes no pets with ones that do, if there are any: "I have a dog". */
export function replaceUnfit(turn: Turn): void {
  const { state, context, changes } = turn;
  const focus = context.properties.find(({ id }) => id === state.focus);
  if (!focus || !changes.slots.pets?.has || !mayPropose(turn)) return;
  const all = matchesOf(searching(turn));
  if (all.find(({ listing }) => listing === focus)?.match.reasons.some(missesPets) !== true) return;
  const others = all.filter(({ match }) => match.fits && match.reasons.some(takesPets)).slice(0, mostProposed);
  if (others.length === 0) return;
  state.focus = null;
  offer(turn, others);
}

const missesPets = ({ criterion, outcome }: MatchReason): boolean => criterion === "pets" && outcome === "misses";
const takesPets = ({ criterion, outcome }: MatchReason): boolean =>
  criterion === "pets" && (outcome === "fits" || outcome === "differs");

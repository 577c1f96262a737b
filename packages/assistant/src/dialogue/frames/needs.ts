import type { NeedName } from "../../reading/command.ts";
import type { Topic } from "../../types.ts";
import { findAll, raise, type Turn } from "../turn.ts";
import { homesWith } from "./question.ts";

/** What the agent's task is about, and the field of the listings that could answer it. */
const topics: Record<NeedName, Topic> = {
  near: "distance",
  transit: "distance",
  quiet: "noise",
  low_floor: "floor",
  not_high: "floor",
  elevator: "elevator",
};

/** Needs about getting in and up, which a rule of conduct passes on by itself. */
const ofAccess: ReadonlySet<NeedName> = new Set<NeedName>(["low_floor", "not_high", "elevator"]);

/**
 * What matters to the renter and no slot holds: acknowledged, and the agent has it in the renter's words. A landmark
 * also orders the homes by how close they are.
 */
export function noteNeeds(turn: Turn): void {
  const { state } = turn;
  if (state.business !== undefined || turn.context.properties.length === 0) return;
  const isAccommodated = findAll(turn, "conduct").some(({ topic }) => topic === "disability");
  const said = findAll(turn, "need").filter(({ need }) => !isAccommodated || !ofAccess.has(need));
  const place = said.find((command) => command.place !== undefined)?.place;
  if (place !== undefined) state.near = place;
  const needs = [...new Set(said.map(({ need }) => need))];
  const [raised] = needs.map((need) =>
    raise(turn, "need", { topic: topics[need], detail: need === "near" ? (place ?? need) : need }),
  );
  if (!raised) return;
  const homes = needs.includes("elevator") ? homesWith(turn, "elevator").map(({ address }) => address) : [];
  turn.acts.push({ type: "need", needs, raised, ...(place && { place }), ...(homes.length > 0 && { homes }) });
}

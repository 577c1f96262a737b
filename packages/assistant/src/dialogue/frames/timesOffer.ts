import type { HomeName } from "../../answering/answerTypes.ts";
import { chooseTimes } from "../../showings/chooseTimes.ts";
import type { FreeTime } from "../../showings/freeTimes.ts";
import type { SlotName } from "../../types.ts";
import type { Act, ShowingTime } from "../act.ts";
import { homeName } from "../homeName.ts";
import { focusListing } from "../resolve.ts";
import { hasChanges, hasMeta, listingOf, type Turn } from "../turn.ts";
import { timesLeft } from "./showingTime.ts";

/** Puts a choice of times to the renter. */
export function offerTimes(
  turn: Turn,
  times: readonly FreeTime[],
  how: { missed: boolean; change: boolean; day?: true; gone?: ShowingTime; asked?: Partial<ShowingTime> },
): void {
  keepChoice(turn, times);
  turn.state.timesRepeated = 0;
  const { focus, shown, alsoSee } = turn.state;
  const count = shown?.length || turn.context.properties.length;
  const isOpen = !turn.context.showing && ((focus === null && count > 1) || Boolean(alsoSee?.length));
  const which = isOpen ? { several: true as const } : {};
  const home = isOpen ? undefined : homeInQuestion(turn);
  turn.state.offeredFor = home?.propertyId;
  const { showing } = turn.context;
  const stays = how.missed && showing && showing.status !== "held" ? { stays: timeOf(showing) } : {};
  turn.acts.push({ type: "offer_times", times: times.map(timeOf), ...how, ...which, ...stays, ...(home && { home }) });
}

/** The home that a time is looked for, by its shortest name. */
export function homeInQuestion(turn: Pick<Turn, "state" | "context">): HomeName | undefined {
  const { properties, showing } = turn.context;
  const listing = focusListing(turn) ?? listingOf(turn, showing?.propertyId);
  return listing && homeName(listing, properties);
}

/** What may be said beside a choice of times without taking the talk elsewhere. */
const besideTimes: ReadonlySet<SlotName> = new Set<SlotName>(["name", "phone", "email", "occupants", "pets"]);
/** So often a choice is put again: more would be nagging. */
const maxRepeated = 2;

/** Acts after which no time is being chosen. */
const settling: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "set_showing",
  "unset_showing",
  "note_showing",
  "offer_times",
  "ask_time",
  "offer_listings",
  "near_misses",
  "listing_gone",
  "goodbye",
]);
const leaving: ReadonlySet<string> = new Set([
  "think",
  "found",
  "never_mind",
  "too_expensive",
  "rejects",
  "other_search",
]);

function settlesTimes(act: Act): boolean {
  if (act.type === "standing_visit") return act.kept === true;
  return settling.has(act.type) || (act.type === "aside" && leaving.has(act.about));
}

/** A choice of times that the message passed over ("it's Dana", "is there parking?") is put to the renter once more. */
export function repeatTimes(turn: Turn): boolean {
  const { context, state, changes, acts } = turn;
  const left = timesLeft(turn);
  if (left.length === 0 && offerAnew(turn)) return true;
  const isElsewhere = Object.keys(changes.slots).some((slot) => !besideTimes.has(slot as SlotName));
  const isArranged = context.showing !== undefined && context.showing.status !== "held";
  const repeated = state.timesRepeated ?? 0;
  if (left.length === 0 || isElsewhere || isArranged || acts.some(settlesTimes) || context.contactOnly) return false;
  if (repeated >= maxRepeated) return false;
  state.timesRepeated = repeated + 1;
  state.asked = null;
  keepChoice(turn, left);
  const listing = listingOf(turn, turn.before.offeredFor);
  const home = listing && homeName(listing, context.properties);
  acts.push({
    type: "offer_times",
    times: left.map(timeOf),
    missed: false,
    change: false,
    again: true,
    ...(home && { home }),
  });
  return true;
}

/** Whoever comes back after the times offered have passed gets others. */
function offerAnew(turn: Turn): boolean {
  const { before, context, acts } = turn;
  const { freeTimes, showing } = context;
  const isBack = Boolean(before.offeredTimes?.length) && hasMeta(turn, "greet", "back") && !hasChanges(turn);
  if (!isBack || !freeTimes?.length || showing || acts.some(settlesTimes) || context.contactOnly) return false;
  turn.state.asked = null;
  offerTimes(turn, chooseTimes(freeTimes, {}), { missed: false, change: false });
  return true;
}

export function timeOf({ date, time }: ShowingTime): ShowingTime {
  return { date, time };
}

export function keepChoice({ state }: Pick<Turn, "state">, times: readonly FreeTime[]): void {
  state.offeredTimes = times.map(({ at }) => at);
  state.offered = times.map(({ date, time }) => `${date} ${time}`);
}

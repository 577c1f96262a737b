import type { FreeTime } from "../showings/freeTimes.ts";
import type { SlotName } from "../types.ts";
import type { Act } from "./act.ts";
import type { ShowingTime } from "./actParts.ts";
import { declinesVisit } from "./noVisit.ts";
import { timesLeft } from "./offeredTime.ts";
import { tellOffDays } from "./offHours.ts";
import type { Turn } from "./turn.ts";

/** Offers the renter a choice of times. */
export function offerTimes(
  turn: Turn,
  free: readonly FreeTime[],
  { gone, ...how }: { missed: boolean; change: boolean; day?: true; gone?: FreeTime },
): void {
  // The renter already has that time.
  const others = free.filter(({ at }) => at !== turn.context.showing?.at);
  const times = others.length > 0 ? others : free;
  keepChoice(turn, times);
  turn.state.timesRepeated = 0;
  const { focus, shown } = turn.state;
  const count = shown?.length || turn.context.properties.length;
  const isOpen = !turn.context.showing && focus === null && count > 1;
  const which = { ...(isOpen && { several: true as const }), ...addressOf(turn) };
  tellOffDays(turn, times);
  turn.acts.push({
    type: "offer_times",
    times: times.map(timeOf),
    ...how,
    ...which,
    ...(gone && { gone: timeOf(gone) }),
  });
}

/** Which homes the times are for, if there are several. */
function addressOf({ state, context }: Turn): { address?: string; also?: string[] } {
  const home = context.properties.find(({ id }) => id === state.focus);
  if (!home || context.properties.length < 2) return {};
  const ids = context.showing ? [] : (state.alsoSee ?? []);
  const others = context.properties.filter(({ id }) => ids.includes(id) && id !== home.id);
  return { address: home.address, ...(others.length > 0 && { also: others.map(({ address }) => address) }) };
}

/** Slots that may come with a choice of times without changing the subject. */
const besideTimes: ReadonlySet<SlotName> = new Set<SlotName>(["name", "phone", "email", "occupants", "pets"]);

/**
 * Keeps a choice of times that the message passed over ("it's Dana", "is there parking?") and asks nothing else. Offers
 * it once more, but not after an answer, where it would nag.
 */
export function keepTimes(turn: Turn): boolean {
  return holdsTimes(turn, turn.asks.length === 0 || turn.acts.length === 0);
}

/** Offers the same choice of times once more. */
export function repeatTimes(turn: Turn): boolean {
  return holdsTimes(turn, true);
}

function holdsTimes(turn: Turn, says: boolean): boolean {
  const { context, state, changes, acts } = turn;
  const left = timesLeft(turn);
  const isElsewhere = Object.keys(changes.slots).some((slot) => !besideTimes.has(slot as SlotName));
  const isArranged = context.showing !== undefined && context.showing.status !== "held";
  // "Do you do virtual ones?" only asks; a renter who wants one needs no time to come.
  const isVideo = state.byVideo && !turn.message.includes("?");
  const isSettled =
    isVideo || state.visitsOff || declinesVisit(turn) || acts.some(settlesTimes) || isArranged || context.contactOnly;
  const repeated = state.timesRepeated ?? 0;
  if (left.length === 0 || isElsewhere || isSettled || repeated >= mostKept) return false;
  state.asked = null;
  keepChoice(turn, left);
  const isSaid = says && !state.byVideo && repeated < mostRepeated;
  if (!isSaid) {
    if (says) state.timesRepeated = repeated + 1;
    return true;
  }
  state.timesRepeated = repeated + 1;
  acts.push({ type: "offer_times", times: left.map(timeOf), missed: false, change: false, again: true });
  return true;
}

/** A choice is repeated at most this often: more would be nagging. */
const mostRepeated = 1;
/** After this many messages that passed it over, a choice is dropped. */
const mostKept = 3;

function settlesTimes(act: Act): boolean {
  return settling.has(act.type) || (act.type === "aside" && leaving.has(act.about));
}

/** Asides after which the renter isn't choosing a time anymore. */
const leaving: ReadonlySet<string> = new Set([
  "think",
  "found",
  "never_mind",
  "leaves",
  "rejects",
  "too_dear",
  "other_search",
  "away",
]);

const settling: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "set_showing",
  "unset_showing",
  "note_showing",
  "offer_times",
  "later_visit",
  "video_wish",
  "offer_listings",
  "near_misses",
  "describe_listing",
  "listing_gone",
  "goodbye",
]);

function timeOf({ date, time }: FreeTime): ShowingTime {
  return { date, time };
}

/** Enough for several rounds of times. */
const mostRemembered = 24;

function keepChoice({ state }: Turn, times: readonly FreeTime[]): void {
  state.offeredTimes = times.map(({ at }) => at);
  const told = [...(state.timesTold ?? []), ...state.offeredTimes];
  state.timesTold = [...new Set(told)].slice(-mostRemembered);
  state.offered = times.map(({ date, time }) => `${date} ${time}`);
}

import type { TimeSaid } from "../../reading/command.ts";
import type { ArrangedShowing } from "../../turn.ts";
import type { Act, ActOf } from "../act.ts";
import { hasContact } from "../agenda.ts";
import { find, findAll, has, listingOf, raise, said, type Turn } from "../turn.ts";
import { timeSaidIn } from "./showingWish.ts";

/** Of a showing that is arranged only another time, or another home, is a new wish. */
export function isRepeat({ context, state }: Turn, when: TimeSaid): boolean {
  const { showing } = context;
  if (!showing || showing.status === "held") return false;
  const isOtherHome = state.focus !== null && state.focus !== showing.propertyId;
  if (isOtherHome) return false;
  const isSame = (when.date ?? showing.date) === showing.date && (when.time ?? showing.time) === showing.time;
  // "WEDNESDAY at 11. Not Tuesday": days ruled out beside the day and hour that stand change nothing.
  const isOpen = when.wish !== undefined && !(when.date && when.time);
  return isSame && !isOpen && !when.other && !when.shift && when.choice === undefined && !when.pick;
}

/** "It's at 10:30, right?", "so we're on for Friday?" names the time that stands. */
export function isChecked(turn: Turn, when: TimeSaid): boolean {
  const isNamed = when.time !== undefined || when.date !== undefined;
  return isNamed && !turn.before.offeredTimes?.length && isRepeat(turn, when);
}

/** The showing as it stands, in an act. */
export function standingShowing(
  showing: ArrangedShowing,
  turn: Pick<Turn, "state" | "context">,
): ActOf<"standing_visit"> {
  const { date, time, status, propertyId } = showing;
  const ids = [propertyId, ...(turn.state.visitAlso ?? [])];
  const addresses = ids.flatMap((id) => listingOf(turn, id)?.address ?? []);
  return { type: "standing_visit", date, time, status, addresses };
}

/** The showing as it stands, beside the one time that the renter asks about. */
export function checkedShowing(turn: Turn, showing: ArrangedShowing): Act {
  const act = standingShowing(showing, turn);
  const whens = findAll(turn, "askShowing").flatMap(({ when }) => when ?? []);
  const [when] = whens;
  const isOne = whens.length === 1 && (when?.date !== undefined || when?.time !== undefined);
  if (!isOne || !when) return act;
  const isSo = (when.date ?? showing.date) === showing.date && (when.time ?? showing.time) === showing.time;
  return { ...act, checked: isSo ? "yes" : "no" };
}

/** "I'm running late", "my mother comes along": the agent, who waits at the door, hears of it. */
export function noteForShowing(turn: Turn): void {
  const note = find(turn, "noteShowing");
  const { showing } = turn.context;
  const isSought = turn.before.offeredTimes?.length || turn.state.slots.showing_request;
  if (!note || (!showing && !isSought)) return;
  const about = note.about === "other" ? "showing_note" : note.about;
  const raised = raise(turn, "showing", {
    urgent: note.about === "late",
    ...(showing?.propertyId && { propertyId: showing.propertyId }),
    detail: about,
  });
  turn.acts.push({ type: "passed_on", about, raised });
}

/** The places ruled out, or a question that came up: the showing still stands, unless they say otherwise. */
export function remindOfShowing(turn: Turn): void {
  const { showing } = turn.context;
  if (!showing || showing.status === "held" || said(turn, "unset_showing", "set_showing", "standing_visit")) return;
  const listing = listingOf(turn, showing.propertyId);
  const checks = has(turn, "changeShowing") && isChecked(turn, timeSaidIn(turn));
  const isRuledOut = listing && turn.changes.excluded.includes(listing.area);
  if (isRuledOut || checks || (has(turn, "keepShowing") && turn.acts.length === 0))
    turn.acts.push(standingShowing(showing, turn));
}

/** "No, keep Saturday at 5": the showing stays as it was. */
export function keep(turn: Turn): void {
  const { showing } = turn.context;
  if (!showing) return;
  turn.acts.push({ ...standingShowing(showing, turn), kept: true });
  if (showing.status === "held" && !hasContact(turn.state.slots)) turn.retry = "phone";
}

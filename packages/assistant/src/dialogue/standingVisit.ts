import { namesHours, timesWithin } from "../showings/visitWish.ts";
import type { ArrangedShowing } from "../turn.ts";
import { asksToConfirm } from "../understanding/askedToConfirm.ts";
import type { Act } from "./act.ts";
import { findAsides } from "./asides.ts";
import type { Turn } from "./turn.ts";
import { wishOf } from "./visitTime.ts";

/** True if the showing stays as it is and the reply gives its status: "No, leave it at 3" about a showing at 3. */
export function keepsAsItIs({ acts, message, heard, context }: Turn): boolean {
  const { time = context.showing?.time } = heard.slots.showing_request ?? {};
  const isTold = acts.some(({ type }) => type === "standing_visit") && findAsides(message).includes("never_mind");
  return isTold && time === context.showing?.time;
}

/** The showing's status, as an act. */
export function standingVisit(showing: ArrangedShowing, turn: Turn): Act {
  const { date, time, status } = showing;
  return { type: "standing_visit", date, time, status, addresses: addressesOf(showing, turn) };
}

/** The homes of a showing. */
export function addressesOf({ propertyId }: ArrangedShowing, { state, context }: Turn): string[] {
  const ids = [propertyId, ...(state.visitAlso ?? [])];
  return ids.flatMap((id) => context.properties.find((listing) => listing.id === id)?.address ?? []);
}

/** Gives the showing's status: "Saturday at 6 on 36th, right?", "confirm the address and the time". */
export function confirmVisit(turn: Turn): void {
  const { context, heard, message, acts } = turn;
  const { showing } = context;
  // "Where do I park Saturday?" names the day and doesn't ask for the showing's status.
  if (!showing || turn.visitAsks.length > 0 || acts.some(({ type }) => type === "standing_visit")) return;
  if (heard.intents.some((intent) => intent === "cancel" || intent === "reschedule")) return;
  const said = heard.slots.showing_request;
  const { date = showing.date, time = showing.time } = said ?? {};
  if (date !== showing.date || time !== showing.time) return;
  // "Friday morning instead?" about a showing on Friday afternoon asks for another hour.
  const wish = wishOf(turn);
  if (wish && namesHours(wish) && timesWithin([showing], { ...wish, dates: [showing.date] }).length === 0) return;
  // Renters who repeat the day and the hour want to be sure of them.
  const isNamed =
    said !== undefined && (message.includes("?") || (said.date && said.time && showing.status !== "held"));
  if (isNamed || asksToConfirm(message)) acts.push(standingVisit(showing, turn));
}

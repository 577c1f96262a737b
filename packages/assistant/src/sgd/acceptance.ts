import type { Draft } from "../understanding/draft.ts";
import { isAsked } from "../understanding/questions.ts";
import type { SgdAct } from "./turn.ts";

/**
 * Whether a turn takes the home that was offered: by saying that it suits, by
 * asking to visit it, or by ending the talk content. Asking for others, turning
 * it down, and asking more about it first do not take it.
 */
export function acceptsOffer(draft: Draft, answer: "yes" | "no" | undefined, acts: readonly SgdAct[]): boolean {
  const { reading } = draft;
  const done = reading.has("done");
  if (plansVisit(draft) && draft.slots.showing_request?.date !== undefined) return true;
  if (reading.has("alternatives") && !done) return false;
  if (reading.has("turnDown") && !done) return false;
  if (acts.some((act) => act.act === "NOTIFY_FAILURE") && !reading.has("suits")) return false;
  if (done) return true;
  if (draft.slots.area !== undefined && !reading.has("suits")) return false;
  const asks = draft.questions.asked.includes(1);
  if (plansVisit(draft) || checksCalendar(draft)) return true;
  if (asks) return false;
  if (reading.has("suits") || reading.has("goodbye") || reading.has("thanks")) return true;
  return answer === "yes" && acts.some((act) => act.act === "OFFER");
}

/** Whether the turn is about going to see the home. */
export function plansVisit(draft: Draft): boolean {
  return draft.reading.has("book_showing") || draft.reading.has("planVisit");
}

/** Whether the turn asks when the user has time, and so names days without settling on one. */
export function checksCalendar(draft: Draft): boolean {
  return draft.reading.signals.some((hit) => hit.name === "checksCalendar" && isAsked(draft, hit.start, hit.end));
}

import type { Draft } from "../src/understanding/draft.ts";
import { isAsked, sentenceOf } from "../src/understanding/questions.ts";
import type { SgdAct } from "./turn.ts";

/** What is known of a turn when it is judged whether it takes the offer. */
export interface Reply {
  draft: Draft;
  answer: "yes" | "no" | undefined;
  acts: readonly SgdAct[];
  /** The turn states what homes shall have that was not said before. */
  refines: boolean;
  /** The turn names the day of a visit. */
  visits: boolean;
  /** The turn asks for something about the home. */
  asks: boolean;
}

/**
 * Whether a turn takes the home that was offered: by saying that it suits, by
 * asking to visit it, or by ending the talk content. Asking for others, turning
 * it down, asking for something else of it, and asking more about it first do not.
 * A statement that does none of these takes what was just offered.
 */
export function acceptsOffer(reply: Reply): boolean {
  const { draft, acts } = reply;
  const { reading } = draft;
  const done = reading.has("done");
  if (reply.asks) return false;
  if (plansVisit(draft) && draft.slots.showing_request?.date !== undefined) return true;
  if ((seeksOthers(draft) || reading.has("turnDown")) && !done) return false;
  if (acts.some((act) => act.act === "NOTIFY_FAILURE") && !suits(draft)) return false;
  if (reply.refines) return false;
  if (done) return true;
  if (reply.visits || plansVisit(draft) || checksCalendar(draft)) return true;
  if (asksOfHome(draft)) return false;
  if (suits(draft) || reading.has("goodbye") || reading.has("thanks")) return true;
  return takesByDefault(reply);
}

/** Whether other homes are asked for; "better than the other one" compares only. */
function seeksOthers({ reading }: Draft): boolean {
  return reading.all("alternatives").some((hit) => !reading.within("compares", hit.start, hit.end));
}

/**
 * Whether something is asked of the home or of homes: not "what a pity", nor, behind a sentence that takes it,
 * what other services do ("I like it. What will the weather be?").
 */
function asksOfHome(draft: Draft): boolean {
  const { reading, questions } = draft;
  if (!questions.asked.includes(1) || (reading.has("exclaims") && !reading.text.includes("?"))) return false;
  const isTaken = reading
    .all("suits")
    .some((hit) => !isAsked(draft, hit.start, hit.end) && hit.start < questions.asked.indexOf(1));
  const isOfOther = ["otherService", "passesOn"].some((signal) => reading.has(signal));
  return !(isTaken && isOfOther);
}

/** Whether the home is said to suit; "I'd like it to have two baths" says the contrary. */
export function suits({ reading }: Draft): boolean {
  return reading.all("suits").some((hit) => !reading.within("shallBe", hit.start, hit.end));
}

/** A statement behind an offer that neither refuses nor orders something takes it: "I guess I'll do it". */
function takesByDefault({ draft: { reading }, answer, acts }: Reply): boolean {
  const isBehindOffer = acts.some((act) => act.act === "OFFER" || act.act === "INFORM");
  const opposes = ["search", "doubts", "otherService", "notHome", "no"].some((signal) => reading.has(signal));
  return isBehindOffer && answer !== "no" && !opposes;
}

/** Whether the turn is about going to see the home. */
export function plansVisit(draft: Draft): boolean {
  return draft.reading.has("book_showing") || draft.reading.has("planVisit");
}

/** Whether the turn asks when the user has time, and so names days without settling on one. */
export function checksCalendar(draft: Draft): boolean {
  return draft.reading.all("checksCalendar").some(({ start }) => isAsked(draft, start, sentenceOf(draft, start).end));
}

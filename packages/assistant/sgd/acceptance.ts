import type { Draft } from "../src/understanding/draft.ts";
import { isAsked, sentenceOf } from "../src/understanding/questions.ts";
import type { SgdAct } from "./turn.ts";

/** The facts about a turn that decide whether it accepts the offer. */
export interface Reply {
  draft: Draft;
  answer: "yes" | "no" | undefined;
  acts: readonly SgdAct[];
  /** The turn states a new criterion for homes. */
  refines: boolean;
  /** The turn names the day of a showing. */
  visits: boolean;
  /** The turn asks for something about the home. */
  asks: boolean;
}

/**
 * True if a turn accepts the offered home: by saying that it suits, by
 * asking to see it, or by ending the conversation satisfied. Asking for other homes, rejecting
 * it, asking for another property of it, and asking more about it first don't.
 * A statement that does none of these accepts the last offer.
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

/** True if the turn asks for other homes; "better than the other one" only compares. */
function seeksOthers({ reading }: Draft): boolean {
  return reading.all("alternatives").some((hit) => !reading.within("compares", hit.start, hit.end));
}

/**
 * True if the turn asks something about the home or homes: not "what a pity", nor, after a sentence that accepts it,
 * a question for another service ("I like it. What will the weather be?").
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

/** True if the home suits; "I'd like it to have two baths" says the opposite. */
export function suits({ reading }: Draft): boolean {
  return reading.all("suits").some((hit) => !reading.within("shallBe", hit.start, hit.end));
}

/** A statement after an offer that neither refuses nor requests something accepts it: "I guess I'll do it". */
function takesByDefault({ draft: { reading }, answer, acts }: Reply): boolean {
  const isAfterOffer = acts.some((act) => act.act === "OFFER" || act.act === "INFORM");
  const opposes = ["search", "doubts", "otherService", "notHome", "no"].some((signal) => reading.has(signal));
  return isAfterOffer && answer !== "no" && !opposes;
}

/** True if the turn is about going to see the home. */
export function plansVisit(draft: Draft): boolean {
  return draft.reading.has("book_showing") || draft.reading.has("planVisit");
}

/** True if the turn asks when the user has time, so it names days without choosing one. */
export function checksCalendar(draft: Draft): boolean {
  return draft.reading.all("checksCalendar").some(({ start }) => isAsked(draft, start, sentenceOf(draft, start).end));
}

import { touches } from "../understanding/askedParts.ts";
import type { Act } from "./act.ts";
import { correctsAsked } from "./hearContested.ts";
import { does } from "./stances.ts";
import { raise, type Turn } from "./turn.ts";

/** Acts that don't answer anything. */
const besides: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "greet",
  "confirm",
  "already_known",
  "accept_refusal",
  "contact_wish",
  "thanks_reply",
]);

/**
 * "You didn't answer", "te pregunté el parking": apologizes for what was missed, and passes it on if this reply doesn't
 * answer it.
 */
export function excuseMissed(turn: Turn): void {
  if (!turn.asides.includes("unanswered") || turn.heard.intents.includes("ask_human")) return;
  if (turn.acts.some(({ type }) => type === "conduct")) return;
  const isAnswered = turn.acts.some(({ type }) => !besides.has(type));
  if (isAnswered) {
    turn.acts = [{ type: "aside", about: "missed" }, ...turn.acts];
    return;
  }
  raise(turn, "knowledge_gap", { topic: "other", detail: String(turn.state.turns) });
  turn.acts = [{ type: "aside", about: "unanswered" }, ...turn.acts];
  // The next routine question waits until the renter's own is answered.
  if (turn.retry === null) turn.waits = true;
}

/** "But that's a studio?", "March? I said January": admits the mistake if the reply has no other answer to it. */
export function admitSlip(turn: Turn): void {
  const { clauses, acts, state } = turn;
  if (
    !(correctsAsked(turn) || does(turn, "objects_fact")) ||
    state.turns === 1 ||
    state.business ||
    acts.some(({ type }) => !besides.has(type))
  )
    return;
  turn.asks = turn.asks.filter(
    (ask) => !clauses.some((clause) => clause.stance === "objects_fact" && touches(ask, clause)),
  );
  turn.acts = [{ type: "aside", about: "slip" }, ...acts];
}

import { touches } from "../understanding/askedParts.ts";
import type { Act } from "./act.ts";
import { correctsAsked } from "./hearContested.ts";
import { does } from "./stances.ts";
import { keyOf } from "./told.ts";
import { hasChanges, raise, type Turn } from "./turn.ts";

/** Acts that don't answer anything. */
const besides: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "greet",
  "confirm",
  "already_known",
  "accept_refusal",
  "contact_wish",
  "thanks_reply",
]);

const apologies: ReadonlySet<string> = new Set(["missed", "unanswered", "slip", "apology"]);

function isApology(act: Act): boolean {
  return act.type === "aside" && apologies.has(act.about);
}

/**
 * Apologizes once after "You didn't answer" or "I meant the video", leaves out what the previous reply said, and passes
 * the earlier question on if this reply doesn't answer it.
 */
export function apologizeForMissedQuestion(turn: Turn): void {
  if (turn.heard.intents.includes("ask_human")) return;
  const isUnanswered = turn.asides.includes("unanswered");
  if (!turn.objection && !isUnanswered) return;
  if (turn.objection) leaveOutTold(turn);
  if (turn.acts.some(({ type }) => type === "conduct")) return;
  const isAnswered = turn.acts.some(isAnswer);
  if (isAnswered || (turn.objection && (hasChanges(turn) || Object.keys(turn.heard.slots).length > 0))) {
    if (!turn.acts.some(isApology))
      turn.acts = [{ type: "aside", about: turn.objection ? "slip" : "missed" }, ...turn.acts];
    return;
  }
  turn.acts = turn.acts.filter((act) => !isApology(act));
  if (turn.objection && passOnBefore(turn)) return;
  if (turn.objection && !turn.objection.asksAgain && !isUnanswered) {
    turn.acts = [{ type: "aside", about: "slip" }, ...turn.acts];
    return;
  }
  raise(turn, "knowledge_gap", { topic: "other", detail: String(turn.state.turns) });
  turn.acts = [{ type: "aside", about: "unanswered" }, ...turn.acts];
  // The next routine question waits until the renter's own is answered.
  if (turn.retry === null) turn.waits = true;
}

/** Drops sentences that the renter called wrong, unless nothing else answers them. */
function leaveOutTold(turn: Turn): void {
  const said = turn.toldBefore?.said ?? [];
  const rest = turn.acts.filter((act) => {
    const key = keyOf(act);
    return key === undefined || !said.includes(key);
  });
  if (rest.length === turn.acts.length || turn.renterAskedBefore === undefined || rest.some(isAnswer)) turn.acts = rest;
}

function isAnswer(act: Act): boolean {
  return !besides.has(act.type) && !isApology(act);
}

/** Asks the agent what the renter asked before, by its subject; false if they asked nothing or it has no name. */
function passOnBefore(turn: Turn): boolean {
  const { renterAskedBefore, context, acts } = turn;
  const denied = turn.toldBefore?.topics ?? [];
  const topic = renterAskedBefore?.topics.find((one) => !denied.includes(one));
  if (renterAskedBefore === undefined || (renterAskedBefore.subject === undefined && topic === undefined)) return false;
  const { subject } = renterAskedBefore;
  const home = context.properties.find(({ id }) => id === turn.state.focus);
  raise(turn, "knowledge_gap", {
    topic: topic ?? "other",
    ...(home && { propertyId: home.id }),
    detail: subject ?? "again",
  });
  turn.acts = [
    { type: "aside", about: "slip" },
    ...acts,
    {
      type: "will_ask_agent",
      topic: subject ? "other" : (topic ?? "other"),
      ...(subject && { subject }),
      ...(home && { propertyId: home.id, address: home.address }),
    },
  ];
  turn.waits = true;
  return true;
}

/** Admits a mistake if the reply has no other answer to it: "But that's a studio?", "March? I said January". */
export function admitMisreading(turn: Turn): void {
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

import type { Stance } from "../learned/stance.ts";
import type { Aside } from "./aside.ts";
import { findAsides } from "./asides.ts";
import type { SaidClause, Turn } from "./turn.ts";

const leaving: ReadonlySet<Aside> = new Set<Aside>(["awaits", "browses", "farewell", "leaves", "think"]);

const leavingStances: ReadonlySet<Stance> = new Set<Stance>(["leaving", "bye", "wait"]);

/** Ends of the parts of a message. */
const pause = /[.!?,;…\n]+/u;

/**
 * True if the renter leaves, so that the assistant asks nothing more: "Mid December, but let me think, thanks",
 * "lee@mail.example, bye". "Let me think… April 1" only begins an answer.
 */
export function leaves({ heard, message, clauses }: Pick<Turn, "heard" | "message" | "clauses">): boolean {
  if (heard.intents.includes("goodbye")) return true;
  const isLeaving = (clause: SaidClause): boolean =>
    clause.stance !== null &&
    leavingStances.has(clause.stance) &&
    findAsides(message.slice(clause.start, clause.end)).length === 0;
  const last = Math.max(0, ...heard.evidence.map(({ end }) => end));
  if (clauses.some((clause) => clause.start >= last && isLeaving(clause))) return true;
  if (!saysSo(message)) return false;
  return last === 0 || message.slice(last).split(pause).some(saysSo);
}

function saysSo(text: string): boolean {
  return findAsides(text).some((aside) => leaving.has(aside));
}

/** True if the reply says when the agent answers, or that something was passed on: the renter waits for that. */
export function replyDefersToAgent({ acts }: Pick<Turn, "acts">): boolean {
  return acts.some(
    (act) =>
      act.type === "will_ask_agent" ||
      (act.type === "conduct" && act.rule === "expected") ||
      (act.type === "aside" && act.about === "notify"),
  );
}

import type { Stance } from "../learned/stance.ts";
import type { Aside } from "./aside.ts";
import { findAsides } from "./asides.ts";
import type { SaidClause } from "./turn.ts";

/** What a clause does that the phrases of an aside also say: the classifier finds it in other words. */
const asideOf: Partial<Record<Stance, Aside>> = {
  leaving: "leaves",
  bye: "farewell",
  unanswered: "unanswered",
  reject_home: "rejects",
  other_homes: "alternatives",
  wait: "think",
  notify_me: "notify",
  remote: "away",
};

/** The message's asides by their phrases, and those that only the classifier finds behind them. */
export function asidesSaid(message: string, clauses: readonly SaidClause[]): readonly Aside[] {
  const found = findAsides(message);
  const more = clauses.flatMap(({ stance }) => (stance === null ? [] : (asideOf[stance] ?? [])));
  return more.length === 0 ? found : [...new Set([...found, ...more])];
}

/** True if a clause of the message does that. */
export function does({ clauses }: { clauses: readonly SaidClause[] }, ...wanted: readonly Stance[]): boolean {
  return clauses.some(({ stance }) => stance !== null && wanted.includes(stance));
}

import type { Language } from "../src/types.ts";
import { type RenterKind, renterKinds } from "./kinds.ts";
import type { Outcome } from "./simulate.ts";

/** The figures of one kind of renter in one language; shares are from 0 to 1, the others are per conversation. */
export interface Figures {
  kind: RenterKind;
  language: Language;
  conversations: number;
  completed: number;
  turns: number;
  mostTurns: number;
  repairs: number;
  repeats: number;
  deadEnds: number;
  twoQuestions: number;
  asksKnown: number;
  unanswered: number;
  saidAgain: number;
  staleTimes: number;
  right: number;
}

/** Outcomes summed up by kind and language. */
export function figuresOf(outcomes: readonly Outcome[]): Figures[] {
  return renterKinds.flatMap((kind) =>
    (["en", "es"] as const).flatMap((language) => {
      const own = outcomes.filter((outcome) => outcome.kind === kind && outcome.language === language);
      return own.length === 0 ? [] : [sum(kind, language, own)];
    }),
  );
}

function sum(kind: RenterKind, language: Language, own: readonly Outcome[]): Figures {
  const total = (of: (outcome: Outcome) => number): number => own.reduce((all, outcome) => all + of(outcome), 0);
  const mean = (of: (outcome: Outcome) => number): number => total(of) / own.length;
  return {
    kind,
    language,
    conversations: own.length,
    completed: mean((outcome) => Number(outcome.completed)),
    turns: mean((outcome) => outcome.turns),
    mostTurns: Math.max(...own.map((outcome) => outcome.turns)),
    repairs: mean((outcome) => outcome.repairs),
    repeats: mean((outcome) => outcome.repeats),
    deadEnds: mean((outcome) => outcome.deadEnds),
    twoQuestions: mean((outcome) => outcome.twoQuestions),
    asksKnown: mean((outcome) => outcome.asksKnown),
    unanswered: mean((outcome) => outcome.unanswered),
    saidAgain: mean((outcome) => outcome.saidAgain),
    staleTimes: mean((outcome) => outcome.staleTimes),
    right:
      total((outcome) => outcome.right) /
      Math.max(
        1,
        total((outcome) => outcome.told),
      ),
  };
}

/** The figures as a table with fixed columns. */
export function printTable(figures: readonly Figures[]): string {
  const head = [
    "kind",
    "lang",
    "n",
    "completed",
    "turns",
    "most",
    "repairs",
    "repeats",
    "dead ends",
    "two at once",
    "known",
    "unanswered",
    "said again",
    "stale",
    "slots right",
  ];
  const rows = figures.map((row) => [
    row.kind,
    row.language,
    String(row.conversations),
    `${(row.completed * 100).toFixed(1)} %`,
    row.turns.toFixed(1),
    String(row.mostTurns),
    row.repairs.toFixed(2),
    row.repeats.toFixed(2),
    row.deadEnds.toFixed(2),
    row.twoQuestions.toFixed(2),
    row.asksKnown.toFixed(2),
    row.unanswered.toFixed(2),
    row.saidAgain.toFixed(2),
    row.staleTimes.toFixed(2),
    `${(row.right * 100).toFixed(1)} %`,
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

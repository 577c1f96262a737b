import { beforeAll, describe, expect, test } from "vitest";
import { renterKinds } from "../simulator/kinds.ts";
import { type Figures, figuresOf, printTable } from "../simulator/report.ts";
import { type Outcome, simulate } from "../simulator/simulate.ts";

/** Renter messages until the end of a conversation: eight for renters who only answer, more for others. */
const mostTurns: Partial<Record<Figures["kind"], number>> = {
  corrects: 12,
  "asks first": 11,
  hostile: 12,
  "refuses contact": 10,
  "returns after a week": 11,
  "out of order": 12,
  "asks in between": 13,
  "wants a visit": 11,
};

describe("a thousand simulated renters", () => {
  let outcomes: Outcome[] = [];
  let figures: Figures[] = [];

  beforeAll(() => {
    outcomes = simulate(1000);
    figures = figuresOf(outcomes);
    console.log(printTable(figures));
    // A thousand conversations take half a minute on an idle core.
  }, 300_000);

  test("include every kind in both languages", () => {
    expect(outcomes).toHaveLength(1000);
    expect(figures).toHaveLength(renterKinds.length * 2);
  });

  test("all reach an end: everything known, or a person asked for", () => {
    expect(outcomes.filter((outcome) => !outcome.completed)).toEqual([]);
  });

  test("get there within the messages that their kind needs", () => {
    const late = outcomes.filter((outcome) => outcome.turns > (mostTurns[outcome.kind] ?? 8));
    expect(late.map((outcome) => outcome.transcript)).toEqual([]);
  });

  test("never meet a dead end or the same reply or sentence twice", () => {
    const stuck = outcomes.filter(({ deadEnds, repeats, saidAgain }) => deadEnds + repeats + saidAgain > 0);
    expect(stuck.map((outcome) => outcome.transcript)).toEqual([]);
  });

  test("are asked one thing at a time, and nothing they have already said", () => {
    const pressed = outcomes.filter(({ twoQuestions, asksKnown }) => twoQuestions + asksKnown > 0);
    expect(pressed.map((outcome) => outcome.transcript)).toEqual([]);
  });

  test("get an answer to each question, and only future times", () => {
    const ignored = outcomes.filter(({ unanswered, staleTimes }) => unanswered + staleTimes > 0);
    expect(ignored.map((outcome) => outcome.transcript)).toEqual([]);
  });

  test("are understood: at most one slot in a hundred is stored wrongly", () => {
    for (const { kind, language, right } of figures)
      expect(right, `${kind} (${language})`).toBeGreaterThanOrEqual(0.99);
  });

  test("are rarely asked again", () => {
    for (const { kind, language, repairs } of figures)
      expect(repairs, `${kind} (${language})`).toBeLessThanOrEqual(0.5);
  });
});

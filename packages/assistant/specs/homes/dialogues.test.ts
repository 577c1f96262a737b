import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bayArea } from "../../sgd/bayArea.ts";
import { trackTurn } from "../../sgd/track.ts";
import type { SgdAct, SgdMemory, SgdPrediction, SgdTurn } from "../../sgd/turn.ts";

/** A system turn's act, slot ("" for none) and value. */
type ActLine = [act: string, slot: string, value?: string];

interface TurnLine {
  acts: ActLine[];
  /** What other services said just before. */
  others?: ActLine[];
  text: string;
  /** What the turn adds, with dates as ISO. */
  slots: Record<string, string>;
  requested?: string[];
}

interface DialogueLine {
  id: string;
  service: string;
  turns: TurnLine[];
}

const actsOf = (lines: readonly ActLine[]): SgdAct[] =>
  lines.map(([act, slot, value]) => ({ act, slot, values: value === undefined ? [] : [value] }));

function turnOf({ id, service }: DialogueLine, turn: number, line: TurnLine): SgdTurn {
  return {
    dialogue_id: id,
    turn,
    service,
    utterance: line.text,
    previous_system_acts: actsOf(line.acts),
    previous_other_acts: actsOf(line.others ?? []),
  };
}

/** A prediction in the form of the data lines. */
function said({ slots, requested }: SgdPrediction): Pick<TurnLine, "slots" | "requested"> {
  const values = Object.entries(slots).map(([slot, value]) => [slot, typeof value === "string" ? value : value.iso]);
  // Predictions have both services' names for the price; the lines have one.
  return { slots: Object.fromEntries(values), requested: requested.filter((slot) => slot !== "rent").sort() };
}

/** The turns of a file whose prediction isn't the labeled one. */
function misread(file: string): unknown[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.flatMap((text) => {
    const dialogue = JSON.parse(text) as DialogueLine;
    const memory: SgdMemory = { dialogue: dialogue.id, known: {} };
    return dialogue.turns.flatMap((line, index) => {
      const read = said(trackTurn(memory, turnOf(dialogue, index, line), bayArea));
      const meant = { slots: line.slots, requested: [...(line.requested ?? [])].sort() };
      const isRight = JSON.stringify(sorted(read.slots)) === JSON.stringify(sorted(meant.slots));
      const isAsked = String(read.requested) === String(meant.requested);
      return isRight && isAsked ? [] : [{ dialogue: dialogue.id, text: line.text, read, meant }];
    });
  });
}

/** Slots by name, ignoring case. */
function sorted(slots: Record<string, string>): [string, string][] {
  return Object.entries(slots)
    .map(([slot, value]): [string, string] => [slot, value.toLowerCase()])
    .sort(([a], [b]) => a.localeCompare(b));
}

describe("dialogues about homes to rent or buy", () => {
  test.each(["first", "second", "third", "fourth", "fifth"])("understands %s.jsonl as labeled", (name) => {
    expect(misread(`${name}.jsonl`)).toEqual([]);
  });
});

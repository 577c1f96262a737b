import type { ActLabel, ConductLabel, PreviousMove, TopicLabel } from "../learned/labels.ts";
import { actLabels, conductLabels, topicLabels } from "../learned/labels.ts";
import { classifier, headAt } from "../learned/model.ts";
import type { Understanding } from "../types.ts";
import type { Reading } from "../understanding/reading.ts";
import { type Clause, splitClauses } from "./clauses.ts";
import type { ListingRef } from "./command.ts";
import { cuesIn } from "./cues.ts";

/** A clause with what it does, asks about and touches, and how sure that is. */
export interface ReadClause extends Clause {
  /** What the clause does, the surest first; empty where nothing is sure enough. */
  acts: readonly ActLabel[];
  sure: Readonly<Record<ActLabel, number>>;
  topic(label: TopicLabel): number;
  conduct(label: ConductLabel): number;
}

/** A clause with the listings it points at. */
export interface PointingClause extends ReadClause {
  refs: readonly ListingRef[];
}

/** An act this sure is taken beside others; the surest one is taken from the lower bound on. Fixed on the dev split. */
const sureAct = 0.5;
const likelyAct = 0.3;

/** Reads what each clause does in the light of the assistant's previous moves. */
export function readClauses(
  text: string,
  read: { understanding: Understanding; reading: Reading },
  moves: readonly PreviousMove[],
): ReadClause[] {
  const clauses = splitClauses(text);
  const sentences = new Map<number, Head>();
  return clauses.map((clause) => {
    const own = scored(clause, clause.isMarked, read, moves);
    if (!clause.sentence) return readClause(clause, own, own);
    // What a sentence touches shows in its whole: "we're a gay couple, is that a problem?".
    const whole = sentences.get(clause.sentence.start) ?? scored(clause.sentence, clause.isMarked, read, moves);
    sentences.set(clause.sentence.start, whole);
    return readClause(clause, own, whole);
  });
}

/** How sure the classifier is of a label, by its index among all. */
type Head = (index: number) => number;

function scored(
  part: { text: string; start: number; end: number },
  isMarked: boolean,
  { understanding, reading }: { understanding: Understanding; reading: Reading },
  moves: readonly PreviousMove[],
): Head {
  const marked = isMarked && !part.text.includes("?") ? `${part.text}?` : part.text;
  const cues = cuesIn(reading, understanding, part);
  const all = moves.map((move) => classifier().probabilities(marked, move, cues));
  return (index) => all.reduce((sum, probabilities) => sum + (probabilities[index] ?? 0), 0) / all.length;
}

function readClause(clause: Clause, at: Head, whole: Head): ReadClause {
  const sure = Object.fromEntries(actLabels.map((label, index) => [label, at(index)])) as Record<ActLabel, number>;
  return {
    ...clause,
    acts: takenActs(sure),
    sure,
    topic: (label) => at(headAt.topics + topicLabels.indexOf(label)),
    conduct: (label) => whole(headAt.conduct + conductLabels.indexOf(label)),
  };
}

/** Acts that end, refuse or undo something, or silence the assistant: a likely reading is not enough for them. */
const needsSure: ReadonlySet<ActLabel> = new Set<ActLabel>([
  "reject",
  "cancel_showing",
  "opt_out",
  "opt_in",
  "refuse",
  "other_role",
  "not_looking",
  "abusive",
  "injection",
  "told_you",
  "correct",
  "ask_human",
  "story",
  "off_topic",
  "language",
]);

/** A showing is not given up on a hunch: a cancellation takes this much. */
const sureCancel = 0.7;

function takenActs(sure: Readonly<Record<ActLabel, number>>): ActLabel[] {
  const ranked = actLabels.toSorted((a, b) => sure[b] - sure[a]);
  const [best] = ranked;
  const bound = (label: ActLabel) => {
    if (label === "cancel_showing") return sureCancel;
    return label === best && !needsSure.has(label) ? likelyAct : sureAct;
  };
  return ranked.filter((label) => sure[label] >= bound(label));
}

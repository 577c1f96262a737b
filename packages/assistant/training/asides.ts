import { type AsideKind, asideKinds, asideRows } from "../src/learned/aside.ts";
import type { Stance } from "../src/learned/stance.ts";
import { readAnswerable } from "./answerable.ts";
import { readExamples } from "./examples.ts";
import type { Labeled, LinearTask } from "./fit.ts";
import { questionSplits, readQuestions } from "./questions.ts";
import { readStances, stanceSplits } from "./stances.ts";
import { readTalk, talkSplits } from "./talk.ts";
import { featuresAlone, readLines } from "./texts.ts";

/** A clause with what it asks besides homes. */
export interface AsideExample {
  kind: AsideKind;
  text: string;
}

export const asideSplits = { train: "asides.train", dev: "asides.dev" } as const;

/** Reads a file of labeled clauses; see `training/README.md`. */
export function readAsides(name: string): AsideExample[] {
  return readLines<AsideExample>(name);
}

/** There are far fewer labeled asides than clauses of other files. */
const weightOfAsides = 5;
/** How much clauses count that other files say are about homes or the search. */
const weightOfQuestions = 0.15;
const weightOfTalk = 0.25;
const weightOfOrdinary = 0.08;

/** Stances that clauses with an aside may have. */
const mayBeAside: ReadonlySet<Stance> = new Set<Stance>([
  "doubt_trust",
  "when_hear",
  "contact_how",
  "wants_person",
  "asks_advice",
  "knows_no_areas",
  "remote",
  "unanswered",
  "told_already",
]);

/** The data that the classifier of asides is trained on. */
export function asideTask(): LinearTask {
  const ofHomes = readQuestions(questionSplits.train).flatMap(({ op, text }) => (op === "none" ? [] : [text]));
  // Questions that aren't about homes may be any aside; nobody said which.
  const talk = readTalk(talkSplits.train).flatMap(({ clauses }) =>
    clauses.flatMap(({ kind, asks, text }) => (kind === "request" || asks?.op === "none" ? [] : [text])),
  );
  const ordinary = readExamples("chats.train").flatMap(({ clauses }) =>
    clauses.flatMap(([kind, text]) => (kind === "wish" || kind === "remark" ? [text] : [])),
  );
  const ofSearch = readStances(stanceSplits.train).flatMap(({ stance, text }) =>
    mayBeAside.has(stance) ? [] : [text],
  );
  const ofAgent = readAnswerable().flatMap(({ kind, text }) => (kind === "agent" || kind === "offer" ? [text] : []));
  const none = (texts: readonly string[], weight: number) =>
    texts.map((text) => labeled({ kind: "none", text }, weight));
  return {
    examples: [
      ...readAsides(asideSplits.train).map((example) => labeled(example, weightOfAsides)),
      ...none(ofHomes, weightOfQuestions),
      ...none(talk, weightOfTalk),
      ...none([...ordinary, ...ofSearch], weightOfOrdinary),
      ...none(ofAgent, weightOfTalk),
    ],
    size: asideKinds.length,
    rows: asideRows,
  };
}

function labeled({ kind, text }: AsideExample, weight: number): Labeled {
  return { features: featuresAlone(text, asideRows), kind: asideKinds.indexOf(kind), weight };
}

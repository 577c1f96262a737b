import { type ConductKind, conductFeatures, conductKinds, conductRows } from "../src/learned/conduct.ts";
import { cutWords } from "../src/understanding/words.ts";
import { readExamples } from "./examples.ts";
import type { Labeled, LinearTask } from "./fit.ts";
import { readLines } from "./texts.ts";

/** A message and what it calls for. */
export interface ConductExample {
  kind: ConductKind;
  text: string;
}

export const conductSplits = {
  train: "conduct.train",
  none: "conduct.none",
  dev: "conduct.dev",
  test: "conduct.test",
} as const;

/** Reads a file of labeled messages; see `training/README.md`. */
export function readConduct(name: string): ConductExample[] {
  return readLines<ConductExample>(name);
}

/** Messages of whole chats, none of which calls for any of that: how people write about a search. */
function ordinary(): ConductExample[] {
  return readExamples("chats.train").map(({ clauses }) => ({
    kind: "none",
    text: clauses.map(([, text]) => text).join(" "),
  }));
}

/** The data that the classifier of whole messages is trained on. */
export function conductTask(): LinearTask {
  const written = readConduct(conductSplits.train).map((example) => labeled(example, 1));
  const others = [...readConduct(conductSplits.none), ...ordinary()].map((example) => labeled(example, weightOfOthers));
  return { examples: [...written, ...others], size: conductKinds.length, rows: conductRows };
}

/** There are many times more ordinary messages than others: each counts less. */
const weightOfOthers = 0.3;

function labeled({ kind, text }: ConductExample, weight: number): Labeled {
  const features = conductFeatures(text, cutWords(text)).map((feature) => feature & (conductRows - 1));
  return { features, kind: conductKinds.indexOf(kind), weight };
}

import { readFileSync } from "node:fs";
import type { Weights } from "../src/learned/model.ts";
import {
  type QuestionField,
  type QuestionOp,
  type QuestionPart,
  type QuestionScope,
  questionFeatures,
  questionParts,
} from "../src/learned/question.ts";
import { southFlorida } from "../src/markets/southFlorida.ts";
import { lexiconFor } from "../src/understanding/lexiconFor.ts";
import { Reading } from "../src/understanding/reading.ts";
import { readExamples } from "./examples.ts";
import { fit, type Labeled } from "./train.ts";

/** A text with what it asks about homes. */
export interface QuestionExample {
  text: string;
  op: QuestionOp;
  fields: QuestionField[];
  scope: QuestionScope | "none";
}

export const questionSplits = { train: "questions.train", dev: "questions.dev" } as const;

/** Reads a file of labeled questions; see `training/README.md`. */
export function readQuestions(name: string): QuestionExample[] {
  return readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as QuestionExample);
}

/** Clauses of whole chats that ask nothing about homes: most of what renters write. */
function ordinary(): QuestionExample[] {
  return readExamples("chats.train").flatMap(({ clauses }) =>
    clauses
      .filter(([kind]) => kind === "wish" || kind === "remark" || kind === "courtesy")
      .map(([, text]) => ({ text, op: "none" as const, fields: [], scope: "none" as const })),
  );
}

const weightOfOrdinary = 0.1;

/** What a question stands beside in a message changes nothing about it. */
const weightBeside = 0.5;

/** Each question once more beside a clause of a chat that asks nothing. */
function besideOthers(written: readonly QuestionExample[], others: readonly QuestionExample[]): QuestionExample[] {
  return written.map((example, at) => {
    const { text } = others[(at * 7) % others.length] as QuestionExample;
    return {
      ...example,
      text: at % 3 === 0 ? `${example.text} ${text}` : `${text}${at % 2 ? ". " : " "}${example.text}`,
    };
  });
}

/** Trains the three classifiers of questions. */
export function trainQuestions(): Record<QuestionPart, Weights> {
  const written = readQuestions(questionSplits.train);
  const asking = written.filter(({ op }) => op !== "none");
  const others = ordinary();
  const beside = besideOthers(asking, others);
  return {
    ops: trainPart("ops", [
      ...written.flatMap((example) => labeled("ops", example, [example.op], 1)),
      ...beside.flatMap((example) => labeled("ops", example, [example.op], weightBeside)),
      ...others.flatMap((example) => labeled("ops", example, ["none"], weightOfOrdinary)),
    ]),
    scopes: trainPart(
      "scopes",
      asking.flatMap((example) => labeled("scopes", example, [example.scope], 1)),
    ),
    fields: trainPart("fields", [
      ...asking.flatMap((example) => labeled("fields", example, example.fields, 1)),
      ...beside.flatMap((example) => labeled("fields", example, example.fields, weightBeside)),
    ]),
  };
}

function trainPart(part: QuestionPart, examples: readonly Labeled[]): Weights {
  const { labels, rows } = questionParts[part];
  return fit(examples, labels.length, rows);
}

/** One example for each of its labels; together they count as one. */
function labeled(part: QuestionPart, { text }: QuestionExample, names: readonly string[], weight: number): Labeled[] {
  const { labels, rows } = questionParts[part];
  const reading = new Reading(text, lexiconFor(southFlorida));
  const features = questionFeatures(reading, { start: 0, end: reading.words.length }).map((row) => row & (rows - 1));
  const known = names.filter((name) => (labels as readonly string[]).includes(name));
  return known.map((name) => ({
    features,
    kind: (labels as readonly string[]).indexOf(name),
    weight: weight / known.length,
  }));
}

import {
  opRows,
  questionFeatures,
  questionFields,
  questionHeads,
  questionOps,
  questionScopes,
  questionShape,
} from "../src/learned/question.ts";
import { type QuestionExample, readExamples } from "./examples.ts";
import type { Labeled, LinearTask } from "./fit.ts";
import type { NetworkTask, Target } from "./network.ts";
import { questionsOfTalk, readTalk, talkSplits } from "./talk.ts";
import { readingAlone, readLines } from "./texts.ts";

export const questionSplits = { train: "questions.train", dev: "questions.dev" } as const;

/** Reads a file of labeled questions; see `training/README.md`. */
export function readQuestions(name: string): QuestionExample[] {
  return readLines<QuestionExample>(name);
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
const weightOfTalk = { asking: 1.5, other: 0.5 } as const;

/** What comes before or after a question in a message doesn't change it. */
const weightBeside = 0.5;

/** Each question again, next to a clause of a chat that asks nothing. */
function besideOthers(written: readonly QuestionExample[], others: readonly QuestionExample[]): QuestionExample[] {
  return written.map((example, at) => {
    const { text } = others[(at * 7) % others.length] as QuestionExample;
    return {
      ...example,
      text: at % 3 === 0 ? `${example.text} ${text}` : `${text}${at % 2 ? ". " : " "}${example.text}`,
    };
  });
}

/** The data that the classifiers of questions are trained on: labeled questions, and clauses that ask nothing. */
export function questionTasks(): { network: NetworkTask; ops: LinearTask } {
  const written = readQuestions(questionSplits.train);
  const others = ordinary();
  const beside = besideOthers(
    written.filter(({ op }) => op !== "none"),
    others,
  );
  const examples = [
    ...written.map((example) => targetOf(example, 1)),
    ...beside.map((example) => targetOf(example, weightBeside)),
    ...others.map((example) => targetOf(example, weightOfOrdinary)),
    ...questionsOfTalk(readTalk(talkSplits.train)).map((example) =>
      targetOf(example, example.op === "none" ? weightOfTalk.other : weightOfTalk.asking),
    ),
  ];
  return {
    network: { examples, heads: [questionHeads.ops, questionHeads.scopes, questionHeads.fields], shape: questionShape },
    ops: { examples: examples.map(opOf), size: questionOps.length, rows: opRows },
  };
}

/** What a text wants, for the linear classifier. */
function opOf({ features, right: [ops], weight }: Target): Labeled {
  return { features: features.map((row) => row & (opRows - 1)), kind: ops?.[0] ?? 0, weight };
}

/** A text that asks nothing says nothing about homes or facts either. */
function targetOf({ text, op, fields, scope }: QuestionExample, weight: number): Target {
  const reading = readingAlone(text);
  const features = questionFeatures(reading, { start: 0, end: reading.words.length });
  const isAsking = op !== "none" && scope !== "none";
  return {
    features,
    right: [
      [questionOps.indexOf(op)],
      isAsking ? [questionScopes.indexOf(scope)] : undefined,
      isAsking ? fields.map((field) => questionFields.indexOf(field)) : undefined,
    ],
    weight,
  };
}

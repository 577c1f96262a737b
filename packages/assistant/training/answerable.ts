import { type AnswerableKind, answerableKinds, answerableRows } from "../src/learned/answerable.ts";
import { type QuestionExample, readExamples } from "./examples.ts";
import type { Labeled, LinearTask } from "./fit.ts";
import { questionSplits, readQuestions } from "./questions.ts";
import { featuresAlone, readLines } from "./texts.ts";

/** A clause with who can answer it. */
interface AnswerableExample {
  kind: AnswerableKind;
  text: string;
}

/** Questions of the other files say less about it: they were labeled by their subject. */
const weightOfWritten = 3;
const weightOfQuestions = 0.15;
const weightOfOrdinary = 0.4;

/** Reads the labeled clauses; see `training/README.md`. */
export function readAnswerable(): AnswerableExample[] {
  return readLines<AnswerableExample>("answerable.train");
}

/** "Can I paint?" doesn't name a field; stored facts say which home is cheapest. */
function kindOf({ op, fields }: QuestionExample): AnswerableKind | null {
  if (op === "none") return "none";
  if (op === "list" || op === "most" || op === "least" || op === "compare" || op === "count") return "facts";
  if (fields.length === 1 && fields[0] === "other") return op === "check" || op === "value" ? "agent" : null;
  return fields.some((field) => field === "other" || field === "requirements") ? null : "facts";
}

/** The data that the classifier of who can answer a clause is trained on. */
export function answerableTask(): LinearTask {
  const questions = readQuestions(questionSplits.train).flatMap((example) => {
    const kind = kindOf(example);
    return kind === null ? [] : [labeled({ kind, text: example.text }, weightOfQuestions)];
  });
  const ordinary = readExamples("chats.train").flatMap(({ clauses }) =>
    clauses.flatMap(([kind, text]) =>
      kind === "question" ? [] : [labeled({ kind: "none" as const, text }, weightOfOrdinary)],
    ),
  );
  const written = readAnswerable().map((example) => labeled(example, weightOfWritten));
  return { examples: [...written, ...questions, ...ordinary], size: answerableKinds.length, rows: answerableRows };
}

function labeled({ kind, text }: AnswerableExample, weight: number): Labeled {
  return { features: featuresAlone(text, answerableRows), kind: answerableKinds.indexOf(kind), weight };
}

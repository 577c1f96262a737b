import type { ClauseKind } from "../src/learned/kinds.ts";
import { type Stance, stanceRows, stances } from "../src/learned/stance.ts";
import { readExamples, type StanceExample, splits } from "./examples.ts";
import type { Labeled, LinearTask } from "./fit.ts";
import { questionSplits, readQuestions } from "./questions.ts";
import { readTalk, stancesOfTalk, talkSplits } from "./talk.ts";
import { featuresAlone, readLines } from "./texts.ts";

export const stanceSplits = { train: "stances.train", dev: "stances.dev", beyond: "stances.beyond" } as const;

/** Reads a file of labeled clauses; see `training/README.md`. */
export function readStances(name: string): StanceExample[] {
  return readLines<StanceExample>(name);
}

/** There are many questions about homes and they look alike, so each counts less. */
const weightOfQuestions = 0.1;

/** The data that the classifier of stances is trained on. */
export function stanceTask(examples = readStances(stanceSplits.train)): LinearTask {
  const questions = readQuestions(questionSplits.train).flatMap(({ op, fields, text }) => {
    if (op === "none" || fields.includes("other")) return [];
    const stance = fields.some((field) => ofProcess.has(field)) ? "asks_process" : "asks_home";
    return [labeled({ stance, text }, weightOfQuestions)];
  });
  const chats = splits.train.flatMap(readExamples).flatMap(({ clauses }) =>
    clauses.flatMap(([kind, text]) => {
      const stance = stanceOfKind[kind];
      return stance === undefined ? [] : [labeled({ stance, text }, weightOfChats)];
    }),
  );
  const talk = stancesOfTalk(readTalk(talkSplits.train));
  return {
    examples: [...[...examples, ...talk].map((example) => labeled(example, 1)), ...questions, ...chats],
    size: stances.length,
    rows: stanceRows,
  };
}

/** Clauses of chats were labeled by kind only. */
const weightOfChats = 0.08;
const stanceOfKind: Partial<Record<ClauseKind, Stance>> = { wish: "states_need", remark: "about_me" };

const ofProcess: ReadonlySet<string> = new Set(["requirements", "application"]);

function labeled({ stance, text }: StanceExample, weight: number): Labeled {
  return { features: featuresAlone(text, stanceRows), kind: stances.indexOf(stance), weight };
}

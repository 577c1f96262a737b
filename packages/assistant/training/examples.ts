import type { AskedBefore } from "../src/learned/features.ts";
import type { ClauseKind } from "../src/learned/kinds.ts";
import type { QuestionField, QuestionOp, QuestionScope } from "../src/learned/question.ts";
import type { Stance } from "../src/learned/stance.ts";
import { readLines } from "./texts.ts";

/** One message with the kind of each clause, in order. */
export interface Example {
  asked: AskedBefore;
  clauses: [kind: ClauseKind, text: string][];
}

/** A text with what it asks about homes. */
export interface QuestionExample {
  text: string;
  op: QuestionOp;
  fields: QuestionField[];
  scope: QuestionScope | "none";
}

/** A clause with what it does. */
export interface StanceExample {
  stance: Stance;
  text: string;
}

/** The splits. Nobody who works on the code opens the sealed one: `npm run train -- --score` prints its figures only. */
export const splits = {
  train: ["lines.train", "lines.hard", "chats.train"],
  dev: "chats.dev",
  test: "chats.test",
  sealed: "lines.sealed",
} as const;

const letters: Readonly<Record<string, ClauseKind>> = {
  q: "question",
  r: "request",
  w: "wish",
  o: "remark",
  c: "courtesy",
};

interface Line {
  asked: AskedBefore;
  /** The clauses, and a letter for the kind of each. */
  text: string[];
  kinds: string;
}

/** Reads a file of labeled messages; see `training/README.md`. */
export function readExamples(name: string): Example[] {
  return readLines<Line>(name).map(({ asked, text, kinds }, index) => {
    if (text.length !== kinds.length)
      throw new Error(`${name}:${index + 1} has ${kinds.length} kinds for ${text.length} clauses`);
    return {
      asked,
      clauses: text.map((clause, at): [ClauseKind, string] => {
        const kind = letters[kinds[at] as string];
        if (kind === undefined) throw new Error(`${name}:${index + 1} has an unknown kind`);
        return [kind, clause];
      }),
    };
  });
}

import type { AskedBefore } from "../src/learned/features.ts";
import type { ClauseKind } from "../src/learned/kinds.ts";
import type { QuestionField, QuestionOp, QuestionScope } from "../src/learned/question.ts";
import type { Stance } from "../src/learned/stance.ts";
import type { Example, QuestionExample, StanceExample } from "./examples.ts";
import { readLines } from "./texts.ts";

/** A clause of a message with all that the classifiers of clauses say about one. */
interface TalkClause {
  text: string;
  kind: ClauseKind;
  stance: Stance;
  /** What a question asks; absent for other clauses. */
  asks?: { op: QuestionOp; fields: QuestionField[]; scope: QuestionScope };
}

interface TalkMessage {
  asked: AskedBefore;
  clauses: TalkClause[];
}

/** Nobody who works on the code opens the sealed file: `npm run train -- --score` prints its figures only. */
export const talkSplits = { train: "talk.train", dev: "talk.dev", sealed: "talk.sealed" } as const;

/** Reads a file of messages whose clauses are labeled for all classifiers at once; see `training/README.md`. */
export function readTalk(name: string): TalkMessage[] {
  return readLines<TalkMessage>(name);
}

/** The kinds of their clauses. */
export function kindsOfTalk(messages: readonly TalkMessage[]): Example[] {
  return messages.map(({ asked, clauses }) => ({ asked, clauses: clauses.map(({ kind, text }) => [kind, text]) }));
}

/** What each clause asks about homes: nothing, unless it is a question. */
export function questionsOfTalk(messages: readonly TalkMessage[]): QuestionExample[] {
  return messages.flatMap(({ clauses }) =>
    clauses.flatMap(({ text, kind, asks }): QuestionExample[] => {
      if (asks && asks.op !== "none") return [{ text, ...asks }];
      // "Show me what you have" asks for homes and is no question.
      return kind === "request" ? [] : [{ text, op: "none", fields: [], scope: "none" }];
    }),
  );
}

/** What each clause does. */
export function stancesOfTalk(messages: readonly TalkMessage[]): StanceExample[] {
  return messages.flatMap(({ clauses }) => clauses.map(({ stance, text }) => ({ stance, text })));
}

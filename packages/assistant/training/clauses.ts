import { featuresOf, type MessageView, rows, viewOf } from "../src/learned/features.ts";
import { type ClauseKind, clauseKinds } from "../src/learned/kinds.ts";
import type { Stretch } from "../src/understanding/questionMap.ts";
import { cutWords } from "../src/understanding/words.ts";
import { type Example, readExamples } from "./examples.ts";
import type { Labeled, LinearTask } from "./fit.ts";
import { kindsOfTalk, readTalk, talkSplits } from "./talk.ts";

/** How much the clauses of a file count: single lines say less about how people write than whole chats. */
const weightOf: Record<string, number> = { "chats.train": 2, "lines.hard": 2, "lines.train": 0.3 };

/** A labeled message as the classifier sees it: its clauses by their words, without those that have none. */
export function viewOfExample({ asked, clauses }: Example): {
  message: MessageView;
  clauses: (Stretch & { kind: ClauseKind })[];
} {
  const text = clauses.map(([, clause]) => clause).join(" ");
  const words = cutWords(text);
  let from = 0;
  let word = 0;
  const worded = clauses.flatMap(([kind, clause]) => {
    const start = word;
    while (word < words.length && (words[word]?.start ?? 0) < from + clause.length) word++;
    from += clause.length + 1;
    return word > start ? [{ kind, start, end: word }] : [];
  });
  return { message: viewOf(text, words, asked), clauses: worded };
}

/** Several authors label less alike than one reader. */
const weightOfTalk = 1;

function labeled(example: Example, weight: number): Labeled[] {
  const { message, clauses } = viewOfExample(example);
  return clauses.map(({ kind }, at) => ({
    features: featuresOf(message, clauses, at).slice(),
    kind: clauseKinds.indexOf(kind),
    weight,
  }));
}

/** The labeled files that the classifier of clauses is trained on. */
export function clauseTask(files: readonly string[]): LinearTask {
  const examples = files.flatMap((file) =>
    readExamples(file).flatMap((example) => labeled(example, weightOf[file] ?? 1)),
  );
  const talk = kindsOfTalk(readTalk(talkSplits.train)).flatMap((example) => labeled(example, weightOfTalk));
  return { examples: [...examples, ...talk], size: clauseKinds.length, rows };
}

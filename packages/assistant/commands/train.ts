/**
 * Trains all classifiers and stores their weights, checks that training still gives the stored ones, or scores those:
 *
 *   npm run train
 *   npm run train -- --check
 *   npm run train -- --score
 *
 * The sealed split is scored without a line of it being shown.
 */
import { conductKinds, conductOf } from "../src/learned/conduct.ts";
import { storedWeights } from "../src/learned/model.ts";
import { cutWords } from "../src/understanding/words.ts";
import { trainAll, trainedDifferently } from "../training/classifiers.ts";
import { conductSplits, readConduct } from "../training/conduct.ts";
import { type Example, readExamples, splits } from "../training/examples.ts";
import { accuracyOf, rates, scoreClauses } from "../training/score.ts";
import { kindsOfTalk, readTalk, talkSplits } from "../training/talk.ts";
import { scoreWishes, wishSplits } from "../training/wishes.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function printScores(): void {
  const files: [string, Example[]][] = [
    ...[splits.dev, splits.test, splits.sealed].map((name): [string, Example[]] => [name, readExamples(name)]),
    ...[talkSplits.dev, talkSplits.sealed].map((name): [string, Example[]] => [name, kindsOfTalk(readTalk(name))]),
  ];
  for (const [name, examples] of files) {
    const scored = scoreClauses(storedWeights(), examples);
    console.log(`${name}: ${scored.length} clauses, ${percent(accuracyOf(scored))} of the kinds right`);
    for (const margin of [0.3, 0.5, 0.6, 0.7, 0.8, 0.9]) {
      const asks = rates(
        scored,
        (kind) => kind === "question" || kind === "request",
        ({ question, request }) => question + request >= margin,
      );
      const told = rates(
        scored,
        (kind) => kind === "remark",
        ({ remark }) => remark >= margin,
      );
      console.log(
        `  from ${margin}: asks ${percent(asks.precision)} right, ${percent(asks.recall)} found; ` +
          `remark ${percent(told.precision)} right, ${percent(told.recall)} found`,
      );
    }
  }
}

/** How many messages of each kind the classifier of whole messages finds, and how often it is wrong. */
function printConduct(): void {
  for (const split of [conductSplits.dev, conductSplits.test]) printConductOf(split);
}

function printConductOf(split: string): void {
  const examples = readConduct(split).map(({ kind, text }) => ({ kind, got: conductOf(text, cutWords(text)) }));
  for (const kind of conductKinds) {
    const meant = examples.filter((example) => example.kind === kind);
    const found = examples.filter(({ got }) => got === kind);
    const right = meant.filter(({ got }) => got === kind).length;
    console.log(`${split}, ${kind}: ${right} of ${meant.length} found, ${found.length - right} wrongly`);
  }
}

/** How many values the classifier of wishes doubts, of those it should and of those it shouldn't. */
function printWishes(): void {
  for (const split of [wishSplits.dev, wishSplits.talkDev, wishSplits.sealed]) {
    const { wished, other } = scoreWishes(split);
    console.log(
      `${split}: doubts ${other.doubted} of ${other.count} values that belong to something else, ` +
        `and ${wished.doubted} of ${wished.count} wishes`,
    );
  }
}

if (process.argv.includes("--score")) {
  printScores();
  printConduct();
  printWishes();
} else if (process.argv.includes("--check")) {
  const different = trainedDifferently();
  console.log(different.length === 0 ? "Training gives the stored weights." : `Different: ${different.join(", ")}`);
  process.exitCode = different.length === 0 ? 0 : 1;
} else {
  trainAll();
}

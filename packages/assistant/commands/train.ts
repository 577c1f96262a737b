/**
 * Trains the classifiers of clauses and of whole messages and stores their weights, or scores the stored ones:
 *
 *   npm run train
 *   npm run train -- --score
 *
 * The sealed split is scored without a line of it being shown.
 */
import { writeFileSync } from "node:fs";
import { conductKinds, conductOf } from "../src/learned/conduct.ts";
import { packWeights, storedWeights } from "../src/learned/model.ts";
import { packNetwork } from "../src/learned/network.ts";
import { cutWords } from "../src/understanding/words.ts";
import { conductSplits, readConduct, trainConduct } from "../training/conduct.ts";
import { readExamples, splits } from "../training/examples.ts";
import { trainQuestions } from "../training/questions.ts";
import { accuracyOf, rates, scoreClauses } from "../training/score.ts";
import { train } from "../training/train.ts";
import { trainWishes } from "../training/wishes.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function printScores(): void {
  for (const name of [splits.dev, splits.test, splits.sealed]) {
    const scored = scoreClauses(storedWeights(), readExamples(name));
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

if (process.argv.includes("--score")) {
  printScores();
  printConduct();
} else {
  const questions = trainQuestions();
  const files = {
    weights: packWeights(train(splits.train)),
    conduct: packWeights(trainConduct()),
    wished: packWeights(trainWishes()),
    question: packNetwork(questions.network),
    "question.ops": packWeights(questions.ops),
  };
  for (const [name, packed] of Object.entries(files)) {
    writeFileSync(new URL(`../src/learned/${name}.bin`, import.meta.url), packed);
    console.log(`${name}: ${packed.length} bytes`);
  }
}

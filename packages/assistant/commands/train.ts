/**
 * Trains the classifier of clauses and stores its weights, or scores the stored ones:
 *
 *   npm run train
 *   npm run train -- --score
 *
 * The sealed split is scored without a line of it being shown.
 */
import { writeFileSync } from "node:fs";
import { packWeights, storedWeights } from "../src/learned/model.ts";
import { readExamples, splits } from "../training/examples.ts";
import { accuracyOf, rates, scoreClauses } from "../training/score.ts";
import { train } from "../training/train.ts";

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

if (process.argv.includes("--score")) printScores();
else {
  const weights = packWeights(train(splits.train));
  writeFileSync(new URL("../src/learned/weights.bin", import.meta.url), weights);
  console.log(`${weights.length} bytes`);
}

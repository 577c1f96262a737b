/**
 * npm run train: builds the classifier's weights from `training/*.jsonl` and prints how well it does on the part kept
 * out of training. `--score` only scores, also the sealed test files, and prints totals alone.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { actLabels, conductLabels, topicLabels } from "../src/learned/labels.ts";
import { allLabels, Classifier, headAt, packWeights, unpackWeights } from "../src/learned/model.ts";
import { type Example, train } from "../src/learned/train.ts";
import { cuesOf } from "../src/reading/cues.ts";

const folder = new URL("../training/", import.meta.url);
const weightsFile = new URL("../src/learned/weights.bin", import.meta.url);

/** The labeled lines of the repository; `sealed` ones are scored and never read by anyone. */
export function readExamples(): { train: Example[]; dev: Example[]; sealed: Example[] } {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .sort();
  const read = (file: string) =>
    readFileSync(new URL(file, folder), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => JSON.parse(line) as Example);
  const open = files.filter((file) => !file.startsWith("test.")).flatMap(read);
  return {
    train: open.filter(({ text }) => !isDev(text)),
    dev: open.filter(({ text }) => isDev(text)),
    sealed: files.filter((file) => file.startsWith("test.")).flatMap(read),
  };
}

/** One line in ten, by its text: a line never moves between the splits. */
function isDev(text: string): boolean {
  let hash = 17;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) >>> 0;
  return hash % 10 === 0;
}

function at(sure: Float32Array, label: string): number {
  return sure[allLabels.indexOf(label)] ?? 0;
}

interface Tally {
  hit: number;
  missed: number;
  wrong: number;
}

function report(title: string, examples: readonly Example[], model: Classifier): void {
  if (examples.length === 0) return;
  const tallies = new Map(allLabels.map((label) => [label, { hit: 0, missed: 0, wrong: 0 } satisfies Tally]));
  let topOne = 0;
  for (const example of examples) {
    const sure = model.probabilities(example.text, example.after, cuesOf(example.text));
    const ranked = actLabels.toSorted((a, b) => at(sure, b) - at(sure, a));
    const [top = "none"] = ranked;
    if (example.acts.includes(top)) topOne += 1;
    const said = new Set<string>([
      top,
      ...actLabels.filter((label) => at(sure, label) >= 0.5),
      ...allLabels.slice(headAt.topics).filter((label) => at(sure, label) >= 0.3),
    ]);
    const gold = new Set<string>([
      ...example.acts,
      ...(example.topics ?? []).map((topic) => `topic:${topic}`),
      ...(example.conduct ?? []).map((topic) => `conduct:${topic}`),
    ]);
    for (const label of new Set([...said, ...gold])) {
      const tally = tallies.get(label);
      if (!tally) continue;
      if (said.has(label) && gold.has(label)) tally.hit += 1;
      else if (gold.has(label)) tally.missed += 1;
      else tally.wrong += 1;
    }
  }
  const f1 = (labels: readonly string[]) => {
    const sum = labels.reduce(
      (all, label) => {
        const { hit = 0, missed = 0, wrong = 0 } = tallies.get(label) ?? {};
        return { hit: all.hit + hit, missed: all.missed + missed, wrong: all.wrong + wrong };
      },
      { hit: 0, missed: 0, wrong: 0 },
    );
    return ((2 * sum.hit) / Math.max(1, 2 * sum.hit + sum.missed + sum.wrong)).toFixed(3);
  };
  console.log(
    `${title}: ${examples.length} lines, first act right ${(topOne / examples.length).toFixed(3)}, F1 acts ${f1(actLabels)}, topics ${f1(topicLabels.map((topic) => `topic:${topic}`))}, conduct ${f1(conductLabels.map((topic) => `conduct:${topic}`))}`,
  );
  if (title === "sealed" || !process.argv.includes("--labels")) return;
  for (const [label, tally] of tallies)
    if (tally.hit + tally.missed + tally.wrong > 0)
      console.log(`  ${label}: F1 ${f1([label])} ${JSON.stringify(tally)}`);
}

if (import.meta.main) {
  const examples = readExamples();
  if (!process.argv.includes("--score")) {
    const started = performance.now();
    const packed = packWeights(train(examples.train));
    writeFileSync(weightsFile, packed);
    console.log(`${Math.round(packed.length / 1024)} KB in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const model = new Classifier(unpackWeights(readFileSync(weightsFile)));
  report("train", examples.train, model);
  report("dev", examples.dev, model);
  report("sealed", examples.sealed, model);
}

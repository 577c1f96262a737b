import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { packWeights } from "../src/learned/model.ts";
import { packNetwork } from "../src/learned/network.ts";
import { answerableTask } from "./answerable.ts";
import { asideTask } from "./asides.ts";
import { clauseTask } from "./clauses.ts";
import { conductTask } from "./conduct.ts";
import { splits } from "./examples.ts";
import { fit, type LinearTask } from "./fit.ts";
import { fitNetwork, type NetworkTask } from "./network.ts";
import { questionTasks } from "./questions.ts";
import { stanceTask } from "./stances.ts";
import { wishTask } from "./wishes.ts";

/** A classifier whose weights are stored as `src/learned/<name>.bin`. */
export interface Classifier {
  name: string;
  task: LinearTask | NetworkTask;
  /** Trains it; returns the file. */
  train(): Uint8Array;
}

const linear = (name: string, task: LinearTask): Classifier => ({ name, task, train: () => packWeights(fit(task)) });

/** All trained classifiers, as today's texts, features and settings ask for them. */
export function classifiers(): Classifier[] {
  const { network, ops } = questionTasks();
  return [
    linear("weights", clauseTask(splits.train)),
    linear("conduct", conductTask()),
    linear("wished", wishTask()),
    linear("answerable", answerableTask()),
    linear("stance", stanceTask()),
    linear("aside", asideTask()),
    { name: "question", task: network, train: () => packNetwork(fitNetwork(network)) },
    linear("question.ops", ops),
  ];
}

/** Everything besides the task that decides the weights. */
const fittingCode = ["fit.ts", "network.ts", "../src/learned/model.ts", "../src/learned/network.ts"];

const weightsFile = (name: string) => new URL(`../src/learned/${name}.bin`, import.meta.url);
const fingerprintsFile = new URL("fingerprints.json", import.meta.url);

/** The stored weights of a classifier. */
export function storedFile(name: string): Uint8Array {
  return readFileSync(weightsFile(name));
}

/**
 * A hash of everything the weights follow from, and of the weights. Features are part of the task, so whatever changes
 * how a text is read changes it, and nothing else does.
 */
export function fingerprintOf({ name, task: { examples, ...shape } }: Classifier): string {
  const hash = createHash("sha256").update(JSON.stringify(shape));
  for (const { features, ...meaning } of examples) hash.update(features).update(JSON.stringify(meaning));
  for (const file of fittingCode) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.update(storedFile(name)).digest("hex");
}

/** The fingerprints of the last training. */
export function storedFingerprints(): Record<string, string> {
  return JSON.parse(readFileSync(fingerprintsFile, "utf8"));
}

/** Trains all classifiers and stores their weights with the fingerprints of the training. */
export function trainAll(): void {
  const all = classifiers();
  for (const { name, train } of all) {
    const packed = train();
    writeFileSync(weightsFile(name), packed);
    console.log(`${name}: ${packed.length} bytes`);
  }
  const fingerprints = Object.fromEntries(all.map((one) => [one.name, fingerprintOf(one)]));
  writeFileSync(fingerprintsFile, `${JSON.stringify(fingerprints, null, 2)}\n`);
}

/** Trains all classifiers without storing anything; returns those that come out different from the stored ones. */
export function trainedDifferently(): string[] {
  return classifiers()
    .filter(({ name, train }) => Buffer.compare(train(), storedFile(name)) !== 0)
    .map(({ name }) => name);
}

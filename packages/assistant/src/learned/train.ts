import { cuesOf } from "../reading/cues.ts";
import { featuresOf } from "./features.ts";
import type { PreviousMove } from "./labels.ts";
import { allLabels, shareOf, type Weights } from "./model.ts";

/** One labeled clause; see `training/README.md`. */
export interface Example {
  text: string;
  after: PreviousMove;
  acts: readonly string[];
  topics?: readonly string[];
  conduct?: readonly string[];
}

export interface TrainOptions {
  epochs: number;
  learningRate: number;
  /** Examples of rare labels count up to so many times as much. */
  maxRarity: number;
  /** Features seen in fewer examples are left out. */
  minExamples: number;
  /** At most so many weights are kept, the largest. */
  maxWeights: number;
  seed: number;
}

export const defaultTraining: TrainOptions = {
  epochs: 8,
  learningRate: 0.5,
  maxRarity: 5,
  minExamples: 2,
  maxWeights: 480_000,
  seed: 7,
};

const indexOfLabel = new Map(allLabels.map((label, index) => [label, index]));

function labelsOf({ acts, topics = [], conduct = [] }: Example): number[] {
  const names = [...acts, ...topics.map((topic) => `topic:${topic}`), ...conduct.map((topic) => `conduct:${topic}`)];
  return names.map((name) => {
    const index = indexOfLabel.get(name);
    if (index === undefined) throw new Error(`Unknown label "${name}"`);
    return index;
  });
}

/**
 * One-versus-rest logistic regression with AdaGrad steps, pruned to the largest weights and rounded to a byte each.
 * The same examples in the same order give the same weights.
 */
export function train(examples: readonly Example[], options: TrainOptions = defaultTraining): Weights {
  const hashed = examples.map(({ text, after }) => featuresOf(text, after, cuesOf(text)));
  const hashes = frequentHashes(hashed, options.minExamples);
  const indexOfHash = new Map(Array.from(hashes, (hash, index) => [hash, index]));
  const inputs = hashed.map((features) =>
    Int32Array.from(Array.from(features, (hash) => indexOfHash.get(hash) ?? -1).filter((index) => index >= 0)),
  );
  const dense = fit(inputs, examples.map(labelsOf), hashes.length, options);
  return prune(dense, hashes, options.maxWeights);
}

function frequentHashes(hashed: readonly Uint32Array[], minExamples: number): Uint32Array {
  const counts = new Map<number, number>();
  for (const features of hashed) for (const hash of features) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return Uint32Array.from([...counts].filter(([, count]) => count >= minExamples).map(([hash]) => hash)).sort();
}

interface Dense {
  weights: Float32Array;
  bias: Float32Array;
}

/** How much an example of each label counts: rare ones more. */
function rarities(targets: readonly (readonly number[])[], maxRarity: number): Float32Array {
  const counts = new Float32Array(allLabels.length);
  for (const labels of targets) for (const label of labels) counts[label] = (counts[label] as number) + 1;
  return counts.map((count) => Math.min(maxRarity, Math.max(1, Math.sqrt(targets.length / (count + 1)) / 6)));
}

function fit(
  inputs: readonly Int32Array[],
  targets: readonly (readonly number[])[],
  featureCount: number,
  { epochs, learningRate, maxRarity, seed }: TrainOptions,
): Dense {
  const labelCount = allLabels.length;
  const weights = new Float32Array(featureCount * labelCount);
  const squares = new Float32Array(featureCount * labelCount);
  const bias = new Float32Array(labelCount).fill(-4);
  const sums = new Float32Array(labelCount);
  const rarity = rarities(targets, maxRarity);
  const order = Int32Array.from(inputs.keys());
  const random = generator(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const example of order) {
      const features = inputs[example] as Int32Array;
      const share = shareOf(features.length);
      predict(features, share, { weights, bias }, sums);
      for (const label of targets[example] as readonly number[])
        sums[label] = ((sums[label] as number) - 1) * (rarity[label] as number);
      step(features, share, sums, { weights, squares, bias, learningRate });
    }
  }
  return { weights, bias };
}

function predict(features: Int32Array, share: number, { weights, bias }: Dense, sums: Float32Array): void {
  const labelCount = sums.length;
  sums.fill(0);
  for (const feature of features) {
    const base = feature * labelCount;
    for (let label = 0; label < labelCount; label++)
      sums[label] = (sums[label] as number) + (weights[base + label] as number);
  }
  for (let label = 0; label < labelCount; label++)
    sums[label] = 1 / (1 + Math.exp(-((sums[label] as number) * share + (bias[label] as number))));
}

/** Errors smaller than this move nothing: most labels of most examples are clear early on. */
const negligible = 0.01;

function step(
  features: Int32Array,
  share: number,
  errors: Float32Array,
  { weights, squares, bias, learningRate }: Dense & { squares: Float32Array; learningRate: number },
): void {
  const labelCount = errors.length;
  for (let label = 0; label < labelCount; label++) {
    const error = errors[label] as number;
    if (error < negligible && error > -negligible) continue;
    bias[label] = (bias[label] as number) - 0.005 * error;
    const gradient = error * share;
    for (const feature of features) {
      const at = feature * labelCount + label;
      const sum = (squares[at] as number) + gradient * gradient;
      squares[at] = sum;
      weights[at] = (weights[at] as number) - (learningRate * gradient) / Math.sqrt(sum + 0.1);
    }
  }
}

/** Keeps the largest weights, as whole numbers from -127 to 127. */
function prune({ weights, bias }: Dense, hashes: Uint32Array, maxWeights: number): Weights {
  const sizes = weights.map(Math.abs).sort();
  const threshold = Math.max(1e-4, sizes[Math.max(0, sizes.length - maxWeights)] ?? 0);
  const scale = (sizes.at(-1) ?? 1) / 127;
  const labelCount = bias.length;
  const kept: number[] = [];
  const offsets: number[] = [];
  const labels: number[] = [];
  const values: number[] = [];
  for (let feature = 0; feature < hashes.length; feature++) {
    const before = labels.length;
    for (let label = 0; label < labelCount; label++) {
      const weight = weights[feature * labelCount + label] as number;
      const value = Math.round(weight / scale);
      if (Math.abs(weight) < threshold || value === 0) continue;
      labels.push(label);
      values.push(value);
    }
    if (labels.length === before) continue;
    kept.push(hashes[feature] as number);
    offsets.push(before);
  }
  return {
    scale,
    bias,
    hashes: Uint32Array.from(kept),
    offsets: Uint32Array.from([...offsets, labels.length]),
    labels: Uint8Array.from(labels),
    values: Int8Array.from(values),
  };
}

/** Mulberry32: small, seeded, the same everywhere. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}

import { shareOf, type Weights } from "../src/learned/model.ts";

/** Fixed on the dev split. */
const training = {
  epochs: 8,
  learningRate: 0.15,
  /** Pulls every weight toward zero. */
  decay: 0.005,
  /** The share of a clause's features that each step sees, so that none of them decides alone. */
  keep: 0.7,
  seed: 7,
};

/** A text as a classifier sees it. */
export interface Labeled {
  features: Int32Array;
  kind: number;
  /** How much it counts. */
  weight: number;
}

/** What a linear classifier is fit to. */
export interface LinearTask {
  examples: readonly Labeled[];
  /** How many kinds it tells apart. */
  size: number;
  /** How many features have a row of their own; a power of two. */
  rows: number;
}

/**
 * Multinomial logistic regression with AdaGrad steps, rounded to a byte for each weight. The same examples in the same
 * order give the same weights.
 */
export function fit({ examples, size, rows }: LinearTask): Weights {
  const inputs = [...examples];
  const dense = {
    weights: new Float32Array(rows * size),
    squares: new Float32Array(rows * size),
    bias: new Float32Array(size),
  };
  const random = generator(training.seed);
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    shuffle(inputs, random);
    for (const input of inputs)
      step({ ...input, features: input.features.filter(() => random() < training.keep) }, dense);
  }
  return rounded(dense.weights, dense.bias);
}

interface Dense {
  weights: Float32Array;
  squares: Float32Array;
  bias: Float32Array;
}

function step({ features, kind, weight }: Labeled, { weights, squares, bias }: Dense): void {
  const size = bias.length;
  const share = shareOf(features.length);
  const sums = new Float64Array(size);
  for (const feature of features)
    for (let k = 0; k < size; k++) sums[k] = (sums[k] as number) + (weights[feature * size + k] as number);
  let total = 0;
  for (let k = 0; k < size; k++) {
    sums[k] = Math.exp((sums[k] as number) * share + (bias[k] as number));
    total += sums[k] as number;
  }
  for (let k = 0; k < size; k++) {
    const error = ((sums[k] as number) / total - (k === kind ? 1 : 0)) * weight;
    bias[k] = (bias[k] as number) - 0.005 * error;
    for (const feature of features) {
      const at = feature * size + k;
      const gradient = error * share + training.decay * (weights[at] as number);
      const sum = (squares[at] as number) + gradient * gradient;
      squares[at] = sum;
      weights[at] = (weights[at] as number) - (training.learningRate * gradient) / Math.sqrt(sum + 1);
    }
  }
}

/** The weights as whole numbers from -127 to 127; the few beyond are cut. */
function rounded(weights: Float32Array, bias: Float32Array): Weights {
  const sorted = weights.map(Math.abs).sort();
  const scale = Math.fround((sorted[Math.floor(sorted.length * 0.9999)] || 1) / 127);
  const table = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))));
  return { scale, bias, table };
}

/** Mulberry32: small, seeded, the same everywhere. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffle<T>(items: T[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
}

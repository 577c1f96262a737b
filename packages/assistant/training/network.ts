import { leak, type Network, type NetworkShape, outputsFrom, shareAlone, sharesAmong } from "../src/learned/network.ts";
import { generator, shuffle } from "./fit.ts";

/** Fixed on the dev split. */
const training = {
  epochs: 9,
  learningRate: 0.2,
  /** How much of the learning rate is gone in the last epoch. */
  slowdown: 0.8,
  /** Pulls every weight toward zero. */
  decay: 1e-4,
  /** The share of a text's features that each step sees, so that none of them decides alone. */
  keep: 0.6,
  /** How far from zero rows and weights start. */
  spread: { table: 0.3, weights: 0.25 },
  /** What a row's sum of squared steps starts with: the larger, the slower it learns at first. */
  firstSquare: 1e-3,
  /** How far from certain the labels count, so that the network isn't surer than its data: people label alike only so often. */
  doubt: 0.05,
  seed: 7,
};

/** Outputs that are learned together: one of them is right, or each is right or wrong by itself. */
export type Head = { kind: "one"; start: number; count: number } | { kind: "each"; start: number; count: number };

/** What is right for a text: for each head the outputs that are, counted from the head's first; absent where nobody said. */
export interface Target {
  features: Int32Array;
  right: readonly (readonly number[] | undefined)[];
  /** How much it counts. */
  weight: number;
}

/** What a network is fit to. */
export interface NetworkTask {
  examples: readonly Target[];
  heads: readonly Head[];
  shape: NetworkShape;
}

/** Values that are learned, and the sums of their squared steps (AdaGrad); a row of the table shares one sum. */
interface Learned {
  values: Float32Array;
  squares: Float32Array;
}

function learned(length: number, start: () => number, square: number, width = 1): Learned {
  return {
    values: Float32Array.from({ length }, start),
    squares: new Float32Array(length / width).fill(square),
  };
}

function stepTo({ values, squares }: Learned, at: number, gradient: number, rate: number): void {
  const sum = (squares[at] as number) + gradient * gradient;
  squares[at] = sum;
  values[at] = (values[at] as number) - (rate * gradient) / Math.sqrt(sum);
}

interface Parts {
  table: Learned;
  hiddenBias: Learned;
  weights: Learned;
  bias: Learned;
}

/** Trains a network by AdaGrad steps. The same examples in the same order give the same network. */
export function fitNetwork({ examples, heads, shape }: NetworkTask): Network {
  const { rows, hidden, outputs } = shape;
  const random = generator(training.seed);
  const around = (spread: number) => () => (random() - 0.5) * 2 * spread;
  const parts: Parts = {
    table: learned(rows * hidden, around(training.spread.table), training.firstSquare, hidden),
    hiddenBias: learned(hidden, () => 0, 0.1),
    weights: learned(outputs * hidden, around(training.spread.weights), 1e-2),
    bias: learned(outputs, () => 0, 0.1),
  };
  const inputs = examples.map((example) => ({
    ...example,
    features: example.features.map((feature) => feature & (rows - 1)),
  }));
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    shuffle(inputs, random);
    const rate = training.learningRate * (1 - (epoch / training.epochs) * training.slowdown);
    for (const input of inputs) {
      const seen = input.features.filter(() => random() < training.keep);
      if (seen.length > 0) step({ ...input, features: seen }, heads, parts, rate);
    }
  }
  return rounded(parts);
}

function step({ features, right, weight }: Target, heads: readonly Head[], parts: Parts, rate: number): void {
  const { table, hiddenBias, weights, bias } = parts;
  const size = hiddenBias.values.length;
  const share = 1 / Math.sqrt(features.length);
  const hidden = hiddenValues(features, share, parts);
  const outputs = outputsFrom(hidden, weights.values, bias.values);
  const back = new Float32Array(size);
  for (const [output, error] of errorsOf(outputs, right, heads, weight).entries()) {
    if (error === 0) continue;
    stepTo(bias, output, error, rate);
    for (let k = 0; k < size; k++) {
      const at = output * size + k;
      const value = weights.values[at] as number;
      back[k] = (back[k] as number) + error * value;
      stepTo(weights, at, error * (hidden[k] as number) + training.decay * value, rate);
    }
  }
  for (let k = 0; k < size; k++) {
    if ((hidden[k] as number) <= 0) back[k] = (back[k] as number) * leak;
    stepTo(hiddenBias, k, back[k] as number, rate);
    back[k] = (back[k] as number) * share;
  }
  stepRows(features, back, table, rate);
}

function hiddenValues(features: Int32Array, share: number, { table, hiddenBias }: Parts): Float32Array {
  const { values } = table;
  const size = hiddenBias.values.length;
  const hidden = new Float32Array(size);
  for (const feature of features) {
    const row = feature * size;
    for (let k = 0; k < size; k++) hidden[k] = (hidden[k] as number) + (values[row + k] as number);
  }
  for (let k = 0; k < size; k++) {
    const value = (hidden[k] as number) * share + (hiddenBias.values[k] as number);
    hidden[k] = value < 0 ? value * leak : value;
  }
  return hidden;
}

/** Every feature of a text gets the same step, scaled by how much its own row moved before. */
function stepRows(features: Int32Array, gradient: Float32Array, { values, squares }: Learned, rate: number): void {
  const size = gradient.length;
  let square = 0;
  for (let k = 0; k < size; k++) square += (gradient[k] as number) ** 2;
  square /= size;
  for (const feature of features) {
    const sum = (squares[feature] as number) + square;
    squares[feature] = sum;
    const pace = rate / Math.sqrt(sum);
    const kept = 1 - pace * training.decay;
    const row = feature * size;
    for (let k = 0; k < size; k++)
      values[row + k] = (values[row + k] as number) * kept - pace * (gradient[k] as number);
  }
}

/** An output that stands alone shares its doubt with nobody, and most are wrong for most texts. */
const othersAlone = 4;

function aimOf(isRight: boolean, others: number): number {
  return isRight ? 1 - training.doubt : training.doubt / others;
}

/** How far each output is from what is right; zero for heads that nobody labeled. */
function errorsOf(outputs: Float32Array, right: Target["right"], heads: readonly Head[], weight: number): Float32Array {
  const errors = new Float32Array(outputs.length);
  for (const [at, { kind, start, count }] of heads.entries()) {
    const labels = right[at];
    if (labels === undefined) continue;
    const shares =
      kind === "one" ? sharesAmong(outputs, start, count) : outputs.slice(start, start + count).map(shareAlone);
    for (const [label, share] of shares.entries())
      errors[start + label] =
        (share - aimOf(labels.includes(label), kind === "one" ? count - 1 : othersAlone)) * weight;
  }
  return errors;
}

/** The table as whole numbers from -127 to 127; the few beyond are cut. */
function rounded({ table, hiddenBias, weights, bias }: Parts): Network {
  const sorted = table.values.map(Math.abs).sort();
  const scale = Math.fround((sorted[Math.floor(sorted.length * 0.9999)] || 1) / 127);
  return {
    scale,
    table: Int8Array.from(table.values, (value) => Math.max(-127, Math.min(127, Math.round(value / scale)))),
    hiddenBias: hiddenBias.values,
    weights: weights.values,
    bias: bias.values,
  };
}

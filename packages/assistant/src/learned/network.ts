/**
 * A small network with one hidden layer: each feature has a row in a table, the rows of a text add up to its hidden values,
 * and every output is a weighted sum of those. One text is read for several purposes at once, so that what helps one helps
 * the others.
 */
export interface Network {
  /** What a byte of the table is worth. */
  scale: number;
  /** A row of hidden values for each feature, as whole numbers. */
  table: Int8Array;
  hiddenBias: Float32Array;
  /** For each output, a weight for each hidden value. */
  weights: Float32Array;
  bias: Float32Array;
}

/** How many rows, hidden values and outputs a network has; rows are a power of two. */
export interface NetworkShape {
  rows: number;
  hidden: number;
  outputs: number;
}

/** Negative hidden values count this much, so that none of them is ever lost. */
export const leak = 0.01;

/** Numbers of four bytes ahead of the table. */
function floatsOf({ hidden, outputs }: NetworkShape): number {
  return 1 + hidden + outputs * hidden + outputs;
}

/** Writes a network as one file: scale, biases and weights, then the table. */
export function packNetwork({ scale, table, hiddenBias, weights, bias }: Network): Uint8Array {
  const numbers = [scale, ...hiddenBias, ...weights, ...bias];
  const packed = new Uint8Array(4 * numbers.length + table.length);
  const view = new DataView(packed.buffer);
  for (const [index, value] of numbers.entries()) view.setFloat32(4 * index, value, true);
  packed.set(new Uint8Array(table.buffer, table.byteOffset, table.length), 4 * numbers.length);
  return packed;
}

/** Reads what {@link packNetwork} wrote, without a copy of the table. */
export function unpackNetwork(packed: Uint8Array, shape: NetworkShape): Network {
  const { rows, hidden, outputs } = shape;
  const header = 4 * floatsOf(shape);
  if (packed.length !== header + rows * hidden)
    throw new Error("The weights don't fit what the classifier looks at: run npm run train");
  const view = new DataView(packed.buffer, packed.byteOffset);
  let next = 0;
  const take = (length: number) => Float32Array.from({ length }, () => view.getFloat32(4 * next++, true));
  const [scale = 1] = take(1);
  return {
    scale,
    hiddenBias: take(hidden),
    weights: take(outputs * hidden),
    bias: take(outputs),
    table: new Int8Array(packed.buffer, packed.byteOffset + header, rows * hidden),
  };
}

/** The outputs for a text's features, each any number. Features beyond the table's rows share rows. */
export function outputsOf({ scale, table, hiddenBias, weights, bias }: Network, features: Int32Array): Float32Array {
  const size = hiddenBias.length;
  const mask = table.length / size - 1;
  const hidden = new Float32Array(size);
  for (const feature of features) {
    const row = (feature & mask) * size;
    for (let k = 0; k < size; k++) hidden[k] = (hidden[k] as number) + (table[row + k] as number);
  }
  const share = scale / Math.sqrt(features.length || 1);
  for (let k = 0; k < size; k++) {
    const value = (hidden[k] as number) * share + (hiddenBias[k] as number);
    hidden[k] = value < 0 ? value * leak : value;
  }
  return outputsFrom(hidden, weights, bias);
}

/** The outputs for hidden values: a weighted sum of them for each. */
export function outputsFrom(hidden: Float32Array, weights: Float32Array, bias: Float32Array): Float32Array {
  const size = hidden.length;
  return Float32Array.from(bias, (start, output) => {
    let sum = start;
    for (let k = 0; k < size; k++) sum += (weights[output * size + k] as number) * (hidden[k] as number);
    return sum;
  });
}

/** Outputs that exclude each other, as shares that add up to 1. */
export function sharesAmong(outputs: Float32Array, start: number, count: number): Float32Array {
  const own = outputs.slice(start, start + count);
  const most = Math.max(...own);
  const raised = own.map((value) => Math.exp(value - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

/** An output that is independent of the others, as a share of 1. */
export function shareAlone(output: number): number {
  return 1 / (1 + Math.exp(-output));
}

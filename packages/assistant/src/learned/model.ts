import { readFileSync } from "node:fs";
import { rows } from "./features.ts";
import { type ClauseKind, clauseKinds } from "./kinds.ts";

/** Weights as they are stored: a row of whole numbers for each feature, one for each kind, times `scale`. */
export interface Weights {
  scale: number;
  bias: Float32Array;
  table: Int8Array;
}

/** Bytes ahead of the table: the scale and the biases. */
const headerOf = (kinds: number): number => 4 * (1 + kinds);

/** Writes weights as one file: scale, biases, table. */
export function packWeights({ scale, bias, table }: Weights): Uint8Array {
  const header = headerOf(bias.length);
  const packed = new Uint8Array(header + table.length);
  const view = new DataView(packed.buffer);
  view.setFloat32(0, scale, true);
  for (const [index, value] of bias.entries()) view.setFloat32(4 + 4 * index, value, true);
  packed.set(new Uint8Array(table.buffer, table.byteOffset, table.length), header);
  return packed;
}

/** Reads what {@link packWeights} wrote, without a copy of the table. */
export function unpackWeights(packed: Uint8Array, kinds: number, rows: number): Weights {
  const header = headerOf(kinds);
  if (packed.length !== header + rows * kinds)
    throw new Error("The weights don't fit what the classifier looks at: run npm run train");
  const view = new DataView(packed.buffer, packed.byteOffset);
  return {
    scale: view.getFloat32(0, true),
    bias: Float32Array.from({ length: kinds }, (_, index) => view.getFloat32(4 + 4 * index, true)),
    table: new Int8Array(packed.buffer, packed.byteOffset + header, rows * kinds),
  };
}

/** How much each of so many features counts: long clauses have more of them, and mean no more by it. */
export function shareOf(features: number): number {
  return 4 / Math.sqrt(features || 1);
}

/** How sure the classifier is of each kind: they add up to 1. */
export type Shares = Readonly<Record<ClauseKind, number>>;

/**
 * How sure a classifier is of each kind, by the features of a text; they add up to 1.
 * Features beyond the table's rows, a power of two, share rows.
 */
export function scoresOf({ scale, bias, table }: Weights, features: Int32Array): Float32Array {
  const size = bias.length;
  const mask = table.length / size - 1;
  const share = shareOf(features.length) * scale;
  const sums = new Float32Array(size);
  for (const feature of features) {
    const row = (feature & mask) * size;
    for (let kind = 0; kind < size; kind++) sums[kind] = (sums[kind] as number) + (table[row + kind] as number);
  }
  let total = 0;
  for (let kind = 0; kind < size; kind++) {
    sums[kind] = Math.exp((sums[kind] as number) * share + (bias[kind] as number));
    total += sums[kind] as number;
  }
  for (let kind = 0; kind < size; kind++) sums[kind] = (sums[kind] as number) / total;
  return sums;
}

/** Scores one clause's features. */
export function sharesOf(weights: Weights, features: Int32Array): Shares {
  const [question = 0, request = 0, wish = 0, remark = 0, courtesy = 0] = scoresOf(weights, features);
  return { question, request, wish, remark, courtesy };
}

let loaded: Weights | undefined;

/** The weights of the repository, read when they are first needed. */
export function storedWeights(): Weights {
  loaded ??= unpackWeights(readFileSync(new URL("weights.bin", import.meta.url)), clauseKinds.length, rows);
  return loaded;
}

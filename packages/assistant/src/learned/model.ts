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
const header = 4 * (1 + clauseKinds.length);

/** Writes weights as one file: scale, biases, table. */
export function packWeights({ scale, bias, table }: Weights): Uint8Array {
  const packed = new Uint8Array(header + table.length);
  const view = new DataView(packed.buffer);
  view.setFloat32(0, scale, true);
  for (const [index, value] of bias.entries()) view.setFloat32(4 + 4 * index, value, true);
  packed.set(new Uint8Array(table.buffer, table.byteOffset, table.length), header);
  return packed;
}

/** Reads what {@link packWeights} wrote, without a copy of the table. */
export function unpackWeights(packed: Uint8Array): Weights {
  if (packed.length !== header + rows * clauseKinds.length)
    throw new Error("The weights don't fit what the classifier looks at: run npm run train");
  const view = new DataView(packed.buffer, packed.byteOffset);
  return {
    scale: view.getFloat32(0, true),
    bias: Float32Array.from(clauseKinds, (_, index) => view.getFloat32(4 + 4 * index, true)),
    table: new Int8Array(packed.buffer, packed.byteOffset + header, rows * clauseKinds.length),
  };
}

/** How much each of so many features counts: long clauses have more of them, and mean no more by it. */
export function shareOf(features: number): number {
  return 4 / Math.sqrt(features || 1);
}

/** How sure the classifier is of each kind: they add up to 1. */
export type Shares = Readonly<Record<ClauseKind, number>>;

/** The sums of one clause; used at once and overwritten by the next call. */
const sums = new Float32Array(clauseKinds.length);

/** Scores one clause's features. */
export function sharesOf({ scale, bias, table }: Weights, features: Int32Array): Shares {
  const size = sums.length;
  const share = shareOf(features.length) * scale;
  sums.fill(0);
  for (const feature of features) {
    const row = feature * size;
    for (let kind = 0; kind < size; kind++) sums[kind] = (sums[kind] as number) + (table[row + kind] as number);
  }
  let total = 0;
  for (let kind = 0; kind < size; kind++) {
    sums[kind] = Math.exp((sums[kind] as number) * share + (bias[kind] as number));
    total += sums[kind] as number;
  }
  const [question = 0, request = 0, wish = 0, remark = 0, courtesy = 0] = sums;
  return {
    question: question / total,
    request: request / total,
    wish: wish / total,
    remark: remark / total,
    courtesy: courtesy / total,
  };
}

let loaded: Weights | undefined;

/** The weights of the repository, read when they are first needed. */
export function storedWeights(): Weights {
  loaded ??= unpackWeights(readFileSync(new URL("weights.bin", import.meta.url)));
  return loaded;
}

import { readFileSync } from "node:fs";
import { featuresOf } from "./features.ts";
import { actLabels, conductLabels, type PreviousMove, topicLabels } from "./labels.ts";

/** Labels of all heads in the order of the weights. */
export const allLabels: readonly string[] = [
  ...actLabels,
  ...topicLabels.map((topic) => `topic:${topic}`),
  ...conductLabels.map((topic) => `conduct:${topic}`),
];

/** Marks the file's format; raise it when the layout changes. */
const magic = 0x4c4c5732;

/**
 * Sparse linear weights: for each known feature a run of (label, weight). Weights are whole numbers from -127 to 127
 * times `scale`.
 */
export interface Weights {
  scale: number;
  bias: Float32Array;
  /** Sorted hashes of the known features, and where the entries of each begin; one more at the end. */
  hashes: Uint32Array;
  offsets: Uint32Array;
  labels: Uint8Array;
  values: Int8Array;
}

/** Writes weights as one file: a header, then the arrays in the order of {@link Weights}. */
export function packWeights({ scale, bias, hashes, offsets, labels, values }: Weights): Uint8Array {
  const header = new DataView(new ArrayBuffer(20));
  header.setUint32(0, magic, true);
  header.setUint32(4, bias.length, true);
  header.setUint32(8, hashes.length, true);
  header.setUint32(12, labels.length, true);
  header.setFloat32(16, scale, true);
  const parts = [header, bias, hashes, offsets, labels, values].map(
    (part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  );
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** Reads what {@link packWeights} wrote; throws where the file is of another format or another set of labels. */
export function unpackWeights(packed: Uint8Array): Weights {
  const bytes = packed.slice().buffer;
  const header = new DataView(bytes);
  const [labelCount, featureCount, entryCount] = [4, 8, 12].map((at) => header.getUint32(at, true)) as [
    number,
    number,
    number,
  ];
  if (header.getUint32(0, true) !== magic || labelCount !== allLabels.length)
    throw new Error("The classifier's weights don't fit its labels: run npm run train");
  let at = 20;
  const bias = new Float32Array(bytes, at, labelCount);
  at += labelCount * 4;
  const hashes = new Uint32Array(bytes, at, featureCount);
  at += featureCount * 4;
  const offsets = new Uint32Array(bytes, at, featureCount + 1);
  at += (featureCount + 1) * 4;
  const labels = new Uint8Array(bytes, at, entryCount);
  const values = new Int8Array(bytes, at + entryCount, entryCount);
  return { scale: header.getFloat32(16, true), bias, hashes, offsets, labels, values };
}

/** How much each of so many known features counts: long clauses have more of them, and mean no more by it. */
export function shareOf(known: number): number {
  return 3 / Math.sqrt(known || 1);
}

/** Scores clauses by weights; keeps an index of them, so make one and use it for all. */
export class Classifier {
  private readonly weights: Weights;
  private readonly slots: Int32Array;
  private readonly mask: number;

  constructor(weights: Weights) {
    this.weights = weights;
    let size = 1;
    while (size < weights.hashes.length * 2) size *= 2;
    this.mask = size - 1;
    this.slots = new Int32Array(size).fill(-1);
    for (let i = 0; i < weights.hashes.length; i++) {
      let at = (weights.hashes[i] as number) & this.mask;
      while (this.slots[at] !== -1) at = (at + 1) & this.mask;
      this.slots[at] = i;
    }
  }

  /** Probabilities of all labels, in the order of {@link allLabels}. */
  probabilities(text: string, after: PreviousMove, cues: readonly string[]): Float32Array {
    const { weights } = this;
    const sums = new Float32Array(weights.bias.length);
    let known = 0;
    for (const hash of featuresOf(text, after, cues)) {
      const feature = this.indexOf(hash);
      if (feature < 0) continue;
      known += 1;
      const end = weights.offsets[feature + 1] as number;
      for (let k = weights.offsets[feature] as number; k < end; k++) {
        const label = weights.labels[k] as number;
        sums[label] = (sums[label] as number) + (weights.values[k] as number);
      }
    }
    const scale = weights.scale * shareOf(known);
    for (let label = 0; label < sums.length; label++)
      sums[label] = 1 / (1 + Math.exp(-((sums[label] as number) * scale + (weights.bias[label] as number))));
    return sums;
  }

  private indexOf(hash: number): number {
    let at = hash & this.mask;
    for (;;) {
      const index = this.slots[at] as number;
      if (index === -1 || this.weights.hashes[index] === hash) return index;
      at = (at + 1) & this.mask;
    }
  }
}

/** Where the labels of each head begin among {@link allLabels}. */
export const headAt = { acts: 0, topics: actLabels.length, conduct: actLabels.length + topicLabels.length } as const;

let loaded: Classifier | undefined;

/** The classifier with the weights of the repository, read once. */
export function classifier(): Classifier {
  loaded ??= new Classifier(unpackWeights(readFileSync(new URL("weights.bin", import.meta.url))));
  return loaded;
}

import { type DoubtableSlot, isDoubted, type Place, wishFeatures, wishKinds, wishRows } from "../src/learned/wished.ts";
import type { SlotName } from "../src/types.ts";
import type { Labeled, LinearTask } from "./fit.ts";
import { readingAlone, readLines } from "./texts.ts";

/** A message with the values that the rules read from it, and whether each is the renter's own wish. */
export interface WishExample {
  asked: string;
  /** The slots filled before; absent if that isn't known. */
  known?: SlotName[];
  text: string;
  values: (Place & { slot: DoubtableSlot; wished: boolean })[];
}

export const wishSplits = {
  train: "wishes.train",
  talk: "wishes.talk",
  plain: "wishes.plain",
  dev: "wishes.dev",
  talkDev: "wishes.talk-dev",
  sealed: "wishes.sealed",
} as const;

/** Reads a file of labeled messages; see `training/README.md`. */
export function readWishes(name: string): WishExample[] {
  return readLines<WishExample>(name);
}

/** There are many messages without a distraction, so they count less. */
const weightOfPlain = 1;

/** The data that the classifier of values is trained on. */
export function wishTask(): LinearTask {
  const examples = [
    ...readWishes(wishSplits.train).flatMap((example) => labeledOf(example, 1)),
    ...readWishes(wishSplits.talk).flatMap((example) => labeledOf(example, 1)),
    ...readWishes(wishSplits.plain).flatMap((example) => labeledOf(example, weightOfPlain)),
  ];
  return { examples, size: wishKinds.length, rows: wishRows };
}

function labeledOf({ text, values, ...before }: WishExample, weight: number): Labeled[] {
  const reading = readingAlone(text);
  return values.map(({ slot, wished, ...place }) => ({
    features: wishFeatures(reading, slot, place, before),
    kind: wishKinds.indexOf(wished ? "wished" : "other"),
    weight,
  }));
}

/** How many of a split's values are wishes or belong to something else, and how many of each the stored weights doubt. */
export function scoreWishes(name: string): Record<(typeof wishKinds)[number], { count: number; doubted: number }> {
  const scores = { wished: { count: 0, doubted: 0 }, other: { count: 0, doubted: 0 } };
  for (const { text, values, ...before } of readWishes(name)) {
    const reading = readingAlone(text);
    for (const { slot, wished, ...place } of values) {
      const score = scores[wished ? "wished" : "other"];
      score.count++;
      if (isDoubted(reading, slot, place, before)) score.doubted++;
    }
  }
  return scores;
}

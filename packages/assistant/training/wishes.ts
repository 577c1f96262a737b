import { readFileSync } from "node:fs";
import { type DoubtableSlot, type Place, wishFeatures, wishKinds, wishRows } from "../src/learned/wished.ts";
import { southFlorida } from "../src/markets/southFlorida.ts";
import { lexiconFor } from "../src/understanding/lexiconFor.ts";
import { Reading } from "../src/understanding/reading.ts";
import type { Labeled, LinearTask } from "./fit.ts";

/** A message with the values that the rules read from it, and whether each is the renter's own wish. */
export interface WishExample {
  asked: string;
  text: string;
  values: (Place & { slot: DoubtableSlot; wished: boolean })[];
}

export const wishSplits = { train: "wishes.train", plain: "wishes.plain", dev: "wishes.dev" } as const;

/** Reads a file of labeled messages; see `training/README.md`. */
export function readWishes(name: string): WishExample[] {
  return readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as WishExample);
}

/** There are many messages without a distraction, so they count less. */
const weightOfPlain = 1;

/** The data that the classifier of values is trained on. */
export function wishTask(): LinearTask {
  const examples = [
    ...readWishes(wishSplits.train).flatMap((example) => labeledOf(example, 1)),
    ...readWishes(wishSplits.plain).flatMap((example) => labeledOf(example, weightOfPlain)),
  ];
  return { examples, size: wishKinds.length, rows: wishRows };
}

function labeledOf({ asked, text, values }: WishExample, weight: number): Labeled[] {
  const reading = new Reading(text, lexiconFor(southFlorida));
  return values.map(({ slot, wished, ...place }) => ({
    features: wishFeatures(reading, slot, place, asked),
    kind: wishKinds.indexOf(wished ? "wished" : "other"),
    weight,
  }));
}

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readExamples } from "../../commands/train.ts";
import { actLabels, conductLabels, topicLabels } from "../../src/learned/labels.ts";
import { packWeights } from "../../src/learned/model.ts";
import { type Example, train } from "../../src/learned/train.ts";

const folder = new URL("../../training/", import.meta.url);
const committed = readFileSync(new URL("../../src/learned/weights.bin", import.meta.url));
const maxBytes = 1.5 * 1024 * 1024;

/** Lines of the files that are open to everyone. */
function openLines(): { place: string; line: Example }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl") && !file.startsWith("test."))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(new URL(file, folder), "utf8").split("\n");
      return lines.flatMap((text, index) =>
        text.trim() === "" ? [] : [{ place: `${file}:${index + 1}`, line: JSON.parse(text) as Example }],
      );
    });
}

/** Shorter texts ("ok thanks") are what anyone writes: two authors who never met have them in common. */
const minWords = 4;

/** A text without what makes no difference to what it says. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

describe("training lines", () => {
  test("carry known labels only", () => {
    const known = {
      acts: new Set<string>(actLabels),
      topics: new Set<string>(topicLabels),
      conduct: new Set<string>(conductLabels),
    };
    const strange = openLines().flatMap(({ place, line }) =>
      (["acts", "topics", "conduct"] as const).flatMap((kind) =>
        (line[kind] ?? []).filter((label) => !known[kind].has(label)).map((label) => `${place}: ${kind} "${label}"`),
      ),
    );
    expect(strange).toEqual([]);
  });

  test("are none of the sealed ones", () => {
    const { sealed } = readExamples();
    expect(sealed.length).toBeGreaterThan(0);
    const texts = new Set(sealed.map(({ text }) => plain(text)).filter((text) => text.split(" ").length >= minWords));
    expect(texts.size).toBeGreaterThan(sealed.length / 2);
    // Places alone: nobody who works on the code reads a sealed line.
    const shared = openLines().filter(({ line }) => texts.has(plain(line.text)));
    expect(shared.map(({ place }) => place)).toEqual([]);
  });
});

describe("training", () => {
  test("gives the same weights each time", () => {
    const examples = readExamples().train.filter((_, index) => index % 40 === 0);
    expect(examples.length).toBeGreaterThan(200);
    const [first, second] = [packWeights(train(examples)), packWeights(train(examples))];
    expect(Buffer.compare(first, second)).toBe(0);
  }, 60_000);

  test("gives the committed weights, byte for byte", () => {
    const packed = packWeights(train(readExamples().train));
    // A comparison of a million bytes would be printed in full by toEqual.
    expect(Buffer.compare(packed, committed)).toBe(0);
  }, 180_000);

  test("keeps the weights small", () => {
    expect(committed.length).toBeLessThan(maxBytes);
  });
});

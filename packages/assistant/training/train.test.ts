import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ConductKind, conductOf } from "../src/learned/conduct.ts";
import { packWeights, storedWeights } from "../src/learned/model.ts";
import { cutWords } from "../src/understanding/words.ts";
import { conductSplits, readConduct, trainConduct } from "./conduct.ts";
import { readExamples, splits } from "./examples.ts";
import { rates, scoreClauses } from "./score.ts";
import { train } from "./train.ts";

test("training again gives the stored weights, byte for byte", () => {
  const stored = readFileSync(new URL("../src/learned/weights.bin", import.meta.url));
  expect(Buffer.compare(packWeights(train(splits.train)), stored)).toBe(0);
  expect(stored.length).toBeLessThan(1_500_000);
}, 120_000);

test("training the classifier of whole messages again gives its stored weights", () => {
  const stored = readFileSync(new URL("../src/learned/conduct.bin", import.meta.url));
  expect(Buffer.compare(packWeights(trainConduct()), stored)).toBe(0);
});

test("finds what is urgent in whole messages, and leaves ordinary ones alone", () => {
  const examples = readConduct(conductSplits.dev).map(({ kind, text }) => ({
    kind,
    got: conductOf(text, cutWords(text)),
  }));
  const found = (kind: ConductKind) => {
    const meant = examples.filter((example) => example.kind === kind);
    return meant.filter(({ got }) => got === kind).length / meant.length;
  };
  expect(found("none")).toBeGreaterThan(0.97);
  expect(found("emergency")).toBeGreaterThan(0.8);
  expect(found("stop")).toBeGreaterThan(0.7);
});

test("the stored weights tell questions, requests and remarks apart on messages they weren't trained on", () => {
  const scored = scoreClauses(storedWeights(), readExamples(splits.dev));
  const asks = rates(
    scored,
    (kind) => kind === "question" || kind === "request",
    ({ question, request }) => question + request >= 0.6,
  );
  expect(asks.precision).toBeGreaterThan(0.88);
  expect(asks.recall).toBeGreaterThan(0.8);
});

test("no message of one split is in another", () => {
  const texts = (name: string) => readExamples(name).map(({ clauses }) => clauses.map(([, text]) => text).join(" "));
  const trained = new Set(splits.train.flatMap(texts));
  // Bare answers ("2", "yes") come out the same from anyone.
  const isLong = (text: string) => text.split(" ").length > 3;
  expect(texts(splits.dev).filter((text) => isLong(text) && trained.has(text))).toEqual([]);
  expect(texts(splits.test).filter((text) => isLong(text) && trained.has(text))).toEqual([]);
  expect(texts(splits.sealed).filter((text) => isLong(text) && trained.has(text)).length).toBe(0);
});

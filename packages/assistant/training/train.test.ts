import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packWeights, storedWeights } from "../src/learned/model.ts";
import { readExamples, splits } from "./examples.ts";
import { rates, scoreClauses } from "./score.ts";
import { train } from "./train.ts";

test("training again gives the stored weights, byte for byte", () => {
  const stored = readFileSync(new URL("../src/learned/weights.bin", import.meta.url));
  expect(Buffer.compare(packWeights(train(splits.train)), stored)).toBe(0);
  expect(stored.length).toBeLessThan(1_500_000);
}, 120_000);

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

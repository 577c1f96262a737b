import { expect, test } from "vitest";
import { asideFrom } from "../src/learned/aside.ts";
import { type ConductKind, conductOf } from "../src/learned/conduct.ts";
import { margins } from "../src/learned/judge.ts";
import { storedWeights } from "../src/learned/model.ts";
import { outputsOf, packNetwork } from "../src/learned/network.ts";
import {
  type QuestionField,
  type QuestionRead,
  questionFeatures,
  questionHeads,
  readQuestion,
} from "../src/learned/question.ts";
import { stanceFrom } from "../src/learned/stance.ts";
import { cutWords } from "../src/understanding/words.ts";
import { asideSplits, readAsides } from "./asides.ts";
import { classifiers, fingerprintOf, storedFile, storedFingerprints } from "./classifiers.ts";
import { conductSplits, readConduct } from "./conduct.ts";
import { readExamples, splits } from "./examples.ts";
import { fitNetwork } from "./network.ts";
import { questionSplits, questionTasks, readQuestions } from "./questions.ts";
import { accuracyOf, rates, scoreClauses } from "./score.ts";
import { readStances, stanceSplits } from "./stances.ts";
import { kindsOfTalk, readTalk, talkSplits } from "./talk.ts";
import { readingAlone } from "./texts.ts";
import { scoreWishes, wishSplits } from "./wishes.ts";

const all = classifiers();

test.each(all)("the weights of $name are what was trained on today's texts; npm run train renews them", (one) => {
  expect(fingerprintOf(one)).toBe(storedFingerprints()[one.name]);
});

// The fastest to train stands for the others, which npm run train -- --check trains again.
test.each(all.filter(({ name }) => name === "wished"))(
  "training $name again gives the stored weights, byte for byte",
  ({ name, train }) => {
    expect(Buffer.compare(train(), storedFile(name))).toBe(0);
  },
);

test("training a network twice gives the same weights, which tell what they were trained on", () => {
  const { network } = questionTasks();
  const task = { ...network, examples: network.examples.filter((_, at) => at % 160 === 0) };
  const [one, another] = [fitNetwork(task), fitNetwork(task)];
  expect(Buffer.compare(packNetwork(one), packNetwork(another))).toBe(0);
  const { start, count } = questionHeads.ops;
  const isRight = ({ features, right }: (typeof task.examples)[number]) => {
    const outputs = outputsOf(one, features).slice(start, start + count);
    return outputs.indexOf(Math.max(...outputs)) === right[0]?.[0];
  };
  expect(task.examples.filter(isRight).length / task.examples.length).toBeGreaterThan(0.9);
});

test("the weights of clauses stay small", () => {
  expect(storedFile("weights").length).toBeLessThan(1_500_000);
});

test("reads what questions of an author it wasn't trained on ask, and of which facts", () => {
  const asked = readQuestions(questionSplits.dev).map((example) => ({ example, read: readAlone(example.text) }));
  const asking = asked.filter(({ example }) => example.op !== "none");
  const share = (of: typeof asked, isRight: (one: (typeof asked)[number]) => boolean) =>
    of.filter(isRight).length / of.length;
  expect(share(asking, ({ read }) => read.asks >= 0.5)).toBeGreaterThan(0.95);
  expect(share(asking, ({ example, read }) => read.op === example.op)).toBeGreaterThan(0.85);
  expect(share(asking, ({ example, read }) => example.fields.includes(likeliestField(read)))).toBeGreaterThan(0.85);
});

test.each([wishSplits.dev, wishSplits.talkDev])(
  "doubts values that aren't wishes, and hardly any that are, of an author it wasn't trained on: %s",
  (split) => {
    const { wished, other } = scoreWishes(split);
    expect(other.doubted / other.count).toBeGreaterThan(0.4);
    expect(wished.doubted / wished.count).toBeLessThan(0.04);
  },
);

function readAlone(text: string) {
  const reading = readingAlone(text);
  return readQuestion(reading, { start: 0, end: reading.words.length });
}

function likeliestField({ fields }: QuestionRead): QuestionField {
  return [...fields].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

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

test("knows what clauses of an author it wasn't trained on do, and is seldom sure of something else", () => {
  const { all, sure } = sharesRight(stanceSplits.dev);
  expect(all).toBeGreaterThan(0.8);
  expect(sure).toBeGreaterThan(0.93);
  // Half of these are about something else than a search, said in words of all kinds.
  const beyond = sharesRight(stanceSplits.beyond);
  expect(beyond.all).toBeGreaterThan(0.5);
  expect(beyond.sure).toBeGreaterThan(0.85);
});

/** How many clauses of a file are known for what they do, of all and of those that the classifier is sure of. */
function sharesRight(file: string): { all: number; sure: number } {
  const read = readStances(file).map(({ stance, text }) => {
    const reading = readingAlone(text);
    return { stance, got: stanceFrom(questionFeatures(reading, { start: 0, end: reading.words.length })) };
  });
  const sure = read.filter(({ got }) => got !== null);
  const right = sure.filter(({ stance, got }) => got === stance);
  return { all: right.length / read.length, sure: right.length / sure.length };
}

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

test("tells what clauses in the middle of chats do, of an author it wasn't trained on", () => {
  const scored = scoreClauses(storedWeights(), kindsOfTalk(readTalk(talkSplits.dev)));
  expect(accuracyOf(scored)).toBeGreaterThan(0.77);
  const asks = rates(
    scored,
    (kind) => kind === "question" || kind === "request",
    ({ question, request }) => question + request >= margins.asksPlainly,
  );
  expect(asks.precision).toBeGreaterThan(0.9);
  expect(asks.recall).toBeGreaterThan(0.84);
});

test("finds what an author it wasn't trained on asks besides homes, and takes few look-alikes for it", () => {
  const read = readAsides(asideSplits.dev).map(({ kind, text }) => {
    const reading = readingAlone(text);
    return { kind, got: asideFrom(questionFeatures(reading, { start: 0, end: reading.words.length })) };
  });
  const meant = read.filter(({ kind }) => kind !== "none");
  const others = read.filter(({ kind }) => kind === "none");
  expect(meant.filter(({ kind, got }) => got === kind).length / meant.length).toBeGreaterThan(0.8);
  expect(others.filter(({ got }) => got !== "none").length / others.length).toBeLessThan(0.04);
});

test("no message of one split is in another", () => {
  const texts = (name: string) => readExamples(name).map(({ clauses }) => clauses.map(([, text]) => text).join(" "));
  const trained = new Set(splits.train.flatMap(texts));
  // Bare answers ("2", "yes") come out the same from anyone.
  const isLong = (text: string) => text.split(" ").length > 3;
  expect(texts(splits.dev).filter((text) => isLong(text) && trained.has(text))).toEqual([]);
  expect(texts(splits.test).filter((text) => isLong(text) && trained.has(text))).toEqual([]);
  expect(texts(splits.sealed).filter((text) => isLong(text) && trained.has(text)).length).toBe(0);
  const talk = (name: string) => readTalk(name).map(({ clauses }) => clauses.map(({ text }) => text).join(" "));
  const talked = new Set(talk(talkSplits.train));
  expect(talk(talkSplits.dev).filter((text) => isLong(text) && talked.has(text)).length).toBe(0);
  expect(talk(talkSplits.sealed).filter((text) => isLong(text) && talked.has(text)).length).toBe(0);
});
